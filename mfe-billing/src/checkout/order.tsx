import { useLoaded } from '@aura/shared-career-ui';
import { useCallback, useState } from 'react';
import type { Catalogue, PricedPlan } from '../catalogue/price-of.ts';
import styles from './checkout.module.css';
import { createIntent } from './intent/create-intent.ts';
import { PaymentSection } from './payment/payment-section.tsx';
import type { Provider } from './payment/use-mounted-payment.ts';
import { NothingSold } from './nothing-sold.tsx';
import { OrderSummary } from './summary/order-summary.tsx';
import { useBeginCheckout } from './use-begin-checkout.ts';

interface Props {
  readonly uid: string;
  readonly priceId: string;
  readonly plan: PricedPlan;
  readonly provider: Catalogue['provider'];
}

/** What is bought beside how it is paid. */
export function Order({ provider, ...order }: Props) {
  return (
    <div className={styles['columns']}>
      {provider.kind === 'none' ? (
        <>
          <OrderSummary plan={order.plan} canBePaid={false} />
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
  const { loaded: intent, reload } = useLoaded(
    useCallback(() => createIntent(priceId, insists), [priceId, insists]),
  );
  const canBePaid = !intent || intent.ok || intent.error.way === 'again';
  return (
    <>
      <OrderSummary plan={plan} canBePaid={canBePaid} />
      <PaymentSection
        intent={intent}
        onReload={reload}
        onInsist={() => setInsists(true)}
        mayWait={plan.interval === 'once'}
        amount={plan.amount}
        provider={provider}
      />
    </>
  );
}
