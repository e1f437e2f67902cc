import { useLoaded } from '@aura/shared-career-ui';
import { Card, Spinner } from '@aura/shared-ui';
import { useCallback, useId, useRef } from 'react';
import styles from '../checkout.module.css';
import { createIntent } from '../intent/create-intent.ts';
import { IntentProblem } from '../intent/intent-problem.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { Provider } from './use-mounted-payment.ts';

interface Props {
  readonly priceId: string;
  /** Centavos that are paid today. */
  readonly amount: number;
  readonly provider: Provider;
}

/** Prepares the payment when it is opened, then lets the person pay. */
export function PaymentSection({ priceId, amount, provider }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { loaded: intent, reload } = useLoaded(useCallback(() => createIntent(priceId), [priceId]));
  const toTitle = () => title.current?.focus();
  const again = () => {
    toTitle();
    reload();
  };
  return (
    <Card as="section" aria-labelledby={titleId} className={styles['stack']}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        Forma de pagamento
      </h2>
      {!intent && <Spinner label="Preparando o pagamento…" />}
      {intent && !intent.ok && <IntentProblem failure={intent.error} onRetry={again} />}
      {intent?.ok && (
        <PaymentForm
          provider={provider}
          clientSecret={intent.value.clientSecret}
          amount={amount}
          onRetry={toTitle}
          onRenew={again}
        />
      )}
    </Card>
  );
}
