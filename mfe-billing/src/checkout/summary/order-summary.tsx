import { type CouponPreview, formatCentavos } from '@aura/shared-domain';
import { Link } from '@aura/shared-session/router';
import { Card } from '@aura/shared-ui';
import { useId, useState } from 'react';
import type { PricedPlan } from '../../catalogue/find-price.ts';
import { DetailsForm } from '../../details/details-form.tsx';
import styles from '../checkout.module.css';
import { CouponField } from '../coupon/coupon-field.tsx';
import type { CouponInUse } from '../coupon/use-coupon.ts';
import { describePaymentTerms } from './payment-terms.ts';
import { useSession } from '@aura/shared-session';
import { type Standing, computeStanding } from '../../subscription/standing/standing.ts';
import { useBillingStatus } from '../../subscription/use-billing-status.ts';

const SUFFIX = { month: 'por mês', year: 'por ano', once: 'uma vez' } as const;

/** Whether it can be paid now, after another step, or not by this person; then no charge is shown. */
export type Stage = 'payable' | 'offered' | 'closed';

interface Props {
  readonly plan: PricedPlan;
  readonly stage: Stage;
  /** Absent if nothing can be bought. */
  readonly coupon?: CouponInUse;
}

/** The plan, its price, and the later charges. */
export function OrderSummary({ plan, stage, coupon }: Props) {
  const { card, interval, amount } = plan;
  const titleId = useId();
  return (
    <Card as="section" aria-labelledby={titleId} className={styles['stack']}>
      <h2 id={titleId}>Plano {card.name}</h2>
      <p>{card.description}</p>
      <p className={styles['price']}>
        {formatCentavos(amount)} <span className={styles['suffix']}>{SUFFIX[interval]}</span>
      </p>
      {coupon && interval !== 'once' && <CouponField key={coupon.code} coupon={coupon} />}
      {stage !== 'closed' && <Terms plan={plan} coupon={coupon?.preview ?? null} />}
      {stage === 'payable' && (
        <>
          <DetailsForm />
          <p className={styles['note']}>
            Ao pagar, você concorda com os <Link to="/termos-de-uso">termos de uso</Link>.
          </p>
        </>
      )}
    </Card>
  );
}

interface TermsProps extends Pick<Props, 'plan'> {
  readonly coupon: CouponPreview | null;
}

function Terms({ plan: { interval, amount }, coupon }: TermsProps) {
  const [now] = useState(() => new Date());
  const buyer = useBuyer(now);
  return (
    <ul className={styles['terms']}>
      {describePaymentTerms({ interval, amount, coupon, buyer }, now).map((term) => (
        <li key={term}>{term}</li>
      ))}
      <li>
        Em até 7 dias da compra você pode desistir e receber tudo de volta (art. 49 do Código de Defesa do
        Consumidor): é só usar “Desistir da compra”, em Plano e assinatura.
      </li>
    </ul>
  );
}

/**
 * Source of the buyer's access at `now`; null when signed out. The profile contains it, except whether access with an
 * end is Conquista or a cancelled subscription, which the server knows.
 */
function useBuyer(now: Date): Standing | null {
  const session = useSession();
  const person = session.status === 'signedIn' ? session : null;
  const isUnclear = person !== null && computeStanding(person.profile, null, now).kind === 'payment';
  const { value: status } = useBillingStatus(isUnclear ? person.user.uid : null);
  return person && computeStanding(person.profile, status, now);
}
