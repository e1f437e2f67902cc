import { Link } from '@aura/shared-session/router';
import { buttonClass } from '@aura/shared-ui';

/** The way from a limit to the plans. */
export const PlansLink = () => (
  <Link className={buttonClass({ variant: 'secondary' })} to="/planos">
    Conhecer os planos
  </Link>
);
