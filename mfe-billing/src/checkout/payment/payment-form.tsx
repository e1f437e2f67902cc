import { formatCentavos } from '@aura/shared-domain';
import { useForm } from '@aura/shared-pages/forms';
import { Button, Icon, Notice, Spinner } from '@aura/shared-ui';
import { useEffect, useRef } from 'react';
import styles from '../checkout.module.css';
import { useMountedPayment, type Provider } from './use-mounted-payment.ts';
import { usePay } from './use-pay.ts';

interface Props {
  readonly provider: Provider;
  readonly clientSecret: string;
  /** Whether it may be paid later, at a bank. */
  readonly mayWait: boolean;
  /** Centavos that are paid today. */
  readonly amount: number;
  /** Called before the focused control disappears because of its own action. */
  readonly onRetry: () => void;
  /** Asks for another payment in the place of one that cannot be made any more. */
  readonly onRenew: () => void;
}

/** The form of who takes the money, the button that pays, and why it did not. */
export function PaymentForm({ provider, clientSecret, mayWait, amount, onRetry, onRenew }: Props) {
  const node = useRef<HTMLDivElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const { stage, problem, lack, pay, otherCard } = usePay();
  const { form, retry } = useMountedPayment(node, {
    provider,
    clientSecret,
    mayWait,
    onChoice: otherCard,
  });
  useEffect(() => {
    if (problem) trouble.current?.focus();
  }, [problem]);
  const openAgain = () => {
    onRetry();
    retry();
  };
  const { form: sending } = useForm({
    onValid: () => {
      if (form.kind === 'ready') void pay(form.payment);
    },
  });
  return (
    <form {...sending} className={styles['stack']}>
      {form.kind === 'opening' && <Spinner label="Abrindo o formulário de pagamento…" />}
      {form.kind === 'unavailable' && (
        <Notice
          tone="error"
          title="Pagamento indisponível agora"
          action={
            <Button variant="secondary" onClick={openAgain}>
              Tentar novamente
            </Button>
          }
        >
          {form.reason}
        </Notice>
      )}
      <div ref={node} />
      <div ref={trouble} tabIndex={-1} className={styles['trouble']}>
        {problem && (
          <Notice
            tone="error"
            title={problem.title}
            action={
              problem.needsNewPayment && (
                <Button variant="secondary" onClick={onRenew}>
                  Tentar novamente
                </Button>
              )
            }
          >
            {problem.text}
          </Notice>
        )}
      </div>
      {stage === 'waiting' && (
        <Notice tone="info" title="Há um pagamento em andamento em outra aba">
          Este continua assim que o outro terminar.
        </Notice>
      )}
      {lack !== null && (
        <p className={styles['lack']}>
          <Icon name="alert" size={16} /> {lack}
        </p>
      )}
      {form.kind === 'ready' && !problem?.needsNewPayment && (
        <Button type="submit" size="lg" busy={stage !== 'idle'}>
          {stage === 'idle' ? `Pagar ${formatCentavos(amount)}` : 'Processando o pagamento…'}
        </Button>
      )}
    </form>
  );
}
