import { DAY_MS } from '@aura/shared-domain';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyMoment, anyState } from '../../test-support/billing/any-purchases.ts';
import { makePayment, findPrice, PRICES, makeSubscription } from '../../test-support/billing/purchases.ts';
import { describeAccessEnd } from '../insights/access-insights.ts';
import { computeBillingNews } from './billing-news.ts';
import {
  NO_PURCHASES,
  type CustomerState,
  type PaymentState,
  type SubscriptionState,
} from './customer-state.ts';
import { NO_ENTITLEMENT, type Entitlement } from './entitlement.ts';
import { computeEntitlement } from './compute-entitlement.ts';

const now = new Date('2026-03-20T15:00:00Z');
const PERIOD_END = new Date('2026-04-10T15:00:00Z');
const END = new Date('2026-06-08T15:00:00Z');

const prices = { impulso: findPrice('impulso', 'month'), decolagem: findPrice('decolagem', 'month') };
const on = (plan: keyof typeof prices, changes: Partial<SubscriptionState> = {}): Entitlement =>
  computeEntitlement({ subscriptions: [makeSubscription(prices[plan], changes)], payments: [] }, PRICES, {
    livemode: false,
    now,
  });
const conquista = (...changes: Partial<PaymentState>[]): Entitlement => {
  const payments = changes.map((one) => makePayment(findPrice('conquista', 'once'), one));
  return computeEntitlement({ subscriptions: [], payments }, PRICES, { livemode: false, now });
};
const tell = (before: Entitlement, after: Entitlement, at = now) =>
  // Without the time, which tells one change from the same one later.
  computeBillingNews(before, after, { state: NO_PURCHASES, now: at }).map(({ id, text }) => [
    id.replace(`_${at.getTime()}`, ''),
    text,
  ]);

test('every message links to the plans and is unread', () => {
  expect(computeBillingNews(NO_ENTITLEMENT, on('impulso'), { state: NO_PURCHASES, now })).toEqual([
    {
      id: `plano_sub_1_impulso_${now.getTime()}`,
      text: 'Seu plano Impulso está ativo. A próxima cobrança é em 10 de abril de 2026.',
      link: '/planos',
      read: false,
      timestamp: '2026-03-20T15:00:00.000Z',
    },
  ]);
});

describe('a refund', () => {
  const told = (before: Entitlement, after: Entitlement, state: CustomerState) =>
    computeBillingNews(before, after, { state, now }).map(({ text }) => text);
  const subscribed = (changes: Partial<SubscriptionState>): CustomerState => ({
    subscriptions: [makeSubscription(prices.decolagem, changes)],
    payments: [],
  });
  const given = (state: CustomerState) => computeEntitlement(state, PRICES, { livemode: false, now });
  const FREE = ' A conta voltou ao plano Grátis. O que você guardou continua aqui.';

  test.each([
    ['refunded', 'foi devolvido, e o acesso que ele dava terminou.'],
    ['disputed', 'foi contestado no banco. Até o banco decidir, o acesso fica suspenso.'],
  ] as const)('a single payment that is %s', (settlement, words) => {
    const state = {
      subscriptions: [],
      payments: [makePayment(findPrice('conquista', 'once'), { settlement })],
    };
    expect(told(conquista({}), NO_ENTITLEMENT, state)[0]).toContain(
      `O pagamento do seu plano Conquista ${words}`,
    );
  });

  test('says that the subscription was cancelled and is charged no longer', () => {
    const refunded = subscribed({ status: 'canceled', settlement: 'refunded' });
    expect(told(on('decolagem'), given(refunded), refunded)).toEqual([
      `O pagamento do seu plano Decolagem foi devolvido, e a assinatura foi encerrada: nada mais será cobrado.${FREE}`,
    ]);
  });

  test('says when the rest that stays paid ends', () => {
    const until = new Date('2027-03-10T15:00:00Z');
    const paidTimes = [{ priceId: findPrice('impulso', 'year').id, until }];
    const refunded = subscribed({ status: 'canceled', settlement: 'refunded', paidTimes });
    const remainder = given(refunded);
    expect(told(on('decolagem'), remainder, refunded)).toEqual([
      'O pagamento do seu plano Decolagem foi devolvido, e a assinatura foi encerrada: nada mais será cobrado.' +
        ' Você segue com o plano Impulso. O acesso vai até 10 de março de 2027.',
    ]);
    expect(told(remainder, remainder, refunded)).toEqual([]);
    expect(computeBillingNews(remainder, NO_ENTITLEMENT, { state: refunded, now: until })[0]?.text).toBe(
      describeAccessEnd(until).text,
    );
  });

  test('a dispute suspends the plan, and its decision is told', () => {
    const asked = subscribed({ settlement: 'disputed', pause: 'for_dispute' });
    const waiting = given(asked);
    expect(told(on('decolagem'), waiting, asked)[0]).toContain(
      'Até o banco decidir, o plano fica suspenso e nada é cobrado.',
    );
    expect(told(waiting, waiting, asked)).toEqual([]);
    const won = subscribed({});
    expect(told(waiting, given(won), won)[0]).toContain('Seu plano Decolagem está ativo.');
    const lost = subscribed({ status: 'canceled', settlement: 'lost' });
    expect(told(waiting, given(lost), lost)).toEqual([
      'O banco devolveu o pagamento contestado do seu plano Decolagem, e a assinatura foi encerrada: nada mais será cobrado.',
    ]);
    const ended = subscribed({ status: 'canceled', settlement: 'disputed' });
    expect(told(waiting, given(ended), ended)[0]).toContain('foi encerrada: nada mais será cobrado');
  });
});

