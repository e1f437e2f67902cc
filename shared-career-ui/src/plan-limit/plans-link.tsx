import { Link, useLocation } from '@aura/shared-session/router';

interface Props {
  readonly className?: string;
}

/** The way from a limit to the choice of a plan, which leads back here. */
export function PlansLink(props: Props) {
  const { pathname, search } = useLocation();
  return (
    <Link {...props} to={`/planos?de=${encodeURIComponent(pathname + search)}#escolher`}>
      Conhecer os planos
    </Link>
  );
}
