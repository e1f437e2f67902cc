import type { EventDeclaration } from './event-declaration.ts';

const PRICE = { kind: 'id', prefix: 'price_' } as const;

/** What remotes sent before a release declared its events: the whole list that the shell then had for them. */
export const FORMER_EVENTS: readonly EventDeclaration[] = [
  { name: 'begin_checkout', parameters: { userId: { kind: 'account' }, priceId: PRICE } },
  { name: 'view_customer_portal', parameters: {} },
  {
    name: 'purchase',
    parameters: {
      priceId: PRICE,
      value: { kind: 'money' },
      currency: { kind: 'choice', values: ['BRL'] },
    },
    meta: { standard: 'Purchase', parameters: { value: 'value', currency: 'currency' } },
  },
];
