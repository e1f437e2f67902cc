import { describe, expect, test } from 'vitest';
import type { Standing } from '../../subscription/standing/standing.ts';
import { addMonths, describePaymentTerms } from './payment-terms.ts';

const now = new Date('2026-11-22T15:00:00Z');
const soon = new Date('2026-12-01T12:00:00Z');
const said = (interval: 'month' | 'year' | 'once', amount: number, buyer: Standing | null = null) =>
  describePaymentTerms({ interval, amount, buyer }, now).join(' ');

const conquista = (isConfirmed: boolean): Standing => ({
  kind: 'payment',
  plan: 'conquista',
  endsAt: soon,
  isConfirmed,
});
const cancelled = (endsAt: Date): Standing => ({
  kind: 'subscription',
  plan: 'impulso',
  bill: null,
  renewsAt: null,
  endsAt,
  overdue: false,
});

describe('a subscription', () => {
  test("shows today's charge, what follows, and when", () => {
    expect(said('month', 79_90)).toContain(
      'Você paga R$\u00A079,90 hoje e depois R$\u00A079,90 todo mês, até cancelar.',
    );
    expect(said('month', 79_90)).toContain('A próxima cobrança é em 22 de dezembro de 2026.');
    expect(said('year', 1_490_90)).toContain('R$\u00A01.490,90 todo ano');
    expect(said('year', 1_490_90)).toContain('22 de novembro de 2027');
  });

  test.each([true, false])('is charged from today on also while paid access goes on (%j)', (isConfirmed) => {
    expect(said('month', 149_90, conquista(isConfirmed))).toContain(
      'Seu acesso atual vai até 1 de dezembro de 2026. A assinatura é cobrada a partir de hoje',
    );
    expect(said('month', 149_90, { kind: 'free', ended: null })).not.toContain('acesso atual');
  });
});

describe('a single payment', () => {
  test('says that it does not renew, and the day on which the access ends', () => {
    const text = said('once', 290_90, { kind: 'free', ended: null });
    expect(text).toContain('R$\u00A0290,90 uma única vez');
    expect(text).toContain('90 dias a partir de hoje, até 20 de fevereiro de 2027. Depois, a conta volta ao');
    expect(text).not.toMatch(/próxima cobrança|terminar|assinatura está/u);
  });

  test('begins when the one before ends', () => {
    const text = said('once', 290_90, conquista(true));
    expect(text).toContain('começam quando o seu Conquista atual terminar, em 1 de dezembro de 2026');
    expect(text).toContain('vão até 1 de março de 2027');
    expect(text).not.toContain('a partir de hoje');
  });

  test('promises no day until the source of the access is known', () => {
    const text = said('once', 290_90, conquista(false));
    expect(text).toContain('começam quando ele terminar; se não, começam hoje');
    expect(text).not.toContain('2027');
  });

  test('expects no cancelled subscription, and shows the rest of it', () => {
    const shorter = said('once', 290_90, cancelled(soon));
    expect(shorter).toContain('90 dias a partir de hoje, até 20 de fevereiro de 2027.');
    expect(shorter).toContain('segue até 1 de dezembro de 2026 e não é cobrada de novo');
    expect(shorter).toContain('Depois dos 90 dias, a conta volta ao plano Grátis.');
    expect(said('once', 290_90, cancelled(new Date('2027-10-01T12:00:00Z')))).toContain(
      'Depois dos 90 dias, a conta volta ao Impulso até essa data.',
    );
  });
});

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2028-01-31T10:00:00Z', 1, '2028-02-29T10:00:00.000Z'],
  ['2026-12-15T10:00:00Z', 1, '2027-01-15T10:00:00.000Z'],
  ['2028-02-29T10:00:00Z', 12, '2029-02-28T10:00:00.000Z'],
])('%s and %d months later', (start, months, end) => {
  expect(addMonths(new Date(start), months).toISOString()).toBe(end);
});

test.each([
  ['month', { lasts: 'once', months: null }, 'e depois R$\u00A079,90 todo mês'],
  ['month', { lasts: 'forever', months: null }, 'e depois R$\u00A059,92 todo mês'],
  [
    'month',
    { lasts: 'repeating', months: 3 },
    'o mesmo nas 3 primeiras cobranças; depois, R$\u00A079,90 todo mês',
  ],
  ['year', { lasts: 'repeating', months: 3 }, 'e depois R$\u00A079,90 todo ano'],
  ['year', { lasts: 'repeating', months: 13 }, 'nas 2 primeiras cobranças; depois, R$\u00A079,90 todo ano'],
] as const)('with a coupon, %s, %j: %s', (interval, coupon, terms) => {
  const preview = { code: 'X', due: 59_92, off: 19_98, ...coupon };
  const text = describePaymentTerms({ interval, amount: 79_90, coupon: preview, buyer: null }, now).join(' ');
  expect(text).toContain('Com o cupom, você paga R$\u00A059,92 hoje (desconto de R$\u00A019,98)');
  expect(text).toContain(terms);
  expect(text).not.toContain('Você paga R$\u00A079,90 hoje');
});
