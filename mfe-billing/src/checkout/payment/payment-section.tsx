import type { Result } from '@aura/shared-domain';
import { Card, Spinner } from '@aura/shared-ui';
import { useId, useRef } from 'react';
import styles from '../checkout.module.css';
import type { Intent } from '../intent/create-intent.ts';
import type { IntentFailure } from '../intent/intent-failure.ts';
import { IntentProblem } from '../intent/intent-problem.tsx';
import { PaymentForm } from './payment-form.tsx';
import type { Provider } from './use-mounted-payment.ts';

interface Props {
  /** The prepared payment, or the reason of a failure; null while pending. */
  readonly intent: Result<Intent, IntentFailure> | null;
  /** Prepares it anew. */
  readonly onReload: () => void;
  /** Prepares it although a company pays already. */
  readonly onInsist: () => void;
  /** Whether it may be paid later, at a bank. */
  readonly mayWait: boolean;
  /** Centavos that are paid today. */
  readonly amount: number;
  readonly provider: Provider;
}

/** Lets the person pay what was prepared. */
export function PaymentSection({ intent, onReload, onInsist, mayWait, amount, provider }: Props) {
  const titleId = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const toTitle = () => title.current?.focus();
  const again = () => {
    toTitle();
    onReload();
  };
  return (
    <Card as="section" aria-labelledby={titleId} className={styles['stack']}>
      <h2 ref={title} id={titleId} tabIndex={-1}>
        Forma de pagamento
      </h2>
      {!intent && <Spinner label="Preparando o pagamento…" />}
      {intent && !intent.ok && <IntentProblem failure={intent.error} onRetry={again} onInsist={onInsist} />}
      {intent?.ok && (
        <PaymentForm
          provider={provider}
          clientSecret={intent.value.clientSecret}
          mayWait={mayWait}
          amount={amount}
          onRetry={toTitle}
          onRenew={again}
        />
      )}
    </Card>
  );
}
