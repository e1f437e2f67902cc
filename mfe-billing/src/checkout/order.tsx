import { useAsked } from '@aura/shared-pages/data';
import { err, ok } from '@aura/shared-domain';
import { useCallback, useEffect, useState } from 'react';
import type { Catalogue, PricedPlan } from '../catalogue/find-price.ts';
import styles from './checkout.module.css';
import { useCoupon } from './coupon/use-coupon.ts';
import { createIntent } from './intent/create-intent.ts';
import type { IntentFailure } from './intent/intent-failure.ts';
import { PaymentSection } from './payment/payment-section.tsx';
import type { Provider } from './payment/use-mounted-payment.ts';
import { OrderSummary, type Stage } from './summary/order-summary.tsx';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Notice } from '@aura/shared-ui';
import { keepOrigin, useCameFrom } from '../address/came-from.ts';
import { PLANS_PATH } from './paths.ts';
import { trackOwn } from '../measuring.ts';

/** Said where payments are not set up. */
const NothingSold = () => (
  <Notice
    tone="info"
    title="As compras não estão abertas"
    action={
      <Link className={buttonClass({ variant: 'secondary' })} to={keepOrigin(PLANS_PATH, useCameFrom())}>
        Ver os planos
      </Link>
    }
  >
    Nenhum meio de pagamento está configurado aqui. Nada foi cobrado e nenhum dado de pagamento é pedido.
  </Notice>
);

interface Props {
  readonly uid: string;
  readonly priceId: string;
  readonly plan: PricedPlan;
  readonly provider: Catalogue['provider'];
}

/** The purchase next to the payment. */
export function Order({ provider, ...order }: Props) {
  return (
    <div className={styles['columns']}>
      {provider.kind === 'none' ? (
        <>
          <OrderSummary plan={order.plan} stage="closed" />
          <NothingSold />
        </>
      ) : (
        <Purchase {...order} provider={provider} />
      )}
    </div>
  );
}

/** Prepares the payment when it is opened. */
function Purchase({ uid, priceId, plan, provider }: Props & { readonly provider: Provider }) {
  const [insists, setInsists] = useState(false);
  useBeginCheckout(uid, priceId);
  const coupon = useCoupon(priceId);
  const { code, due } = coupon.preview ?? { code: null, due: plan.amount };
  const prepare = useCallback(
    () => createIntent(priceId, { insists, coupon: code === null ? null : { code, due } }),
    [priceId, insists, code, due],
  );
  // Otherwise the purchase would be begun without the coupon first.
  const asked = useAsked(coupon.isAsking ? null : prepare);
  // The former preparation is worthless while a new one is running.
  const { value, error } = asked.isAsking || coupon.isAsking ? { value: null, error: null } : asked;
  const intent = error ? err(error) : value && ok(value);
  const stage = error ? (STAGES[error.way] ?? 'closed') : 'payable';
  return (
    <>
      <OrderSummary plan={plan} stage={stage} coupon={coupon} />
      <PaymentSection
        intent={intent}
        onReload={asked.reload}
        onInsist={() => setInsists(true)}
        mayWait={plan.interval === 'once'}
        amount={due}
        provider={provider}
      />
    </>
  );
}

/** How near the payment is where it could not be prepared. What will be charged is said before the steps that lead to it. */
const STAGES: Partial<Record<IntentFailure['way'], Stage>> = {
  again: 'payable',
  address: 'offered',
  insist: 'offered',
};

/** Reports the beginning of a checkout, once while the page shows that price. */
function useBeginCheckout(userId: string, priceId: string): void {
  useEffect(() => {
    trackOwn({ name: 'begin_checkout', userId, priceId });
  }, [userId, priceId]);
}
