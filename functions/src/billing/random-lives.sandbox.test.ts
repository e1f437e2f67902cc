import {
  applyChange,
  CURRENCY,
  computeEffectivePlan,
  createProfile,
  SANDBOX_PRICES,
} from '@aura/shared-domain';
import fc from 'fast-check';
import type Stripe from 'stripe';
import { scaleRuns } from '@aura/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RawPurchases } from '../../test-support/billing/sandbox-control.ts';
import { sandboxOfTest, type SandboxOfTest } from '../../test-support/billing/sandbox-of-test.ts';
import { computeBillingNews } from './billing-news.ts';
import { changePlan, keepPlan, previewChange } from './change/change-plan.ts';
import { mayBuy } from './checkout/may-buy.ts';
import { createPurchase } from './checkout/purchase.ts';
import { mayBuyBesideStanding } from './checkout/standing-subscriptions.ts';
import { NO_PURCHASES } from './customer-state.ts';
import { NO_ENTITLEMENT, type Entitlement } from './entitlement.ts';
import { computeEntitlement } from './compute-entitlement.ts';
import { computePlanChange } from './plan-change.ts';
import { createPriceBook } from './price-book.ts';
import { computeWithdrawalEnd } from './refund/may-withdraw.ts';
import { withdraw } from './refund/withdraw.ts';
import { settleCustomer } from './settle-customer.ts';

const prices = createPriceBook(SANDBOX_PRICES, []);
const RANKS = { freemium: 0, b2b_equilibrio: 0, impulso: 1, decolagem: 2 } as const;

const STEPS = [
  'buy impulso month',
  'buy impulso year',
  'buy decolagem month',
  'buy decolagem year',
  'buy impulso month half',
  'buy decolagem month some',
  'buy decolagem year first',
  'buy conquista once',
  'change impulso month',
  'change impulso year',
  'change decolagem month',
  'change decolagem year',
  'keep',
  'cancel',
  'resume',
  'renew',
  'retry',
  'give-up',
  'refund',
  'withdraw',
  'dispute',
  'win',
  'lose',
] as const;
type Step = (typeof STEPS)[number];

let sandbox: SandboxOfTest;
/** By the last word of the step that buys with it. */
const COUPONS = {
  half: { percent_off: 50, duration: 'forever' },
  some: { amount_off: 2000, currency: CURRENCY, duration: 'repeating', duration_in_months: 2 },
  first: { percent_off: 10, duration: 'once' },
} as const;
const codes = new Map<string, string>();
beforeAll(async () => {
  sandbox = await sandboxOfTest();
  for (const [name, coupon] of Object.entries(COUPONS)) {
    const { id } = await sandbox.stripe.coupons.create(coupon);
    const promotion = { type: 'coupon', coupon: id } as const;
    codes.set(name, (await sandbox.stripe.promotionCodes.create({ promotion, code: name })).id);
  }
});
afterAll(() => sandbox.stop());

const newestOf = ({ subscriptions }: RawPurchases) =>
  subscriptions.find(({ status }) => status === 'active' || status === 'past_due');

/** The stand-in's data for the invariants, read without the product's code. */
const idOf = (reference: string | { id: string } | null | undefined): string =>
  typeof reference === 'string' ? reference : (reference?.id ?? '');

const chargesOf = ({ invoices }: RawPurchases, subscriptionId: string): number =>
  invoices.filter(
    ({ status, parent }) =>
      status === 'paid' && idOf(parent?.subscription_details?.subscription) === subscriptionId,
  ).length;

/** The line that says what an invoice is for: the dearest. */
const mainLine = (invoice: Stripe.Invoice) => invoice.lines.data.toSorted((a, b) => b.amount - a.amount)[0];

/** Plans of subscriptions' periods that are under way, paid, and not given back; by subscription. */
async function paidPlans(raw: RawPurchases, customer: string, now: number): Promise<readonly string[]> {
  const asked = { customer, limit: 100, expand: ['data.payments'] };
  const { data: invoices } = await sandbox.stripe.invoices.list(asked);
  return invoices.flatMap((invoice) => {
    const [payment] = raw.paymentIntents.filter(({ id }) => intentsOf(invoice).includes(id));
    const subscription = raw.subscriptions.find(
      ({ id }) => id === idOf(invoice.parent?.subscription_details?.subscription),
    );
    const line = mainLine(invoice);
    if (invoice.status !== 'paid' || !payment || !subscription || !line) return [];
    const isBack =
      raw.refunds.some(({ payment_intent: id }) => idOf(id) === payment.id) ||
      raw.disputes.some(({ payment_intent: id, status }) => idOf(id) === payment.id && status !== 'won');
    // The stand-in lets periods pass by a step, so that a period is over once the next one has begun.
    const isOver =
      line.period.end * 1000 <= now ||
      line.period.end <= (subscription.items.data[0]?.current_period_start ?? 0) ||
      subscription.cancellation_details?.reason === 'payment_failed';
    return isBack || isOver ? [] : [idOf(line.pricing?.price_details?.price)];
  });
}

