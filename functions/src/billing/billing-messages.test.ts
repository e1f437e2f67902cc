import { expect, it } from 'vitest';
import { composeBillingMessages } from './billing-messages.ts';
import { NO_ENTITLEMENT, type Entitlement } from './entitlement.ts';

const now = new Date('2026-11-24T12:00:00Z');
const subscription: Entitlement = {
  ...NO_ENTITLEMENT,
  plan: 'impulso',
  source: {
    kind: 'subscription',
    id: 'sub_1',
    priceId: 'price_1',
    plan: 'impulso',
    interval: 'month',
    amount: 7990,
    renewsAt: new Date('2026-12-24T12:00:00Z'),
    endsAt: null,
    overdueInvoiceId: null,
    isOver: false,
  },
};
const payment = {
  id: 'pi_1',
  paidAt: now.toISOString(),
  amount: 7990,
  plan: 'impulso',
  interval: 'month',
  status: 'paid',
  receiptUrl: null,
  paidWith: { kind: 'card', last4: '4242' },
} as const;
const begun = { id: 'plano_sub_1_impulso_1', text: 'Seu plano Impulso está ativo.' };
const happened = { uid: 'ana', before: [], after: [], news: [], entitlement: subscription, now };

it('sends a receipt for each new payment, saying that the plan is active', () => {
  expect(composeBillingMessages({ ...happened, after: [payment], news: [begun] })).toEqual([
    {
      kind: 'receipt',
      to: { uid: 'ana' },
      about: 'pi_1',
      values: {
        what: 'Impulso, por mês',
        amount: 'R$\u00A079,90',
        when: '24 de novembro de 2026',
        way: 'Cartão final 4242',
        next: 'A próxima cobrança é em 24 de dezembro de 2026.',
      },
    },
  ]);
});

it('sends no receipt for a payment that is known, old or refunded', () => {
  const old = { ...payment, id: 'pi_0', paidAt: '2026-10-24T12:00:00Z' };
  const returned = { ...payment, id: 'pi_2', status: 'refunded' } as const;
  expect(composeBillingMessages({ ...happened, before: [payment], after: [payment, old, returned] })).toEqual(
    [],
  );
});

it('explains what follows a failed renewal, and says so when a plan ends', () => {
  const news = [
    { id: 'cobranca_in_1', text: 'Não foi possível cobrar.' },
    { id: 'fim_sub_1_1', text: 'Seu plano foi encerrado.' },
    { id: 'cancelamento_sub_1', text: 'Cancelado.' },
  ];
  expect(composeBillingMessages({ ...happened, news })).toMatchObject([
    { kind: 'renewal-failed', about: 'cobranca_in_1', values: { plan: 'Impulso', amount: 'R$\u00A079,90' } },
    { kind: 'access-ended', values: { text: 'Seu plano foi encerrado.' } },
    { kind: 'plan-notice', values: { text: 'Cancelado.' } },
  ]);
});
