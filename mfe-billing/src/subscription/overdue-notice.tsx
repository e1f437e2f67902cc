import { Notice } from '@aura/shared-ui';
import { formatMoney } from '../catalogue/money.ts';

/** A renewal that the bank refused, and what to do about it. */
export function OverdueNotice({ amount }: { readonly amount: number | null }) {
  return (
    <Notice tone="warning" title="A renovação não foi paga">
      <p>
        {amount === null ? 'A cobrança' : `A cobrança de ${formatMoney(amount)}`} foi recusada e será tentada
        de novo nos próximos dias. Por enquanto, o seu acesso continua.
      </p>
      <p>
        Para não perder o plano, abra <strong>Gerenciar assinatura</strong> e confira ou troque a forma de
        pagamento.
      </p>
    </Notice>
  );
}
