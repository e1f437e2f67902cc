import {
  formatLongDay,
  formatCentavos,
  PLAN_NAMES,
  withdrawEndpoint,
  type BillingStatus,
} from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { Button, Dialog, Notice } from '@aura/shared-ui';
import { useState } from 'react';
import { describeArrival, describeWay } from './way-in-words.ts';

interface Props {
  /** The purchase that can be withdrawn. */
  readonly payment: BillingStatus['payments'][number];
  readonly onClose: () => void;
  /** Called when it is undone. */
  readonly onDone: () => void;
}

/** Asks before a purchase is undone: how much comes back, by which way and when, and what ends. */
export function WithdrawDialog({ payment, onClose, onDone }: Props) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly failure: string | null }>({
    isBusy: false,
    failure: null,
  });
  const { id, amount, returned = 0, plan, interval, paidAt, isChange, paidWith } = payment;
  const money = formatCentavos(amount - returned);
  const withdraw = () => {
    setState({ isBusy: true, failure: null });
    void call(withdrawEndpoint, { paymentId: id }).then((answer) => {
      if (answer.ok) onDone();
      else setState({ isBusy: false, failure: answer.error.message });
    });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Desistir da compra?"
      actions={
        <>
          <Button busy={state.isBusy} onClick={withdraw}>
            {`Desistir e receber ${money}`}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Manter a compra
          </Button>
        </>
      }
    >
      {state.failure !== null && <Notice tone="error">{state.failure}</Notice>}
      <p>
        {PLAN_NAMES[plan]}, pago em {formatLongDay(new Date(paidAt))}. Você recebe de volta{' '}
        <strong>{money}</strong>, tudo o que pagou, mesmo que já tenha usado o plano (Código de Defesa do
        Consumidor, art. 49).
      </p>
      <p>
        O valor volta {describeWay(paidWith)}. {describeArrival(paidWith)}
      </p>
      <p>{endInWords({ interval, isChange })}</p>
    </Dialog>
  );
}

function endInWords({
  interval,
  isChange,
}: Pick<BillingStatus['payments'][number], 'interval' | 'isChange'>): string {
  if (isChange) return 'A mudança de plano é desfeita agora, e o plano anterior segue como já estava pago.';
  return interval === 'once'
    ? 'O acesso que este pagamento dava termina agora. O que você fez continua guardado.'
    : 'A assinatura é encerrada agora, e nada mais será cobrado. O que já estava pago antes dela, e o que você fez, continuam seus.';
}
