import type { BillingStatus } from '@aura/shared-domain';
import { useConsent, useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Card } from '@aura/shared-ui';
import { useEffect, useId } from 'react';
import { SUBSCRIPTION_PATH } from '../checkout/paths.ts';
import { cardOf } from '../catalogue/plan-cards.ts';
import { receiptHref } from '../subscription/payments/receipt-href.ts';
import { purchaseOf } from './purchase-of.ts';
import { reportPurchase } from './report-purchase.ts';
import styles from './success.module.css';

interface Props {
  readonly checkout: NonNullable<BillingStatus['checkout']>;
  readonly status: BillingStatus;
}

/** A purchase that was paid: what it includes, the receipt, and what to do next. */
export function Paid({ checkout: { id, priceId }, status }: Props) {
  const titleId = useId();
  const bought = purchaseOf(status);
  const amount = bought?.amount;
  const receipt = receiptHref(bought?.receiptUrl ?? null, window.location.origin);
  // Without acceptance nothing is reported, and so nothing has to be remembered either.
  const isMeasured = useConsent() === 'accepted';
  useEffect(() => {
    if (isMeasured && amount !== undefined) reportPurchase({ id, priceId, amount });
  }, [isMeasured, id, priceId, amount]);
  return (
    <>
      {bought && (
        <Card as="section" aria-labelledby={titleId}>
          <h2 id={titleId}>O que está incluído</h2>
          <ul className={styles['features']}>
            {cardOf(bought.plan)
              .features.filter(({ included }) => included)
              .map(({ text, accessLevel }) => (
                <li key={text}>
                  {text}: {accessLevel.toLocaleLowerCase('pt-BR')}
                </li>
              ))}
          </ul>
        </Card>
      )}
      <p className={styles['ways']}>
        <NextStep />
        <Link to={SUBSCRIPTION_PATH}>Ver sua assinatura</Link>
        {receipt !== null && (
          <a href={receipt} target="_blank" rel="noopener noreferrer">
            Abrir o recibo (nova aba)
          </a>
        )}
      </p>
    </>
  );
}

function NextStep() {
  const session = useSession();
  const isDiagnosed = session.status === 'signedIn' && session.profile.diagnosticoCompleto;
  return isDiagnosed ? (
    <Link className={buttonClass({ size: 'lg' })} to="/ferramentas-ia">
      Usar as ferramentas
    </Link>
  ) : (
    <Link className={buttonClass({ size: 'lg' })} to="/diagnostico-carreira">
      Fazer o diagnóstico
    </Link>
  );
}
