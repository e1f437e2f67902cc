import { useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';
import { useHomeOf } from '../../navigation/ways.ts';

/** The way on: for those who run a company, where their work begins; for everybody else, a conversation. */
export function FirstWay() {
  const session = useSession();
  const home = useHomeOf(session.status === 'signedIn' ? session.profile.role : undefined);
  return home ? (
    <Link to={home.path} className={buttonClass({ size: 'lg' })}>
      {home.label}
    </Link>
  ) : (
    <Link to="/contato?assunto=empresa" className={buttonClass({ size: 'lg' })}>
      Falar com a equipe
    </Link>
  );
}
