import type { BillingStatus } from '@aura/shared-domain';
import { useConsent, useSession } from '@aura/shared-session';
import { Link } from '@aura/shared-session/router';
import { buttonClass, Card } from '@aura/shared-ui';
import { useEffect, useId } from 'react';
import { useCameFrom } from '../address/came-from.ts';
import { SUBSCRIPTION_PATH } from '../checkout/paths.ts';
import { findCard } from '../catalogue/plan-cards.ts';
import { checkReceiptHref } from '../subscription/payments/receipt-href.ts';
import { describePaid } from './paid-in-words.ts';
import { findPurchase } from './find-purchase.ts';
import { reportPurchase } from './report-purchase.ts';
import styles from './success.module.css';

interface Props {
  readonly checkout: NonNullable<BillingStatus['checkout']>;
  readonly status: BillingStatus;
}

/** A paid purchase: the amount, later charges, its contents, the receipt, and the next step. */
export function Paid({ checkout: { id, priceId }, status }: Props) {
  const titleId = useId();
  const session = useSession();
  const cameFrom = useCameFrom();
  const endsAt = session.status === 'signedIn' ? session.profile.acesso_expira_em : null;
  const { source } = status;
  const bought = findPurchase(status);
  const amount = bought?.amount;
  const receipt = checkReceiptHref(bought?.receiptUrl ?? null, window.location.origin);
  // Without acceptance nothing is reported, and so nothing has to be remembered either.
  const isMeasured = useConsent() === 'accepted';
  useEffect(() => {
    if (isMeasured && amount !== undefined) reportPurchase({ id, priceId, amount });
  }, [isMeasured, id, priceId, amount]);
  return (
    <>
      {bought && <p>{describePaid(bought, { source, endsAt })}</p>}
      {bought && (
        <Card as="section" aria-labelledby={titleId}>
          <h2 id={titleId}>O que está incluído</h2>
          <ul className={styles['features']}>
            {findCard(bought.plan)
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
        {cameFrom !== null && (
          <Link className={buttonClass({ size: 'lg' })} to={cameFrom}>
            Voltar para onde você parou
          </Link>
        )}
        <NextStep variant={cameFrom === null ? 'primary' : 'secondary'} />
        <Link to={SUBSCRIPTION_PATH}>
          {source?.kind === 'subscription' ? 'Ver sua assinatura' : 'Ver seus pagamentos'}
        </Link>
        {receipt !== null && (
          <a href={receipt} target="_blank" rel="noopener noreferrer">
            Abrir o recibo (nova aba)
          </a>
        )}
      </p>
    </>
  );
}

function NextStep({ variant }: { readonly variant: 'primary' | 'secondary' }) {
  const look = buttonClass({ size: 'lg', variant });
  const session = useSession();
  const isDiagnosed = session.status === 'signedIn' && session.profile.diagnosticoCompleto;
  return isDiagnosed ? (
    <Link className={look} to="/ferramentas-ia">
      Usar as ferramentas
    </Link>
  ) : (
    <Link className={look} to="/diagnostico-carreira">
      Fazer o diagnóstico
    </Link>
  );
}
