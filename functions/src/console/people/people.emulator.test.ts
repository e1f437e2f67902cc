import { DAY_MS, REASON_NAMES_SOMEBODY, SHARING_NOTICE_VERSION } from '@aura/shared-domain';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  findPersonEndpoint,
  operatorLogEndpoint,
  personDeedEndpoint,
  personEndpoint,
  type PersonDeedResponse,
  type ShownPerson,
} from '@aura/mfe-platform/api';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { LIFE, live, type LifeStep } from '../../../test-support/billing/lives.ts';
import { deliveriesTo } from '../../../test-support/billing/deliveries.ts';
import { newCompany } from '../../../test-support/company/company.ts';
import { createGuest, invited } from '../../../test-support/company/members.ts';
import { createOperator } from '../../../test-support/operators.ts';
import { forgeToken, newPerson, verifyEmail, type Person } from '../../../test-support/people.ts';

const plenty = { capacity: 1000, refillPerSecond: 100, maxKeys: 100 };

describe.skipIf(!HAS_AUTH)('a person at the console', () => {
  let billing: BillingUnderTest & { stop: () => Promise<void> };
  let token: string;
  beforeAll(async () => {
    billing = await startLocalBilling({ limits: { console: plenty, purchases: plenty } });
    token = await createOperator(billing.backend.db);
  });
  afterAll(() => billing.stop());

  type Answered = PersonDeedResponse & ShownPerson & { readonly error: { readonly message: string } };
  const post = async (path: string, body: object, as = token) => {
    const answer = await billing.backend.post(path, body, as);
    return { status: answer.status, body: answer.body as unknown as Answered };
  };
  const find = async (by: string) => (await post(findPersonEndpoint.path, { by })).body.uid;
  const show = async ({ uid }: Person) => (await post(personEndpoint.path, { uid })).body;
  const act = ({ uid }: Person, deed: object, requestId = randomUUID()) =>
    post(personDeedEndpoint.path, {
      uid,
      requestId,
      reason: 'pediu pelo atendimento',
      ...deed,
    });
  const log = async (uid: string) => {
    const entries = await billing.backend.db
      .collection('operatorLog')
      .where('subjectUid', '==', uid)
      .orderBy('number')
      .get();
    return entries.docs.map((entry) => String(entry.get('action')));
  };

  /** A person with a simulated life and its events. */
  async function personWho(...steps: readonly LifeStep[]): Promise<Person> {
    const person = await newPerson(billing.backend.db, { name: 'Rita Moreira' });
    const deliveries = deliveriesTo(billing);
    await live(billing, person, steps);
    for (const event of await deliveries.heededEvents(person)) await deliveries.deliver(event);
    return person;
  }

  it('is found only by address, account and payment', async () => {
    const person = await personWho(LIFE.buysImpulso);
    const { customers, paymentIntents, invoices } = await billing.raw(person.uid);
    for (const by of [
      person.email.toUpperCase(),
      person.uid,
      String(customers[0]?.id),
      String(paymentIntents[0]?.id),
      String(invoices[0]?.id),
    ])
      expect({ by, uid: await find(by) }).toEqual({ by, uid: person.uid });
    for (const by of ['ninguem@exemplo.invalid', 'pi_nada', 'cus_nada', 'Rita Moreira', 'não é@'])
      expect((await post(findPersonEndpoint.path, { by })).status).toBe(404);
  });

  it('is searched for in the log, whoever is found, and without the address', async () => {
    const person = await newPerson(billing.backend.db, { name: 'Rita Moreira' });
    await find(person.email);
    await find('ninguem@exemplo.invalid');
    const searches = billing.backend.db.collection('operatorLog').where('action', '==', 'person_searched');
    const { docs } = await searches.get();
    expect(docs.map((entry) => String(entry.get('detail')))).toEqual(
      expect.arrayContaining([`pelo e-mail: conta ${person.uid}`, 'pelo e-mail: ninguém encontrado']),
    );
    expect(JSON.stringify(docs.map((entry) => entry.data()))).not.toMatch(/ninguem@|@exemplo/);
  });

  it('is shown with plan, payments and events, without their own texts', async () => {
    const person = await personWho(LIFE.buysImpulso);
    await verifyEmail(person.uid);
    const document = billing.backend.db.doc(`users/${person.uid}`);
    const { notifications } = await person.profile();
    await document.update({
      resumeText: 'canario do currículo',
      notifications: [
        ...(notifications as object[]),
        {
          id: 'atraso_t1_2026-11-20',
          text: 'Tarefa "canario da tarefa"',
          read: false,
          timestamp: '2026-11-20T12:00:00Z',
        },
        {
          id: 'prazo_t1_2026-11-20',
          text: 'Tarefa "canario do prazo"',
          read: false,
          timestamp: '2026-11-20T12:00:00Z',
        },
      ],
    });
    const shown = await show(person);
    expect(shown).toMatchObject({
      account: { email: person.email, name: 'Rita Moreira', isConfirmed: true, isOperator: false },
      plan: { name: 'Impulso', basis: 'subscription', isOverdue: false },
      payments: [{ amount: 7990, status: 'paid', isRefundable: true }],
      refusals: { grant: expect.stringContaining('já paga'), end: null, compare: null },
    });
    const kinds = new Set(shown.moments.map(({ kind }) => kind));
    expect([...kinds]).toEqual(expect.arrayContaining(['account', 'payment', 'notice']));
    expect(JSON.stringify(shown)).not.toContain('canario');
    expect(await log(person.uid)).toEqual(['person_read']);
  });

  it('gets a whole payment back once, and is charged no longer', async () => {
    const person = await personWho(LIFE.buysImpulso);
    const [payment] = (await show(person)).payments;
    const refund = { deed: 'refund', paymentId: payment?.id };
    const requestId = randomUUID();
    const { status, body } = await act(person, refund, requestId);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        person: {
          plan: { name: 'Grátis', basis: 'none' },
          payments: [{ status: 'refunded', isRefundable: false }],
        },
      },
    });
    const { subscriptions, refunds } = await billing.raw(person.uid);
    expect(subscriptions.map(({ status: standing }) => standing)).toEqual(['canceled']);
    expect((await act(person, refund, requestId)).status).toBe(409);
    expect(refunds).toHaveLength(1);
    expect((await log(person.uid)).slice(0, 3)).toEqual(['person_read', 'refund_requested', 'refund_done']);
  });

  it('gets a part back and keeps the plan; more than was paid is refused before anything is asked', async () => {
    const person = await personWho(LIFE.buysDecolagem);
    const [payment] = (await show(person)).payments;
    const refund = (amount: number) => act(person, { deed: 'refund', paymentId: payment?.id, amount });
    expect((await refund(100_000_000)).status).toBe(409);
    expect((await refund(1000)).body.person).toMatchObject({
      plan: { name: 'Decolagem' },
      payments: [{ status: 'partly_refunded', isRefundable: true }],
    });
    // All of it would be more than is left.
    expect((await refund(payment?.amount ?? 0)).body.error.message).toContain('Só restam');
    expect((await log(person.uid)).slice(-2)).toEqual(['refund_requested', 'refund_done']);
  });

  it('has the former plan again where the payment for a change of it goes back', async () => {
    const person = await personWho(LIFE.buysImpulso);
    const priceId = 'price_demo_decolagem_mensal';
    const { body: seen } = await billing.backend.post(
      '/billing/plan-change/preview',
      { priceId },
      person.token,
    );
    await billing.backend.post('/billing/plan-change', { priceId, shown: seen }, person.token);
    const change = (await show(person)).payments.find(({ isChange }) => isChange);
    expect(change).toMatchObject({ plan: 'decolagem', status: 'paid' });
    const { plan } = (await act(person, { deed: 'refund', paymentId: change?.id })).body.person;
    expect(plan).toMatchObject({ name: 'Impulso', basis: 'subscription' });
    const { subscriptions } = await billing.raw(person.uid);
    expect(subscriptions.map(({ items }) => items.data[0]?.price.id)).toEqual(['price_demo_impulso_mensal']);
  });

  it('gets no payment of another person back, and none that a bank decides about', async () => {
    const other = await personWho(LIFE.buysImpulso);
    const [payment] = (await show(other)).payments;
    const person = await personWho(LIFE.buysImpulso, LIFE.disputes);
    expect((await act(person, { deed: 'refund', paymentId: payment?.id })).status).toBe(409);
    const [disputed] = (await show(person)).payments;
    expect((await act(person, { deed: 'refund', paymentId: disputed?.id })).body.error.message).toContain(
      'banco',
    );
    expect((await billing.raw(other.uid)).refunds).toEqual([]);
  });

  it('is given a plan, once for one request, which is lengthened and ended', async () => {
    const person = await newPerson(billing.backend.db);
    const requestId = randomUUID();
    const given = { deed: 'grant', plan: 'impulso', days: 30 };
    await act(person, given, requestId);
    const { body } = await act(person, given, requestId);
    expect(body.person.plan).toMatchObject({ name: 'Impulso', basis: 'given' });
    const left = new Date(String(body.person.plan.endsAt)).getTime() - Date.now();
    expect(Math.round(left / DAY_MS)).toBe(30);
    const stored = await person.profile();
    expect(stored['notifications']).toHaveLength(1);

    const longer = (await act(person, { deed: 'extend', days: 5 })).body.person;
    expect(Math.round((new Date(String(longer.plan.endsAt)).getTime() - Date.now()) / DAY_MS)).toBe(35);
    expect((await act(person, { deed: 'end' })).body.person.plan).toMatchObject({
      name: 'Grátis',
      endsAt: null,
    });
    expect(await log(person.uid)).toEqual(['plan_granted', 'plan_extended', 'plan_ended']);
    expect((await act(person, { deed: 'end' })).status).toBe(409);
  });

  it('has its access lengthened once by operators who do it at the same time', async () => {
    const person = await newPerson(billing.backend.db);
    await act(person, { deed: 'grant', plan: 'impulso', days: 30 });
    const answers = await Promise.all([1, 2, 3].map(() => act(person, { deed: 'extend', days: 10 })));
    const done = answers.filter(({ status }) => status === 200);
    const left = new Date(String((await show(person)).plan.endsAt)).getTime() - Date.now();
    expect(Math.round(left / DAY_MS)).toBe(30 + 10 * done.length);
    const deeds = (await log(person.uid)).filter((action) => action === 'plan_extended');
    expect(deeds).toHaveLength(done.length);
  });

  it.each([
    ['dots', '.....'],
    ['what nobody sees', '\u200B\u2800\u200B\u2800\u200B\u2800'],
  ])('is left alone by an operator whose reason is %s', async (_, reason) => {
    const person = await newPerson(billing.backend.db);
    const deed = { deed: 'grant', plan: 'impulso', days: 30, reason };
    expect((await act(person, deed)).status).toBe(400);
    expect(await log(person.uid)).toEqual([]);
  });

  it('is left alone by an operator whose reason has an address in it, which is told so and logged nowhere', async () => {
    const person = await newPerson(billing.backend.db);
    const reason = `pedido de ${person.email}`;
    const { status, body } = await act(person, { deed: 'grant', plan: 'impulso', days: 30, reason });
    expect([status, body]).toMatchObject([400, { error: { message: REASON_NAMES_SOMEBODY } }]);
    expect(await log(person.uid)).toEqual([]);
  });

  it('is given nothing by themselves', async () => {
    const own = await newPerson(billing.backend.db);
    const deed = { uid: own.uid, requestId: randomUUID(), reason: 'para mim', deed: 'grant' };
    const as = forgeToken(own.uid, { operator: true });
    const { status } = await post(personDeedEndpoint.path, { ...deed, plan: 'decolagem', days: 365 }, as);
    expect(status).toBe(409);
    expect((await own.profile())['plan']).toBeUndefined();
    expect(await log(own.uid)).toEqual([]);
  });

  it('keeps a granted plan when a purchase ends, without being told of an end', async () => {
    const person = await newPerson(billing.backend.db);
    await act(person, { deed: 'grant', plan: 'impulso', days: 60 });
    const deliveries = deliveriesTo(billing);
    const tell = async () => {
      for (const event of await deliveries.heededEvents(person)) await deliveries.deliver(event);
    };
    await live(billing, person, [LIFE.buysDecolagem]);
    await tell();
    expect((await show(person)).plan).toMatchObject({ name: 'Decolagem', basis: 'subscription' });
    await live(billing, person, [LIFE.isRefunded]);
    await tell();
    const { plan, moments } = await show(person);
    expect(plan).toMatchObject({ name: 'Impulso', basis: 'given' });
    const texts = moments.map(({ text }) => text).join('\n');
    expect(texts).toContain('Você segue com o plano Impulso');
    expect(texts).not.toContain('voltou ao plano Grátis');
  });

  it('has a bought access lengthened without a moment between', async () => {
    const person = await personWho(LIFE.buysConquista);
    const before = new Date(String((await show(person)).plan.endsAt)).getTime();
    const longer = (await act(person, { deed: 'extend', days: 10 })).body.person;
    expect(new Date(String(longer.plan.endsAt)).getTime() - before).toBe(10 * DAY_MS);
    // What the provider says next does not take it back.
    const compared = (await act(person, { deed: 'compare' })).body.person;
    expect(compared.plan.endsAt).toBe(longer.plan.endsAt);
    // Ended, the days that were given go, and those that were paid stay.
    const shorter = (await act(person, { deed: 'end' })).body.person;
    expect(new Date(String(shorter.plan.endsAt)).getTime()).toBe(before);
  });

  it.each([
    ['a plan for once', [LIFE.buysConquista]],
    ['a cancelled year', [LIFE.buysDecolagem, LIFE.cancels]],
  ])('gets no gift out of %s that was lengthened and then paid back', async (_, steps) => {
    const person = await personWho(...steps);
    expect((await act(person, { deed: 'extend', days: 1 })).status).toBe(200);
    const [payment] = (await show(person)).payments;
    const withdrawing = { paymentId: payment?.id };
    expect((await billing.backend.post('/billing/withdraw', withdrawing, person.token)).status).toBe(200);
    const none = { name: 'Grátis', basis: 'none', endsAt: null, ending: null };
    expect((await show(person)).plan).toMatchObject(none);
    expect((await act(person, { deed: 'compare' })).body.person.plan).toMatchObject(none);
  });

  it('keeps the plan of their company where a gift below it is ended', async () => {
    const person = await newPerson(billing.backend.db);
    await act(person, { deed: 'grant', plan: 'impulso', days: 30 });
    const own = billing.backend.db.doc(`users/${person.uid}`);
    await own.update({ plan: 'b2b_equilibrio', acesso_expira_em: null });
    expect((await act(person, { deed: 'end' })).status).toBe(200);
    expect((await show(person)).plan).toMatchObject({ basis: 'company' });
  });

  it.each([
    ['is ended during it', true, { name: 'Grátis', basis: 'none', endsAt: null }],
    ['goes on', false, { name: 'Decolagem', basis: 'given' }],
  ])(
    'has the plan after their company that is left where a gift from before %s',
    async (_, isEnded, plan) => {
      const { backend } = billing;
      const [person, company] = [await createGuest(backend.db), await newCompany(backend)];
      await act(person, { deed: 'grant', plan: 'decolagem', days: 365 });
      const link = await invited(company, person);
      const answer = { token: link, shares: true, noticeVersion: SHARING_NOTICE_VERSION };
      expect((await backend.post('/invites/accept', answer, person.token)).status).toBe(200);
      if (isEnded) await act(person, { deed: 'end' });
      const leaving = { companyId: company.id, action: 'leave' };
      expect((await backend.post('/memberships/change', leaving, person.token)).status).toBe(200);
      expect((await show(person)).plan).toMatchObject(plan);
    },
  );

  it('can have a subscription ended: no further charge, and the paid time stays', async () => {
    const person = await personWho(LIFE.buysImpulso);
    const { plan } = (await act(person, { deed: 'end' })).body.person;
    expect(plan).toMatchObject({ name: 'Impulso', renewsAt: null, endsAt: expect.any(String) });
    const { subscriptions } = await billing.raw(person.uid);
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
  });

  it('has a subscription ended that waits for a bank', async () => {
    const person = await personWho(LIFE.buysImpulso, LIFE.disputes);
    expect((await act(person, { deed: 'end' })).status).toBe(200);
    const { subscriptions } = await billing.raw(person.uid);
    expect(subscriptions.map(({ status }) => status)).toEqual(['canceled']);
  });

  it('is put a notice before again, and sent a link for another password', async () => {
    const person = await personWho(LIFE.buysImpulso);
    await billing.backend.db.doc(`users/${person.uid}`).update({
      notifications: (((await person.profile())['notifications'] ?? []) as object[]).map((one) => ({
        ...one,
        read: true,
      })),
    });
    const noticeId = (await show(person)).moments.find(({ noticeId: id }) => id !== null)?.noticeId;
    expect((await act(person, { deed: 'notice', noticeId })).status).toBe(200);
    expect((await person.profile())['notifications']).toMatchObject([{ id: noticeId, read: false }]);
    expect((await act(person, { deed: 'passwordLink' })).status).toBe(200);
    expect((await log(person.uid)).slice(-2)).toEqual(['notice_resent', 'password_link_sent']);
  });

  it('is read and changed only by operators, with a reason', async () => {
    const person = await newPerson(billing.backend.db);
    const grant = { deed: 'grant', plan: 'impulso', days: 30 };
    expect((await post(personEndpoint.path, { uid: person.uid }, person.token)).status).toBe(403);
    const own = { uid: person.uid, requestId: randomUUID(), reason: 'porque eu quero', ...grant };
    expect((await post(personDeedEndpoint.path, own, person.token)).status).toBe(403);
    expect((await act(person, { ...grant, reason: '' })).status).toBe(400);
    expect(await person.profile()).not.toHaveProperty('plan');
    const page = await billing.backend.get(operatorLogEndpoint.path, person.token);
    expect(page.status).toBe(403);
  });
});
