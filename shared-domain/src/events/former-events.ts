import type { EventDeclaration } from './event-declaration-schema.ts';

const PRICE = { kind: 'id', prefix: 'price_' } as const;

/** Events of remotes from before releases declared them: the complete list that the shell then had. */
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
