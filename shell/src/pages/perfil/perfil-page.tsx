import type { View } from '@aura/shared-federation/contract';
import { checkEmailVerification, sendEmailVerification } from '@aura/shared-session/host';
import { Link, Navigate } from '@aura/shared-session/router';
import { PageHeader } from '@aura/shared-ui';
import { Avatar } from '@aura/shared-ui/host';
import { ConfirmHint } from '../../account/access/confirm-hint.tsx';
import { afterConfirming } from '../../account/access/destination.ts';
import { WithAccount } from '../../account/signed-in/with-account.tsx';
import { ExtensionPoint } from '../../extensions/index.ts';
import { useLastTool } from '../../frame/use-last-tool.ts';
import { useHomeOf } from '../../navigation/ways.ts';
import styles from './perfil.module.css';

/** `/perfil`: "Meu Painel", with the cards of the remotes. Roles with another home are sent there. */
export default function PerfilPage() {
  return (
    <WithAccount>
      {({ user, profile }) => (
        <PanelOf
          role={profile.role}
          name={profile.name}
          picture={profile.avatarUrl}
          unconfirmed={user.emailVerified ? null : user.email}
        />
      )}
    </WithAccount>
  );
}

function PanelOf({ role, ...rest }: Props & { readonly role: string | undefined }) {
  const home = useHomeOf(role);
  return home ? <Navigate to={home.path} replace /> : <Panel {...rest} />;
}

interface Props {
  readonly name: string;
  readonly picture: string | null;
  /** The address that the person has not confirmed; null if there is none. */
  readonly unconfirmed: string | null;
}

/** Where the link of the message leads back to. */
const PANEL = '/perfil';

function Panel({ name, picture, unconfirmed }: Props) {
  const last = useLastTool();
  const firstName = name.trim().split(/\s+/)[0];
  return (
    <>
      <div className={styles['top']}>
        <Avatar name={name} url={picture} size="lg" />
        <PageHeader title={firstName ? `Olá, ${firstName}` : 'Olá'} />
        {last && (
          <p className={styles['last']}>
            Aberta por último: <Link to={last.path}>{last.label}</Link>
          </p>
        )}
      </div>
      <div className={styles['cards']}>
        <div className={styles['wide']}>
          <ExtensionPoint point="panel.card" only={isWide} />
          {unconfirmed !== null && (
            <ConfirmHint
              email={unconfirmed}
              sendVerification={() => {
                afterConfirming.keep(PANEL);
                return sendEmailVerification();
              }}
              checkVerification={checkEmailVerification}
            />
          )}
        </div>
        <div>
          <ExtensionPoint point="panel.card" only={isMain} />
        </div>
        <div>
          <ExtensionPoint point="panel.card" only={isAside} />
        </div>
      </div>
    </>
  );
}

const findColumn = (card: View) => ('column' in card ? card.column : undefined) ?? 'main';
const isWide = (card: View) => findColumn(card) === 'wide';
const isMain = (card: View) => findColumn(card) === 'main';
const isAside = (card: View) => findColumn(card) === 'side';
