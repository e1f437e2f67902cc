import type { Price } from './offers-schema.ts';
import { OFFERS } from './offers-schema.ts';

/**
 * Shared constants of the payment demonstration: for the stand-in for Stripe on a developer's machine, the backend
 * that calls it, and the pages. They are not secret, and only demo projects use them.
 */
export const SANDBOX = {
  port: 4319,
  /** Path under which the site's own origin forwards browsers to the stand-in. */
  path: '/pagamentos-demo',
  secretKey: 'chave-da-demonstracao',
  publishableKey: 'chave-publica-da-demonstracao',
  webhookSecret: 'assinatura-da-demonstracao',
} as const;

const NAMES = { month: 'mensal', year: 'anual', once: 'unico' } as const;

/** The stand-in's prices: one for every offer. */
export const SANDBOX_PRICES: readonly Price[] = OFFERS.map((offer) => ({
  ...offer,
  id: `price_demo_${offer.plan}_${NAMES[offer.interval]}`,
}));

/** A test card, and its behaviour. */
export interface TestCard {
  readonly id: 'approved' | 'declined' | 'authentication' | 'slow' | 'renewal_declined';
  /** The displayed number; Stripe's own test number if it has one for the case. */
  readonly number: string;
  readonly label: string;
  /** Its id at the stand-in. */
  readonly paymentMethod: string;
}

export const TEST_CARDS: readonly TestCard[] = [
  {
    id: 'approved',
    number: '4242 4242 4242 4242',
    label: 'Pagamento aprovado',
    paymentMethod: 'pm_card_visa',
  },
  {
    id: 'declined',
    number: '4000 0000 0000 0002',
    label: 'Pagamento recusado',
    paymentMethod: 'pm_card_chargeDeclined',
  },
  {
    id: 'authentication',
    number: '4000 0027 6000 3184',
    label: 'O banco pede confirmação',
    paymentMethod: 'pm_card_authenticationRequired',
  },
  {
    id: 'slow',
    number: '4000 0000 0000 0077',
    label: 'Aprovado depois de alguns segundos em análise',
    paymentMethod: 'pm_card_slow',
  },
  {
    id: 'renewal_declined',
    number: '4000 0000 0000 0341',
    label: 'Aprovado agora, recusado na renovação',
    paymentMethod: 'pm_card_chargeCustomerFail',
  },
];

/** A way to pay in the demonstration, as shown in the choice. */
export type TestWay = Pick<TestCard, 'number' | 'label' | 'paymentMethod'> & {
  readonly id: TestCard['id'] | 'pix' | 'boleto';
};

/** Ways that are paid at a bank, later. */
export const TEST_VOUCHERS: readonly TestWay[] = [
  { id: 'pix', number: 'Código para copiar, vale 24 horas', label: 'Pix', paymentMethod: 'pm_pix' },
  { id: 'boleto', number: 'Vence em 3 dias', label: 'Boleto', paymentMethod: 'pm_boleto' },
];
