import type { View } from '@aura/shared-federation/contract';
import { setConsent, useIsOperator } from '@aura/shared-session/host';
import { ChoiceGroup, PageHeader } from '@aura/shared-ui';
import { SectionNav } from '@aura/shared-pages/navigation';
import { type ReactNode, useCallback, useState } from 'react';
import { ExtensionPoint, useOffered } from '../../extensions/index.ts';
import { SecondFactorSetup } from '../second-factor/second-factor-setup.tsx';
import type { Account } from '../signed-in/with-account.tsx';
import { NameForm } from './name-form.tsx';
import { PasswordForm } from './password-form.tsx';
import { PhotoForm } from './photo/photo-form.tsx';
import type { SettingsPorts } from './ports.ts';
import { Sessions } from './sessions.tsx';
import styles from './settings.module.css';
import { YourData } from './your-data/your-data.tsx';
import { useConsent } from '@aura/shared-session';
import { setTheme, type Theme, useTheme } from '../../theme/index.ts';

const THEMES: readonly { readonly value: Theme; readonly label: string; readonly description?: string }[] = [
  { value: 'system', label: 'Sistema', description: 'Acompanha o tema do seu aparelho.' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
];

/** The theme of this device; it takes effect at once. */
export function ThemeChoice() {
  const theme = useTheme();
  return (
    <ChoiceGroup
      legend="Tema"
      name="tema"
      options={THEMES}
      value={theme}
      onChange={(chosen) => setTheme(THEMES.find(({ value }) => value === chosen)?.value ?? 'system')}
    />
  );
}

const COOKIE_CHOICES = [
  { value: 'accepted', label: 'Aceitar', description: 'Medimos visitas e o resultado de anúncios.' },
  { value: 'refused', label: 'Recusar', description: 'Nada é medido nem guardado para esse fim.' },
];

/** The cookie choice, changeable at any time; it takes effect at once. */
function CookieChoice() {
  const consent = useConsent();
  return (
    <ChoiceGroup
      legend="Cookies de medição"
      name="cookies"
      options={COOKIE_CHOICES}
      value={consent === 'undecided' ? null : consent}
      onChange={(value) => setConsent(value === 'accepted' ? 'accepted' : 'refused', 'settings')}
    />
  );
}

interface Props {
  readonly account: Account;
  readonly ports: SettingsPorts;
}

/** The sections of remotes, those that may show nothing last and only once they do, and what follows them. */
function useRemoteSections() {
  const [shown, setShown] = useState<readonly string[]>([]);
  const follow = useCallback(({ name }: View, isVisible: boolean) => {
    setShown((before) => [...before.filter((one) => one !== name), ...(isVisible ? [name] : [])]);
  }, []);
  const sections = useOffered('settings.section').map(({ extension }) => extension);
  const optional = sections.filter(({ name, mayBeEmpty }) => mayBeEmpty === true && shown.includes(name));
  return { sections: sections.filter(({ mayBeEmpty }) => mayBeEmpty !== true), optional, follow };
}

/** Everything that a person decides about their account, here and in the remotes; each block is saved by itself. */
export function Settings({ account: { user, profile }, ports }: Props) {
  const { update } = ports;
  const isOperator = useIsOperator();
  const remote = useRemoteSections();
  const hasSecondFactor = isOperator || profile.role === 'gestor_rh';
  const entries = [
    ['nome', 'Dados pessoais'],
    ['foto', 'Foto'],
    ...remote.sections.map(({ name, title }) => [name, title]),
    ['senha', 'Senha'],
    ['sessoes', 'Sessões'],
    ...(hasSecondFactor ? [['segundo-fator', 'Segundo fator']] : []),
    ['aparencia', 'Aparência'],
    ['privacidade', 'Privacidade'],
    ['seus-dados', 'Seus dados'],
    ...remote.optional.map(({ name, title }) => [name, title]),
  ].map(([id = '', label = '']) => ({ label, path: `/configuracoes#${id}` }));
  return (
    // The forms keep what was typed: for the next person everything begins anew.
    <div key={user.uid} className={styles['page']}>
      <PageHeader title="Configurações da Conta" lead={user.email ?? undefined} />
      <SectionNav label="Seções desta página" pages={entries} current={null} />
      <SettingsSection id="nome" title="Dados pessoais" text="É por este nome que chamamos você.">
        <NameForm name={profile.name} update={update} />
      </SettingsSection>
      <SettingsSection id="foto" title="Foto" text="Aparece no menu e no seu painel. Só você a vê.">
        <PhotoForm profile={profile} update={update} preparePhoto={ports.preparePhoto} />
      </SettingsSection>
      <ExtensionPoint point="settings.section" frame={renderSection} onVisible={remote.follow} />
      {user.providers.includes('password') && user.email !== null ? (
        <SettingsSection id="senha" title="Senha" text="Pedimos a senha atual antes de trocar.">
          <PasswordForm email={user.email} name={profile.name} changePassword={ports.changePassword} />
        </SettingsSection>
      ) : (
        <SettingsSection
          id="senha"
          title="Senha"
          text="Você entra com o Google. A senha é definida e alterada na sua conta do Google."
        />
      )}
      <SettingsSection
        id="sessoes"
        title="Sessões"
        text="Onde sua conta foi usada. Encerrar vale na hora, em todo aparelho e navegador, também neste."
      >
        <Sessions listSessions={ports.listSessions} endSessions={ports.endSessions} />
      </SettingsSection>
      {hasSecondFactor && (
        <SettingsSection
          id="segundo-fator"
          title="Segundo fator"
          text={
            isOperator
              ? 'Quem opera a Aura entra também com o código de um aplicativo autenticador.'
              : 'Quem gere uma empresa vê dados de outras pessoas: proteja a entrada com o código de um aplicativo autenticador.'
          }
        >
          <SecondFactorSetup {...ports.secondFactor} />
        </SettingsSection>
      )}
      <SettingsSection id="aparencia" title="Aparência" text="Vale para este aparelho, na hora.">
        <ThemeChoice />
      </SettingsSection>
      <SettingsSection
        id="privacidade"
        title="Privacidade"
        text="Seu currículo, seu nome e seus resultados nunca entram na medição."
      >
        <CookieChoice />
      </SettingsSection>
      <SettingsSection
        id="seus-dados"
        title="Seus dados"
        text="Por segurança, podemos pedir que você confirme sua identidade antes."
      >
        <YourData ports={ports.data} />
      </SettingsSection>
    </div>
  );
}

/** The section that a remote fills; its name is its fragment. */
const renderSection = (extension: View, content: ReactNode) =>
  extension.point === 'settings.section' && (
    <SettingsSection id={extension.name} title={extension.title} text={extension.text}>
      {content}
    </SettingsSection>
  );

interface SettingsSectionProps {
  /** Fragment of its address. */
  readonly id: string;
  readonly title: string;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** A block of the settings: its explanation on one side, the controls on the other. */
function SettingsSection({ id, title, text, children }: SettingsSectionProps) {
  return (
    <section className={styles['section']}>
      <div>
        <h2 id={id}>{title}</h2>
        {text !== undefined && <p className={styles['note']}>{text}</p>}
      </div>
      {children && <div>{children}</div>}
    </section>
  );
}
