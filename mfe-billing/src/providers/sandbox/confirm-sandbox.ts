import type { PaymentOutcome } from '../provider.ts';
import type { SandboxAnswer, openSandboxPayment } from './sandbox-api.ts';

const UNCONFIRMED = 'O pagamento não foi concluído. Você pode tentar de novo.';
const OVER = 'Este pagamento não está mais disponível. Comece de novo para pagar.';

interface Confirmation {
  readonly payment: ReturnType<typeof openSandboxPayment>;
  /** What the chosen way is known by. */
  readonly paymentMethod: string;
  /** Lets the person answer their bank; null where they leave without. */
  readonly askBank: () => Promise<boolean | null>;
}

/** Pays as was chosen, with the bank's question in between where a card has one. */
export async function confirmSandbox({
  payment,
  paymentMethod,
  askBank,
}: Confirmation): Promise<PaymentOutcome> {
  let answer = await payment.confirm(paymentMethod);
  if (answer.kind === 'status' && answer.status === 'requires_action' && !answer.waits) {
    const approve = await askBank();
    if (approve === null) return { kind: 'incomplete' };
    answer = await payment.authenticate(approve);
  }
  // It may have been made from elsewhere, such as another tab.
  return readOutcome(answer.kind === 'closed' ? await payment.status() : answer);
}

function readOutcome(answer: SandboxAnswer): PaymentOutcome {
  if (answer.kind === 'none') return { kind: 'unanswered' };
  if (answer.kind === 'refusal') return { kind: 'refused', message: answer.message };
  if (answer.kind === 'closed' || answer.status === 'canceled') return { kind: 'over', message: OVER };
  if (answer.waits) return { kind: 'waiting' };
  if (answer.status === 'succeeded') return { kind: 'done' };
  if (answer.status === 'processing') return { kind: 'processing' };
  return { kind: 'refused', message: UNCONFIRMED };
}