const intentsOf = (invoice: Stripe.Invoice): readonly string[] =>
  (invoice.payments?.data ?? []).map(({ payment }) => idOf(payment.payment_intent));

const chargedIn = ({ paymentIntents }: RawPurchases): number =>
  paymentIntents.reduce((sum, { amount_received: paid }) => sum + paid, 0);

/** What came of the changes of plan, over all lives. */
const changes = new Set<string>();

/** One person, their notifications, and their state at Aura. */
async function newLife() {
  const { uid, customerId } = await sandbox.newBuyer();
  let profile = createProfile('Ana');
  let entitlement: Entitlement = NO_ENTITLEMENT;
  let attempt = 0;
  /** Payments of each subscription when its person was told that nothing more is charged. */
  const promised = new Map<string, number>();

  const allows = async (priceId: string): Promise<boolean> => {
    const price = prices.sold(priceId);
    if (!price) throw new Error(`no price ${priceId}`);
    if (!mayBuy(profile, entitlement, { price }, new Date()).ok) return false;
    return (await mayBuyBesideStanding(sandbox.stripe, customerId, price, prices)).ok;
  };

  const buy = async (name: string): Promise<void> => {
    const [plan, interval, coupon = ''] = name.split(' ');
    const price = SANDBOX_PRICES.find((one) => one.plan === plan && one.interval === interval);
    if (!price || !(await allows(price.id))) return;
    const promotionCodeId = codes.get(coupon);
    const order = {
      uid,
      email: undefined,
      customerId,
      price,
      attemptId: `a${(attempt += 1)}`,
      ...(promotionCodeId !== undefined && { promotionCodeId }),
    };
    const purchase = await createPurchase(sandbox.stripe, order);
    if (purchase?.clientSecret) await sandbox.pay(purchase.clientSecret, 'pm_card_visa');
  };

  /** Like the page: the displayed amount is charged, and no one pays for time already paid. */
  const change = async (name: string): Promise<void> => {
    const price = SANDBOX_PRICES.find(({ plan, interval }) => `${plan} ${interval}` === name);
    if (!price) throw new Error(`no price ${name}`);
    const order = { customer: customerId, price, prices, now: new Date() };
    const shown = await previewChange(sandbox.stripe, order);
    if (!shown.ok) return;
    const before = chargedIn(await sandbox.raw(uid));
    const changed = await changePlan(sandbox.stripe, order, shown.value);
    const due = changed.ok && shown.value.when === 'now' ? shown.value.due : 0;
    expect(chargedIn(await sandbox.raw(uid)) - before, `charged for ${name}`).toBe(due);
    changes.add(`${shown.value.when} ${changed.ok}`);
  };

  /** Undoes the newest purchase that can be undone: all of its money is back, and nothing else. */
  const takeBack = async (): Promise<void> => {
    const payments = (await settleCustomer(sandbox.stripe, customerId))?.payments ?? [];
    const payment = payments.find((one) => computeWithdrawalEnd(one, payments));
    if (!payment) return;
    const order = { customer: customerId, paymentId: payment.id, now: new Date() };
    expect(await withdraw(sandbox.stripe, order)).toEqual({ ok: true, value: {} });
    const { refunds } = await sandbox.raw(uid);
    const back = refunds.filter(({ payment_intent: id }) => idOf(id) === payment.id);
    expect(back.reduce((sum, { amount }) => sum + amount, 0)).toBe(payment.amount);
    changes.add(`undone ${payment.formerPriceId !== null}`);
  };

  const play = async (step: Step): Promise<void> => {
    const [verb = '', ...rest] = step.split(' ');
    const current = newestOf(await sandbox.raw(uid));
    if (verb === 'buy') return buy(rest.join(' '));
    if (verb === 'win' || verb === 'lose') {
      return sandbox.step(uid, 'dispute/close', { won: verb === 'win' }).catch(() => undefined);
    }
    if (verb === 'withdraw') return takeBack();
    if (verb === 'keep') return void (await keepPlan(sandbox.stripe, customerId, prices));
    if (verb === 'change') return change(rest.join(' '));
    if (verb === 'cancel' || verb === 'resume') {
      if (!current) return;
      return sandbox.update(current.id, { cancel_at_period_end: String(verb === 'cancel') });
    }
    // A step without an object is skipped.
    return sandbox.step(uid, verb as 'renew').catch(() => undefined);
  };

  const settle = async (): Promise<readonly string[]> => {
    const state = (await settleCustomer(sandbox.stripe, customerId)) ?? NO_PURCHASES;
    const now = new Date();
    const after = computeEntitlement(state, prices, { livemode: false, now });
    const told = computeBillingNews(entitlement, after, { state, now });
    profile = applyChange(profile, computePlanChange(profile, entitlement, after, now));
    const raw = await sandbox.raw(uid);
    for (const { text, id } of told) {
      const subscriptionId = raw.subscriptions.find((one) => id.includes(one.id))?.id;
      if (subscriptionId && text.includes('nada mais será cobrado'))
        promised.set(subscriptionId, chargesOf(raw, subscriptionId));
    }
    entitlement = after;
    return told.map(({ text }) => text);
  };

  return { uid, customerId, play, settle, allows, promised, given: () => ({ entitlement, profile }) };
}

