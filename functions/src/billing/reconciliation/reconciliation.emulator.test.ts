import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DAY_MS, CONQUISTA_DAYS } from '@aura/shared-domain';
import {
  startLocalBilling,
  type BillingUnderTest,
} from '../../../test-support/billing/billing-under-test.ts';
import { LIFE, live } from '../../../test-support/billing/lives.ts';
import { newBuyer, type Person } from '../../../test-support/people.ts';
import { walkPeople } from '../../schedule/walk-people.ts';
import { createPersonQueue } from '../../usage/person-queue.ts';
import { createPriceBook } from '../price-book.ts';
import { createStripeClient } from '../stripe-client.ts';
import { walkEverybodyWhoBuys, walkPeopleDue } from './people-to-settle.ts';
import { settleAccess } from './settle-access.ts';

let billing: BillingUnderTest & { stop: () => Promise<void> };
beforeAll(async () => void (billing = await startLocalBilling()));
afterAll(() => billing.stop());
/** Those of the people whom a test knows: the database holds those of other tests too. */
async function* among(people: AsyncIterable<string>, known: readonly Person[]): AsyncGenerator<string> {
  for await (const uid of people) if (known.some((person) => person.uid === uid)) yield uid;
}

function walk(whom: typeof walkPeopleDue, known: readonly Person[], now = new Date()) {
  const { backend, settings } = billing;
  const check = settleAccess({
    db: backend.db,
    stripe: createStripeClient(settings.provider),
    prices: createPriceBook(settings.prices, settings.earlierPrices),
    livemode: false,
    queue: createPersonQueue(),
    now: () => now,
  });
  return walkPeople({
    message: 'billing',
    people: among(whom(backend.db, now), known),
    check,
    nothing: { compared: 0, ended: 0 },
    now: () => now,
  });
}

describe('the comparison of the night', () => {
  it('gives a purchase that was paid but never reported, once, in one walk', async () => {
    const person = await newBuyer(billing.backend.db);
    await live(billing, person, [LIFE.buysDecolagem]);
    expect(await person.profile()).not.toHaveProperty('plan');
    expect(await walk(walkEverybodyWhoBuys, [person])).toMatchObject({ people: 1, compared: 1, failed: 0 });
    expect(await person.profile()).toMatchObject({ plan: 'decolagem', credits: 999 });
    const once = await person.profile();
    await walk(walkEverybodyWhoBuys, [person]);
    expect(await person.profile()).toEqual(once);
  });

  it('takes back access that ended without a report', async () => {
    const person = await newBuyer(billing.backend.db);
    await live(billing, person, [LIFE.buysConquista]);
    await walk(walkEverybodyWhoBuys, [person]);
    await live(billing, person, [LIFE.isRefunded]);
    await walk(walkEverybodyWhoBuys, [person]);
    expect(await person.profile()).toMatchObject({
      plan: 'freemium',
      credits: 0,
      acesso_expira_em: null,
    });
  });

  it('leaves out who never bought anything', async () => {
    const person = await newBuyer(billing.backend.db, { plan: 'decolagem' });
    expect(await walk(walkEverybodyWhoBuys, [person])).toMatchObject({ people: 0 });
  });
});

describe('the walk of the hour', () => {
  it('writes the end of an access and announces it once', async () => {
    const person = await newBuyer(billing.backend.db);
    await live(billing, person, [LIFE.buysConquista]);
    await walk(walkEverybodyWhoBuys, [person]);
    const end = ((await person.profile())['acesso_expira_em'] as FirebaseFirestore.Timestamp).toDate();
    expect(end.getTime()).toBeGreaterThan(Date.now() + (CONQUISTA_DAYS - 1) * DAY_MS);
    expect(await walk(walkPeopleDue, [person], new Date(end.getTime() - 1))).toMatchObject({ people: 0 });
    expect(await walk(walkPeopleDue, [person], new Date(end.getTime() + 1))).toMatchObject({ people: 1 });
    const after = await person.profile();
    expect(after).toMatchObject({ plan: 'freemium', credits: 0, acesso_expira_em: null });
    const ends = (after['notifications'] as readonly { id: string }[]).filter(({ id }) =>
      id.endsWith('_fim'),
    );
    expect(ends).toHaveLength(1);
    expect(await walk(walkPeopleDue, [person], new Date(end.getTime() + 2))).toMatchObject({ people: 0 });
  });

  it('gives back the access that the ended one replaced', async () => {
    const person = await newBuyer(billing.backend.db);
    // One that is cancelled does not hinder the other, and may be taken up again.
    for (const step of [LIFE.buysImpulso, LIFE.cancels, LIFE.buysConquista, LIFE.resumes]) {
      await live(billing, person, [step]);
      await walk(walkEverybodyWhoBuys, [person]);
    }
    const before = await person.profile();
    expect(before).toMatchObject({ plan: 'decolagem' });
    const end = (before['acesso_expira_em'] as FirebaseFirestore.Timestamp).toDate();
    await walk(walkPeopleDue, [person], new Date(end.getTime() + 1));
    expect(await person.profile()).toMatchObject({
      plan: 'impulso',
      credits: 999,
      acesso_expira_em: null,
    });
  });

  it('ends an access even if its owner made the rest of the profile unreadable', async () => {
    const broken = { plan: 'decolagem', acesso_expira_em: new Date(Date.now() - 1000), notifications: [0] };
    const person = await newBuyer(billing.backend.db, broken);
    expect(await walk(walkPeopleDue, [person])).toMatchObject({ people: 1, ended: 1, failed: 0 });
    expect(await person.profile()).toMatchObject({ plan: 'freemium', acesso_expira_em: null });
  });

  it.each(['decolagem', 'b2b_equilibrio'])(
    'ends an access to %s that was given, not bought',
    async (plan) => {
      const ended = new Date(Date.now() - 1000);
      const person = await newBuyer(billing.backend.db, { plan, acesso_expira_em: ended });
      expect(await walk(walkPeopleDue, [person])).toMatchObject({ people: 1, ended: 1 });
      expect(await person.profile()).toMatchObject({ plan: 'freemium' });
    },
  );
});
