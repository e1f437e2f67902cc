import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { useIsKnownPath } from '../../routes/known-paths.tsx';

const COCKPIT = '/cockpit';

/** The way on: for those who run a company, their cockpit where there is one; for everybody else, a conversation. */
export function FirstWay() {
  const session = useSession();
  const hasCockpit = useIsKnownPath(COCKPIT);
  const isManager = session.status === 'signedIn' && session.profile.role === 'gestor_rh';
  return isManager && hasCockpit ? (
    <Link to={COCKPIT} className={buttonClass({ size: 'lg' })}>
      Abrir o Painel de Gestão
    </Link>
  ) : (
    <Link to="/contato?assunto=empresa" className={buttonClass({ size: 'lg' })}>
      Falar com a equipe
    </Link>
  );
}
