import type { BillingStatus } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { describePaid } from './paid-in-words.ts';
import type { Purchased } from './find-purchase.ts';

const LATER = '2026-12-22T12:00:00.000Z';
const IMPULSO: Purchased = { plan: 'impulso', interval: 'month', amount: 79_90, receiptUrl: null };
const CONQUISTA: Purchased = { plan: 'conquista', interval: 'once', amount: 290_90, receiptUrl: null };
const subscription = (plan: 'impulso' | 'decolagem', renewsAt: string | null, endsAt: string | null) =>
  ({
    kind: 'subscription',
    plan,
    interval: 'month',
    amount: 79_90,
    renewsAt,
    endsAt,
    overdue: false,
  }) satisfies BillingStatus['source'];
const payment: BillingStatus['source'] = { kind: 'payment', plan: 'conquista', endsAt: LATER };

test.each<[string, Purchased, BillingStatus['source'], Date | null, string]>([
  [
    'a subscription names its next charge',
    IMPULSO,
    subscription('impulso', LATER, null),
    null,
    'Você pagou R$\u00A079,90 pelo Impulso mensal. A próxima cobrança, de R$\u00A079,90, é em 22 de dezembro de 2026.',
  ],
  [
    'one that was cancelled since names its end, and no charge',
    IMPULSO,
    subscription('impulso', null, LATER),
    new Date(LATER),
    'Você pagou R$\u00A079,90 pelo Impulso mensal. A assinatura está cancelada: seu acesso vai até 22 de dezembro de 2026.',
  ],
  [
    'a single payment names the end of the access',
    CONQUISTA,
    payment,
    null,
    'Você pagou R$\u00A0290,90 pelo Conquista. É um pagamento único, sem renovação: seu acesso vai até 22 de dezembro de 2026.',
  ],
  [
    'one beside a subscription that runs out goes on after it',
    CONQUISTA,
    subscription('decolagem', null, '2026-11-30T12:00:00.000Z'),
    new Date(LATER),
    'Você pagou R$\u00A0290,90 pelo Conquista. É um pagamento único, sem renovação: seu acesso vai até 22 de dezembro de 2026.',
  ],
  [
    'nothing is said of what belongs to something else',
    IMPULSO,
    subscription('decolagem', LATER, null),
    null,
    'Você pagou R$\u00A079,90 pelo Impulso mensal.',
  ],
])('%s', (_, bought, source, endsAt, words) => {
  expect(describePaid(bought, { source, endsAt })).toBe(words);
});
