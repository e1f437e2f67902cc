import type { RemoteModule } from '@aura/shared-federation/contract';
import { lazyWithRetry, reactLifecycles } from '@aura/shared-session/lifecycles';
import { Route, Routes, SharedRouter } from '@aura/shared-session/router';
import { Spinner } from '@aura/shared-ui';
import { Suspense } from 'react';

const PlansPage = lazyWithRetry(() =>
  import(/* webpackChunkName: "plans" */ './plans/plans.tsx').then(({ Plans }) => ({ default: Plans })),
);
const CheckoutPage = lazyWithRetry(
  () => import(/* webpackChunkName: "checkout" */ './checkout/checkout-page.tsx'),
);
const SuccessPage = lazyWithRetry(
  () => import(/* webpackChunkName: "success" */ './success/success-page.tsx'),
);

const PATHS: ReadonlySet<string> = new Set(['/planos', '/assinatura/sucesso']);
const CHECKOUT = /^\/checkout\/[^/]+$/;
function accepts(pathname: string): boolean {
  const path = pathname.replace(/(?<=.)\/$/, '');
  return PATHS.has(path) || CHECKOUT.test(path);
}

function App() {
  return (
    <SharedRouter accepts={accepts}>
      <Suspense fallback={<Spinner />}>
        <Routes>
          <Route path="/planos" element={<PlansPage />} />
          <Route path="/checkout/:priceId" element={<CheckoutPage />} />
          <Route path="/assinatura/sucesso" element={<SuccessPage />} />
        </Routes>
      </Suspense>
    </SharedRouter>
  );
}

export const { bootstrap, mount, unmount } = reactLifecycles(App, 'billing') satisfies RemoteModule;
