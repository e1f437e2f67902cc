import { hasParameters } from '@aura/shared-domain';
import type { RemoteRoute } from '@aura/shared-federation/contract';
import type { RouteDecision } from '@aura/shared-session/host';
import { Navigate } from '@aura/shared-session/router';
import { Notice } from '@aura/shared-ui';

interface NotHereProps {
  readonly pathname: string;
  readonly routes: readonly RemoteRoute[];
}

/** An address that is not the remote's. The frame's own root leads to its first page. */
export function NotHere({ pathname, routes }: NotHereProps) {
  const first = routes.find(({ path }) => !hasParameters(path));
  if (pathname === '/' && first) return <Navigate to={first.path} replace />;
  return (
    <Notice tone="info" title="Esta página não é deste remoto">
      No site, <code>{pathname}</code> é do shell ou de outro remoto. As páginas deste estão na barra acima.
    </Notice>
  );
}

/** The shell guard's action instead of showing the page. */
export function NotAllowed({ decision }: { readonly decision: RouteDecision }) {
  const others = 'Escolha outra pessoa na barra.';
  return (
    <Notice tone="warning" title="Quem está na barra não pode abrir esta página">
      {decision.kind === 'undiagnosed' && `No site, a pessoa seria levada ao diagnóstico. ${others}`}
      {decision.kind === 'restricted' && `No site, a pessoa leria que a página é restrita. ${others}`}
      {decision.kind === 'redirect' && (
        <>
          No site, a pessoa seria levada a <code>{decision.to}</code>. {others}
        </>
      )}
    </Notice>
  );
}
