import type { View } from '@aura/shared-federation/contract';
import { Link, Navigate } from '@aura/shared-session/router';
import { PageHeader } from '@aura/shared-ui';
import { Avatar } from '@aura/shared-ui/host';
import { WithAccount } from '../../account/signed-in/with-account.tsx';
import { ExtensionPoint } from '../../extensions/index.ts';
import { useLastTool } from '../../frame/use-last-tool.ts';
import { useHomeOf } from '../../navigation/ways.ts';
import styles from './perfil.module.css';

/** `/perfil`: "Meu Painel", with the cards of the remotes. Roles with another home are sent there. */
export default function PerfilPage() {
  return (
    <WithAccount>
      {({ profile }) => <PanelOf role={profile.role} name={profile.name} picture={profile.avatarUrl} />}
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
}

function Panel({ name, picture }: Props) {
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
