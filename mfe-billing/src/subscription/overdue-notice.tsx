import { formatCentavos, payOverdueEndpoint } from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { Button, Notice } from '@aura/shared-ui';
import { useState } from 'react';

interface Props {
  readonly amount: number | null;
  /** Called when it is paid. */
  readonly onPaid: () => void;
}

/** A renewal that the bank refused, and the one click that pays it. */
export function OverdueNotice({ amount, onPaid }: Props) {
  const [state, setState] = useState<{ readonly isBusy: boolean; readonly failure: string | null }>({
    isBusy: false,
    failure: null,
  });
  const pay = () => {
    setState((before) => ({ ...before, isBusy: true }));
    void call(payOverdueEndpoint).then((answer) => {
      setState({ isBusy: false, failure: answer.ok ? null : answer.error.message });
      if (answer.ok) onPaid();
    });
  };
  return (
    <Notice
      tone="warning"
      title="A renovação não foi paga"
      action={
        <Button busy={state.isBusy} onClick={pay}>
          {amount === null ? 'Pagar agora' : `Pagar ${formatCentavos(amount)} agora`}
        </Button>
      }
    >
      <p>
        {amount === null ? 'A cobrança' : `A cobrança de ${formatCentavos(amount)}`} foi recusada e será
        tentada de novo nos próximos dias. Por enquanto, o seu acesso continua.
      </p>
      <p role="status">
        {state.failure ??
          'Você pode pagar agora, no cartão da assinatura. Para trocar de cartão, abra “Gerenciar assinatura”.'}
      </p>
    </Notice>
  );
}
