import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { faultLine, faultyDatabase, type FaultLine } from '../../../test-support/billing/faulty.ts';
import { LIFE, live } from '../../../test-support/billing/lives.ts';
import { createPayingPerson } from '../../../test-support/billing/paying-person.ts';
import { sandboxClient } from '../../../test-support/billing/sandbox-client.ts';
import { sendToWebhook } from '../../../test-support/billing/signed.ts';
import { localBackend } from '../../../test-support/backend.ts';
import { newBuyer } from '../../../test-support/people.ts';
import { storedPurchases } from '../../../test-support/billing/stored-purchases.ts';

let billing: BillingUnderTest & { stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());

/** The provider's client with a fault line before each of its requests. */
const faultyStripe = ({ pass }: FaultLine) =>
  sandboxClient(billing.settings, (...request) => {
    pass();
    return fetch(...request);
  });

/** Delivers the news of a payment to a backend that fails at one touch; gives the answer and how many there were. */
async function deliverThrough(line: FaultLine, payload: string): Promise<number> {
  const backend = await localBackend({
    billing: billing.settings,
    stripe: faultyStripe(line),
    db: faultyDatabase(billing.backend.db, line),
  });
  try {
    return await sendToWebhook(backend.url, payload);
  } finally {
    await backend.stop();
  }
}

describe('a failure within', () => {
  it('is told to Stripe, leaves nothing half done, and the next delivery repairs it, wherever it is', async () => {
    const person = await newBuyer(billing.backend.db);
    await live(billing, person, [LIFE.buysImpulso]);
    const event = (await billing.events(person.uid)).find(({ type }) => type === 'invoice.paid');
    const payload = JSON.stringify(event);
    const before = await storedPurchases(billing.backend.db, person.uid, String(event?.id));

    let failures = 0;
    for (let at = 1; ; at += 1) {
      const status = await deliverThrough(faultLine(at), payload);
      if (status === 200) break;
      failures += 1;
      expect({ at, status: status >= 500 }).toEqual({ at, status: true });
      expect({
        at,
        stored: await storedPurchases(billing.backend.db, person.uid, String(event?.id)),
      }).toEqual({
        at,
        stored: before,
      });
    }
    // The mark, the record, four lists, the profile, the keeping of it all.
    expect(failures).toBeGreaterThanOrEqual(7);
    const repaired = await person.profile();
    expect(repaired).toMatchObject({ plan: 'impulso', credits: 999 });
    expect(repaired['notifications']).toHaveLength(1);
  });

  it('of one person keeps nobody else waiting', async () => {
    const [broken, well] = [await newBuyer(billing.backend.db), await newBuyer(billing.backend.db)];
    for (const person of [broken, well]) await live(billing, person, [LIFE.buysImpulso]);
    await billing.backend.db.doc(`users/${broken.uid}`).update({ credits: 'muitas' });
    const paidOf = async (uid: string) =>
      JSON.stringify((await billing.events(uid)).find(({ type }) => type === 'invoice.paid'));
    const { url } = billing.backend;
    expect(await sendToWebhook(url, await paidOf(broken.uid))).toBe(500);
    expect(await sendToWebhook(url, await paidOf(well.uid))).toBe(200);
    expect(await well.profile()).toMatchObject({ plan: 'impulso' });
    await billing.backend.db.doc(`users/${broken.uid}`).update({ credits: 0 });
    expect(await sendToWebhook(url, await paidOf(broken.uid))).toBe(200);
    expect(await broken.profile()).toMatchObject({ plan: 'impulso' });
  });
});

it.each<[string, DocumentData | ((person: DocumentReference) => DocumentData)]>([
  ['notices', { notifications: [0] }],
  ['what else a browser writes', { careerProfile: 1, resumeText: 2, journeyPhase: 'x', notifications: 'y' }],
  [
    'a list with a reference, which leads to itself',
    (person: DocumentReference) => ({ behavioralResult: { decisiveItems: [person] } }),
  ],
])('nobody keeps a plan whose money went back by breaking %s', async (_, broken) => {
  const person = await createPayingPerson(billing, 'price_demo_decolagem_anual');
  const document = billing.backend.db.doc(`users/${person.uid}`);
  expect(await person.profile()).toMatchObject({ plan: 'decolagem' });
  await document.update(typeof broken === 'function' ? broken(document) : broken);
  await live(billing, person, [LIFE.isRefunded]);
  const news = (await billing.events(person.uid)).filter(({ type }) => type.startsWith('charge.refunded'));
  expect(news).toHaveLength(1);
  expect(await sendToWebhook(billing.backend.url, JSON.stringify(news[0]))).toBe(200);
  const after = await person.profile();
  expect(after).toMatchObject({ plan: 'freemium', credits: 0 });
  // The new notification replaces the unreadable list.
  const notices = after['notifications'] as unknown[];
  expect(notices.length).toBeGreaterThan(0);
  for (const notice of notices) expect(notice).toMatchObject({ link: '/planos', read: false });
});