/** Begins with a purchase: before one nothing can happen. */
const life: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.constantFrom(...STEPS.slice(0, 5)),
    fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 8 }),
  )
  .map(([first, rest]) => [first, ...rest]);

/** What was seen to go wrong. */
const SEEN: [readonly Step[]][] = [
  [['buy impulso month', 'refund', 'renew']],
  [['buy impulso year', 'change decolagem month', 'cancel', 'refund', 'buy impulso month']],
  [['buy impulso year', 'dispute', 'renew', 'lose', 'renew']],
  [['buy decolagem month', 'dispute', 'buy impulso month', 'win', 'renew']],
  [['buy impulso month', 'change decolagem year', 'refund']],
  [['buy impulso month', 'change decolagem month', 'withdraw', 'renew', 'withdraw']],
  [
    [
      'buy impulso month',
      'change decolagem month',
      'change impulso month',
      'renew',
      'change decolagem month',
    ],
  ],
  [['buy impulso month', 'change decolagem month', 'withdraw', 'withdraw', 'buy conquista once']],
  [['buy impulso month', 'change impulso year', 'withdraw', 'withdraw', 'buy impulso month']],
  [['buy decolagem year', 'change impulso month', 'refund', 'buy impulso month', 'renew']],
  [['buy decolagem year', 'change impulso year', 'keep', 'renew', 'change impulso year', 'renew', 'refund']],
  [['buy impulso month', 'change decolagem year', 'cancel', 'renew', 'buy impulso month']],
];

test('nobody is charged after an announced end, loses paid time, or gets stuck', async () => {
  let periods = 0;
  await fc.assert(
    fc.asyncProperty(life, async (steps) => {
      const person = await newLife();
      for (const step of steps) {
        await person.play(step);
        await person.settle();
        const raw = await sandbox.raw(person.uid);
        const { entitlement, profile } = person.given();
        const now = new Date();
        for (const [subscriptionId, charges] of person.promised) {
          expect(chargesOf(raw, subscriptionId), `charged again after ${step}`).toBe(charges);
        }
        const plan = computeEffectivePlan(profile, now);
        const paidNow = await paidPlans(raw, person.customerId, now.getTime());
        periods += paidNow.length;
        for (const priceId of paidNow) {
          const paid = prices.known(priceId)?.plan ?? 'impulso';
          expect(RANKS[plan], `${paid} is paid, ${step}`).toBeGreaterThanOrEqual(
            RANKS[paid === 'conquista' ? 'decolagem' : paid],
          );
        }
        const { source } = entitlement;
        const hasNothingToManage = source === null || (source.kind === 'subscription' && source.isOver);
        const canGoOn = !hasNothingToManage || (await person.allows('price_demo_decolagem_mensal'));
        expect(canGoOn, `stuck after ${step}`).toBe(true);
      }
    }),
    { numRuns: scaleRuns(24, 240), examples: SEEN },
  );
  expect(periods).toBeGreaterThan(SEEN.length);
  expect([...changes]).toEqual(
    expect.arrayContaining(['now true', 'period_end true', 'undone true', 'undone false']),
  );
});
