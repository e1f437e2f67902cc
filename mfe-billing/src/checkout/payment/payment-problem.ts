import type { PaymentOutcome } from '../../providers/provider.ts';
import { NO_ANSWER } from '../intent/intent-failure.ts';

/** The displayed reason of a failed attempt. */
export interface PaymentProblem {
  readonly title: string;
  readonly text: string;
  /** Only a new payment can be made. */
  readonly needsNewPayment: boolean;
  /** Another card may not have it. */
  readonly isOfCard: boolean;
}

const REFUSED = 'Nada foi cobrado. Você pode tentar com outro cartão.';

/** The message for a failed attempt; null if there is none, or if the form shows it. */
export function describeProblem(outcome: PaymentOutcome): PaymentProblem | null {
  switch (outcome.kind) {
    case 'refused':
      return { ...makeProblem(outcome.message, REFUSED), isOfCard: true };
    case 'over':
      return { ...makeProblem(outcome.message, 'Nada foi cobrado por ele.'), needsNewPayment: true };
    case 'unanswered':
      return makeProblem(
        NO_ANSWER,
        'Não sabemos se o pagamento foi feito. Tente novamente: o mesmo pagamento nunca é cobrado duas vezes.',
      );
    case 'incomplete':
    case 'done':
    case 'processing':
    case 'waiting':
      return null;
  }
}

const makeProblem = (title: string, text: string): PaymentProblem => ({
  title,
  text,
  needsNewPayment: false,
  isOfCard: false,
});
