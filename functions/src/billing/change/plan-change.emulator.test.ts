import type { PlanChangePreview } from '@aura/shared-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { createPayingPerson } from '../../../test-support/billing/paying-person.ts';
import { newBuyer, type Person } from '../../../test-support/people.ts';

const MONTHLY = 'price_demo_impulso_mensal';
const DEARER = 'price_demo_decolagem_mensal';

let billing: BillingUnderTest & { readonly stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());

const post = (path: string, { token }: Person, body: unknown = '') => billing.backend.post(path, body, token);
const chargesOf = async ({ uid }: Person) =>
  (await billing.raw(uid)).paymentIntents.filter(({ status }) => status === 'succeeded').length;

const subscriber = (priceId = MONTHLY, card?: string) => createPayingPerson(billing, priceId, card);

async function shownTo(person: Person, priceId: string): Promise<PlanChangePreview> {
  const { status, body } = await post('/billing/plan-change/preview', person, { priceId });
  expect(status).toBe(200);
  return body as PlanChangePreview;
}

const confirm = (person: Person, priceId: string, shown: PlanChangePreview) =>
  post('/billing/plan-change', person, { priceId, shown });

describe.skipIf(!HAS_AUTH)('POST /billing/plan-change', () => {
  it('charges the shown amount once if several tabs confirm, and the plan is active with the answer', async () => {
    const person = await subscriber();
    const shown = await shownTo(person, DEARER);
    expect(shown).toMatchObject({ when: 'now', due: 70_00, credit: 79_90 });
    expect(await chargesOf(person)).toBe(1);
    const answers = await Promise.all([1, 2, 3].map(() => confirm(person, DEARER, shown)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await chargesOf(person)).toBe(2);
    expect(await person.profile()).toMatchObject({ plan: 'decolagem', credits: 999 });
  });

  it('charges only the shown amount', async () => {
    const person = await subscriber();
    const shown = await shownTo(person, DEARER);
    const cheaper = { ...shown, due: 1 } as PlanChangePreview;
    expect((await confirm(person, DEARER, cheaper)).status).toBe(409);
    const old = { ...shown, at: new Date(Date.now() - 3_600_000).toISOString() };
    expect((await confirm(person, DEARER, old)).status).toBe(409);
    const later: PlanChangePreview = { when: 'period_end', at: shown.at };
    expect((await confirm(person, DEARER, later)).status).toBe(409);
    expect(await chargesOf(person)).toBe(1);
    expect(await person.profile()).toMatchObject({ plan: 'impulso' });
  });

  it('leaves everything as it was where the card refuses', async () => {
    const person = await subscriber(MONTHLY, 'pm_card_chargeCustomerFail');
    const refused = await confirm(person, DEARER, await shownTo(person, DEARER));
    expect(refused.status).toBe(409);
    expect(JSON.stringify(refused.body)).toContain('Nada foi cobrado e o plano não mudou');
    expect(await person.profile()).toMatchObject({ plan: 'impulso' });
  });

  it('keeps the current plan until the end of the paid period, until the change is taken back', async () => {
    const person = await subscriber(DEARER);
    const shown = await shownTo(person, MONTHLY);
    expect(shown.when).toBe('period_end');
    expect((await confirm(person, MONTHLY, shown)).status).toBe(200);
    const statusOf = async () => (await billing.backend.get('/billing/status', person.token)).body;
    expect(await statusOf()).toMatchObject({
      source: { plan: 'decolagem', changesTo: { plan: 'impulso', interval: 'month', amount: 79_90 } },
    });
    expect(await chargesOf(person)).toBe(1);
    const yearly = await post('/billing/plan-change/preview', person, {
      priceId: 'price_demo_decolagem_anual',
    });
    expect(JSON.stringify(yearly.body)).toContain('Manter o plano atual');
    expect((await post('/billing/keep-plan', person)).status).toBe(200);
    expect(JSON.stringify(await statusOf())).not.toContain('changesTo');
  });

  it('is refused without a plan to change, and for a plan that is not sold', async () => {
    const nobody = await newBuyer(billing.backend.db);
    expect((await post('/billing/plan-change/preview', nobody, { priceId: DEARER })).status).toBe(409);
    const person = await subscriber();
    const once = { priceId: 'price_demo_conquista_unico' };
    expect((await post('/billing/plan-change/preview', person, once)).status).toBe(400);
    expect((await post('/billing/plan-change/preview', person, { priceId: MONTHLY })).status).toBe(409);
  });
});
