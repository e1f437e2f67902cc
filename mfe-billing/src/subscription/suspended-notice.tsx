import { PLAN_NAMES, type PaidPlan } from '@aura/shared-domain';
import { Notice } from '@aura/shared-ui';

/** A subscription that waits for the bank, and the ways on from there. */
export function SuspendedNotice({ plan }: { readonly plan: PaidPlan }) {
  return (
    <Notice tone="warning" title={`Plano ${PLAN_NAMES[plan]} suspenso`}>
      <p>
        O pagamento foi contestado no banco. Até o banco decidir, o plano fica suspenso e{' '}
        <strong>nada é cobrado</strong>. Se o pagamento for mantido, o plano volta sozinho.
      </p>
      <p>
        Não foi você, ou mudou de ideia? Retire a contestação no aplicativo do seu banco. Se preferir, assine
        outro plano agora: a assinatura suspensa é encerrada quando o novo pagamento for confirmado.
      </p>
    </Notice>
  );
}
