import type { Catalogue, PricedPlan } from '../catalogue/price-of.ts';
import styles from './checkout.module.css';
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
      <OrderSummary plan={order.plan} />
      {provider.kind === 'none' ? <NothingSold /> : <Purchase {...order} provider={provider} />}
    </div>
  );
}

function Purchase({ uid, priceId, plan, provider }: Props & { readonly provider: Provider }) {
  useBeginCheckout(uid, priceId);
  return <PaymentSection priceId={priceId} amount={plan.amount} provider={provider} />;
}