test('is announced again when it happens again; a charge and an end are announced once', () => {
  const idsAt = (before: Entitlement, after: Entitlement, at: Date) =>
    computeBillingNews(before, after, { state: NO_PURCHASES, now: at }).map(({ id }) => id);
  const later = new Date(now.getTime() + 1000);
  expect(idsAt(on('impulso'), on('decolagem'), now)).not.toEqual(
    idsAt(on('impulso'), on('decolagem'), later),
  );
  const overdue = on('impulso', { status: 'past_due' });
  expect(idsAt(on('impulso'), overdue, now)).toEqual(idsAt(on('impulso'), overdue, later));
  const ended = new Date(END.getTime() + 1000);
  expect(idsAt(conquista({}), NO_ENTITLEMENT, END)).toEqual(idsAt(conquista({}), NO_ENTITLEMENT, ended));
});

describe('a change of plan is announced', () => {
  test('with another interval of charge', () => {
    const yearly = computeEntitlement(
      { subscriptions: [makeSubscription(findPrice('impulso', 'year'))], payments: [] },
      PRICES,
      { livemode: false, now },
    );
    expect(tell(on('impulso'), yearly)).toEqual([
      [
        'plano_sub_1_impulso',
        'Seu plano Impulso passa a ser cobrado por ano. A próxima cobrança é em 10 de abril de 2026.',
      ],
    ]);
  });

  test('as active through a single payment', () => {
    expect(tell(NO_ENTITLEMENT, conquista({}))).toEqual([
      ['plano_pi_1_conquista', 'Seu plano Conquista está ativo. O acesso vai até 8 de junho de 2026.'],
    ]);
  });

  test('as replaced by another plan', () => {
    expect(tell(on('impulso'), on('decolagem'))).toEqual([
      [
        'plano_sub_1_decolagem',
        'Seu plano mudou de Impulso para Decolagem, cobrado por mês. A próxima cobrança é em 10 de abril de 2026.',
      ],
    ]);
    expect(tell(conquista({}), on('impulso'))).toEqual([
      [
        'plano_sub_1_impulso',
        'Seu plano mudou de Conquista para Impulso, cobrado por mês. A próxima cobrança é em 10 de abril de 2026.',
      ],
    ]);
  });

  test('as bought again', () => {
    expect(tell(on('impulso'), on('impulso', { id: 'sub_2' }))).toEqual([
      ['plano_sub_2_impulso', 'Seu plano Impulso está ativo. A próxima cobrança é em 10 de abril de 2026.'],
    ]);
  });

  test('without a day of charge if the last charge is still due', () => {
    expect(tell(on('impulso'), on('decolagem', { status: 'past_due' }))[0]).toEqual([
      'plano_sub_1_decolagem',
      'Seu plano mudou de Impulso para Decolagem, cobrado por mês.',
    ]);
  });

  test('with its new end when another payment is added or lost', () => {
    const twice = conquista({}, { id: 'pi_2', paidAt: new Date('2026-03-20T14:00:00Z') });
    expect(tell(conquista({}), twice)).toEqual([
      ['prazo_pi_2_2026-09-06', 'Seu plano Conquista agora vai até 6 de setembro de 2026.'],
    ]);
    expect(tell(twice, conquista({}))).toEqual([
      ['prazo_pi_1_2026-06-08', 'Seu plano Conquista agora vai até 8 de junho de 2026.'],
    ]);
  });

  test('with its end if it was cancelled before it was announced', () => {
    expect(tell(NO_ENTITLEMENT, on('impulso', { cancelAt: PERIOD_END }))).toEqual([
      ['plano_sub_1_impulso', 'Seu plano Impulso está ativo. O acesso vai até 10 de abril de 2026.'],
    ]);
  });
});

