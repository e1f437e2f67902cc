import { changePassword } from '@aura/shared-session/host';
import { PageHeader } from '@aura/shared-ui';
import type { Account } from '../signed-in/with-account.tsx';
import { CookieChoice } from './cookie-choice.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import styles from './settings.module.css';

interface Props {
  readonly account: Account;
}

/** Name, password and privacy of an account. */
export function Settings({ account: { user, profile } }: Props) {
  return (
    <div className={styles['page']}>
      <PageHeader title="Configurações da Conta" lead={user.email ?? undefined} />
      <SettingsSection title="Dados pessoais" text="É por este nome que chamamos você.">
        <NameForm key={user.uid} name={profile.name} />
      </SettingsSection>
      {user.providers.includes('password') && user.email !== null ? (
        <SettingsSection title="Senha" text="Pedimos a senha atual antes de trocar.">
          <PasswordForm email={user.email} changePassword={changePassword} />
        </SettingsSection>
      ) : (
        <SettingsSection
          title="Senha"
          text="Você entra com o Google. A senha é definida e alterada na sua conta do Google."
        />
      )}
      <SettingsSection
        title="Privacidade"
        text="Seu currículo, seu nome e seus resultados nunca entram na medição."
      >
        <CookieChoice />
      </SettingsSection>
    </div>
  );
}