describe('a cancellation is announced', () => {
  const cancelled = on('impulso', { cancelAt: PERIOD_END });

  test('with its day in São Paulo', () => {
    expect(tell(on('impulso'), cancelled)).toEqual([
      [
        'cancelamento_sub_1_2026-04-10',
        'O cancelamento do seu plano Impulso está marcado para 10 de abril de 2026. Até lá, nada muda.',
      ],
    ]);
    const atNight = on('impulso', { cancelAt: new Date('2026-04-11T02:59:59Z') });
    expect(tell(on('impulso'), atNight)).toMatchObject([
      ['cancelamento_sub_1_2026-04-10', expect.stringContaining('10 de abril')],
    ]);
  });

  test('with a new day', () => {
    const later = on('impulso', { cancelAt: new Date(PERIOD_END.getTime() + 5 * DAY_MS) });
    expect(tell(cancelled, later)).toMatchObject([['cancelamento_sub_1_2026-04-15', expect.anything()]]);
  });

  test('as taken back', () => {
    expect(tell(cancelled, on('impulso'))).toEqual([
      [
        'retomada_sub_1_2026-04-10',
        'O cancelamento do seu plano Impulso foi desfeito. A próxima cobrança é em 10 de abril de 2026.',
      ],
    ]);
  });

  test('not at all if another subscription has an end', () => {
    const other = on('impulso', { id: 'sub_2', cancelAt: PERIOD_END });
    expect(tell(on('impulso'), other).map(([id]) => id)).toEqual(['plano_sub_2_impulso']);
  });

  test('not again if it stays', () => {
    expect(tell(cancelled, on('impulso', { cancelAt: new Date(PERIOD_END) }))).toEqual([]);
  });
});

describe('a renewal', () => {
  const overdue = on('impulso', { status: 'past_due', latestInvoiceId: 'in_2' });

  test('a failed charge is announced with what to do', () => {
    expect(tell(on('impulso'), overdue)).toEqual([
      [
        'cobranca_in_2',
        'Não foi possível cobrar a renovação do seu plano Impulso. O acesso continua por enquanto, e a cobrança ' +
          'será tentada de novo. Confira ou troque o cartão em Planos.',
      ],
    ]);
  });

  test('repeated attempts are announced once, and those of the next renewal again', () => {
    expect(tell(overdue, overdue)).toEqual([]);
    const next = on('impulso', { status: 'past_due', latestInvoiceId: 'in_3' });
    expect(tell(overdue, next)).toMatchObject([['cobranca_in_3', expect.anything()]]);
  });

  test('a successful renewal is not announced', () => {
    const renewed = on('impulso', { periodEnd: END, latestInvoiceId: 'in_2' });
    expect(tell(on('impulso'), renewed)).toEqual([]);
    expect(tell(overdue, renewed)).toEqual([
      [
        'paga_in_2',
        'O pagamento da renovação do seu plano Impulso foi confirmado. A próxima cobrança é em 8 de junho de 2026.',
      ],
    ]);
  });
});

describe('an end is announced', () => {
  const asInsight = (end: Date) => [[describeAccessEnd(end).id, describeAccessEnd(end).text]];

  test('as the daily insights announce it, if the end was known', () => {
    expect(tell(conquista({}), NO_ENTITLEMENT, END)).toEqual(asInsight(END));
    const cancelled = on('impulso', { cancelAt: PERIOD_END });
    expect(tell(cancelled, NO_ENTITLEMENT, PERIOD_END)).toEqual(asInsight(PERIOD_END));
  });

  test('in the same words if Stripe ends it moments before our clock', () => {
    const cancelled = on('impulso', { cancelAt: PERIOD_END });
    const early = new Date(PERIOD_END.getTime() - 30_000);
    expect(tell(cancelled, NO_ENTITLEMENT, early)).toEqual(asInsight(PERIOD_END));
  });

  test('as an unpaid renewal', () => {
    const overdue = on('impulso', { status: 'past_due' });
    expect(tell(overdue, NO_ENTITLEMENT)).toEqual([
      [
        'fim_sub_1',
        'Seu plano Impulso terminou porque a renovação não foi paga, e a conta voltou ao plano Grátis. O que você guardou continua aqui.',
      ],
    ]);
  });

  test('without a reason after a refund or an immediate end', () => {
    for (const [before, id, name] of [
      [on('decolagem'), 'fim_sub_1', 'Decolagem'],
      [conquista({}), 'fim_pi_1', 'Conquista'],
      [on('decolagem', { cancelAt: PERIOD_END }), 'fim_sub_1', 'Decolagem'],
    ] as const) {
      const text = `Seu plano ${name} foi encerrado, e a conta voltou ao plano Grátis. O que você guardou continua aqui.`;
      expect(tell(before, NO_ENTITLEMENT)).toEqual([[id, text]]);
    }
  });
});

describe('all changes', () => {
  const moments = fc.tuple(anyState, anyState, anyMoment).map(([one, other, at]) => {
    const of = (state: typeof one) => computeEntitlement(state, PRICES, { livemode: false, now: at });
    return { before: of(one), after: of(other), at };
  });

  test('nothing is announced if nothing changes', () => {
    fc.assert(
      fc.property(moments, ({ after, at }) => {
        expect(computeBillingNews(after, structuredClone(after), { state: NO_PURCHASES, now: at })).toEqual(
          [],
        );
      }),
    );
  });

  test('a plan that begins, ends or changes is announced, each event under its own id', () => {
    fc.assert(
      fc.property(moments, ({ before, after, at }) => {
        const ids = computeBillingNews(before, after, { state: NO_PURCHASES, now: at }).map(({ id }) => id);
        expect(new Set(ids).size).toBe(ids.length);
        expect(before.plan === after.plan || ids.length > 0).toBe(true);
        expect(before.source !== null || after.source !== null || ids.length === 0).toBe(true);
      }),
    );
  });
});
