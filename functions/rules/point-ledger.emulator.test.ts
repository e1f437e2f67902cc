import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  deleteField,
  doc,
  increment,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
  type DocumentData,
  type Firestore,
  type WriteBatch,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { entryOfFlip, FULL_PROFILE, RESET, task } from '../test-support/profile-documents.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../test-support/rules-environment.ts';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await loadRulesUnderTest('ledger');
});
afterAll(() => rules.stop());
beforeEach(async () => {
  await rules.clear();
  await rules.seed('users/ana', FULL_PROFILE);
  for (const entry of [1, 2, 3]) await rules.seed(`users/ana/pointEvents/${entry}`, stored(entry));
});

const EARLIER = Timestamp.fromMillis(Date.UTC(2026, 10, 10));
const stored = (entry: number): DocumentData => entryOfFlip({ entry, at: EARLIER });

const client = (): Firestore => rules.as('ana');
const profileOf = (db: Firestore) => doc(db, 'users/ana');
const entryAt = (db: Firestore, entry: number | string) => doc(db, `users/ana/pointEvents/${entry}`);

/** The plan with these tasks completed; `t1` is so from the start. */
const plan = (...completed: string[]): DocumentData[] =>
  ['t0', 't1', 't2'].map((id) => task(id, completed.includes(id)));
/** Completes `t0` in the profile. */
const FLIP: DocumentData = {
  careerPlan: plan('t0', 't1'),
  points: increment(5),
  pointEntries: increment(1),
};

function inBatch(fill: (batch: WriteBatch, db: Firestore) => void, db = client()): Promise<void> {
  const batch = writeBatch(db);
  fill(batch, db);
  return batch.commit();
}

/** Completes `t0` with an entry, either of them changed or the entry in another place. */
const flip = ({ profile = {}, entry = {}, at = 4 as number | string }) =>
  inBatch((batch, db) => {
    batch.update(profileOf(db), { ...FLIP, ...profile });
    batch.set(entryAt(db, at), entryOfFlip(entry));
  });

describe('a flip of a task with its entry', () => {
  it('is let through', () => assertSucceeds(flip({})));

  it('is denied with more points than it brings, whatever its entry says of the balance', () =>
    assertFails(flip({ profile: { points: increment(500) }, entry: { balance: 540 } })));

  it('begins at nothing in a profile that has no points yet', async () => {
    const { points: _, ...profile } = FULL_PROFILE;
    await rules.seed('users/ana', profile);
    await assertSucceeds(flip({ entry: { balance: 5 } }));
  });

  it('may come with another change of the profile', () =>
    assertSucceeds(flip({ profile: { name: 'Ana M.' } })));

  it('is let through with the entry first', () =>
    assertSucceeds(
      inBatch((batch, db) => {
        batch.set(entryAt(db, 4), entryOfFlip());
        batch.update(profileOf(db), FLIP);
      }),
    ));

  it('goes on from entry to entry, there and back', async () => {
    await assertSucceeds(flip({}));
    const back = { entry: 5, delta: -5, balance: 40, reason: 'Tarefa reaberta: Tarefa t0' };
    const reopened = { careerPlan: plan('t1'), points: increment(-5) };
    await assertSucceeds(flip({ profile: reopened, entry: back, at: 5 }));
  });

  it('is accepted as the first entry of a profile without a count', async () => {
    const { pointEntries: _, ...profile } = FULL_PROFILE;
    await rules.clear();
    await rules.seed('users/ana', profile);
    await assertFails(flip({}));
    await assertSucceeds(flip({ entry: { entry: 1 }, at: 1 }));
  });

  it('never takes the points below zero', async () => {
    await rules.seed('users/ana', { ...FULL_PROFILE, points: 0 });
    const profile = { careerPlan: plan(), points: increment(-5) };
    await assertFails(flip({ profile, entry: { target: 't1', delta: -5, balance: -5 } }));
    await rules.seed('users/ana', { ...FULL_PROFILE, points: 5 });
    await assertSucceeds(flip({ profile, entry: { target: 't1', delta: -5, balance: 0 } }));
  });
});

describe('an entry', () => {
  it.each<[string, DocumentData]>([
    ['another number', { entry: 5 }],
    ['a number that is a text', { entry: '4' }],
    ['another type', { type: 'badge' }],
    ['another task', { target: 't2' }],
    ['a task that is not in the plan', { target: 't9' }],
    ['another sum', { delta: 10 }],
    ['the inverse sum', { delta: -5 }],
    ['another balance', { balance: 50 }],
    ['the balance before', { balance: 40 }],
    ['a balance that is a text', { balance: '45' }],
    ['a reason of 201 characters', { reason: 'x'.repeat(201) }],
    ['a reason that is a number', { reason: 7 }],
    ['a reason that is a list', { reason: ['x'] }],
    ['a time of the browser', { at: Timestamp.now() }],
    ['a time that is a text', { at: '2026-11-10T12:00:00.000Z' }],
    ['another field', { bonus: 5 }],
  ])('is denied with %s', (_, entry) => assertFails(flip({ entry })));

  it.each(Object.keys(entryOfFlip()))('is denied without its %s', (field) => {
    const { [field]: _, ...rest } = entryOfFlip();
    return assertFails(
      inBatch((batch, db) => {
        batch.update(profileOf(db), FLIP);
        batch.set(entryAt(db, 4), rest);
      }),
    );
  });

  it('is taken with an empty reason and one of 200 characters', async () => {
    await assertSucceeds(flip({ entry: { reason: '' } }));
    const back = { entry: 5, delta: -5, balance: 40, reason: 'ç'.repeat(200) };
    await assertSucceeds(
      flip({ profile: { careerPlan: plan('t1'), points: increment(-5) }, entry: back, at: 5 }),
    );
  });

  it.each<[string, number | string, DocumentData, DocumentData?]>([
    ['after a gap', 5, { entry: 5 }],
    ['after a gap that is counted', 5, { entry: 5 }, { pointEntries: increment(2) }],
    ['in the place of one that is there', 3, { entry: 3 }],
    ['in a place that is counted again', 3, { entry: 3 }, { pointEntries: 3 }],
    ['below none', 0, { entry: 0 }, { pointEntries: 0 }],
    ['by another name', 'x', {}],
    ['by a padded number', '04', {}],
    ['by a fraction', '4.0', { entry: 4 }],
    ['under a count that is a text', 4, {}, { pointEntries: '4' }],
    ['under a count that is a fraction', '4.5', { entry: 4.5 }, { pointEntries: 4.5 }],
    ['under a count that is taken away', 4, {}, { pointEntries: deleteField() }],
  ])('is denied %s', (_, at, entry, profile) => assertFails(flip({ profile: profile ?? {}, entry, at })));
});

/** What a forger might send. */
const FORGERIES: Readonly<Record<string, (db: Firestore) => Promise<void>>> = {
  'an entry alone': (db) => setDoc(entryAt(db, 4), entryOfFlip()),
  'an entry with a count and nothing else': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), { pointEntries: increment(1) });
      batch.set(entryAt(db, 4), entryOfFlip());
    }, db),
  'an entry with points and a count, and no task': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), { points: increment(5), pointEntries: increment(1) });
      batch.set(entryAt(db, 4), entryOfFlip());
    }, db),
  'an entry beside a new name': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), { name: 'Ana Maria' });
      batch.set(entryAt(db, 4), entryOfFlip());
    }, db),
  'an entry of a badge': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), { points: increment(25), pointEntries: increment(1) });
      const badge = { type: 'badge', target: 'voz_de_dono', delta: 25, balance: 65 };
      batch.set(entryAt(db, 4), entryOfFlip(badge));
    }, db),
  'a count alone': (db) => updateDoc(profileOf(db), { pointEntries: increment(1) }),
  'a count that starts again': (db) => updateDoc(profileOf(db), { pointEntries: 0 }),
  'a count with a new name': (db) => updateDoc(profileOf(db), { pointEntries: 4, name: 'Ana Maria' }),
  'a count beside a new CV': (db) =>
    updateDoc(profileOf(db), { resumeText: 'Novo', ...RESET, pointEntries: 4 }),
  'an entry beside a new CV': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), { resumeText: 'Novo', ...RESET, pointEntries: 4, points: 45 });
      batch.set(entryAt(db, 4), entryOfFlip());
    }, db),
  'a flip without an entry': (db) => updateDoc(profileOf(db), FLIP),
  'a flip without a count': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), { careerPlan: FLIP['careerPlan'], points: 45 });
      batch.set(entryAt(db, 4), entryOfFlip());
    }, db),
  'a flip with two entries': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), FLIP);
      batch.set(entryAt(db, 4), entryOfFlip());
      batch.set(entryAt(db, 5), entryOfFlip({ entry: 5, balance: 50 }));
    }, db),
  'two flips at once with their two entries': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), FLIP);
      batch.set(entryAt(db, 4), entryOfFlip());
      batch.update(profileOf(db), { ...FLIP, careerPlan: plan('t0', 't1', 't2') });
      batch.set(entryAt(db, 5), entryOfFlip({ entry: 5, target: 't2', balance: 50 }));
    }, db),
  'a flip whose entry is changed in the same write': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), FLIP);
      batch.set(entryAt(db, 4), entryOfFlip());
      batch.update(entryAt(db, 4), { delta: 50 });
    }, db),
  'a flip whose entry is taken away in the same write': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), FLIP);
      batch.set(entryAt(db, 4), entryOfFlip());
      batch.delete(entryAt(db, 4));
    }, db),
  'a flip with the entry of somebody else': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), FLIP);
      batch.set(doc(db, 'users/bia/pointEvents/4'), entryOfFlip());
    }, db),
  'the change of an entry': (db) => updateDoc(entryAt(db, 3), { delta: 50 }),
  'the change of a reason': (db) => updateDoc(entryAt(db, 3), { reason: 'Outra' }),
  'the renewal of a time': (db) => updateDoc(entryAt(db, 3), { at: serverTimestamp() }),
  'an entry written over': (db) => setDoc(entryAt(db, 3), entryOfFlip({ entry: 3 })),
  'the removal of an entry': (db) => deleteDoc(entryAt(db, 3)),
  'the removal of the last entry with its count': (db) =>
    inBatch((batch) => {
      batch.update(profileOf(db), { pointEntries: increment(-1) });
      batch.delete(entryAt(db, 3));
    }, db),
};

describe('a forged write', () => {
  it.each(Object.entries(FORGERIES))('is denied: %s', (_, forge) => assertFails(forge(client())));

  it('is denied if the entry existed before, even if all but its time is right', async () => {
    await rules.seed('users/ana/pointEvents/4', entryOfFlip({ at: EARLIER }));
    await assertFails(updateDoc(profileOf(client()), FLIP));
  });

  it('is denied in the place that a ledger begins to count from', async () => {
    await rules.seed('users/ana', { ...FULL_PROFILE, pointEntries: 0 });
    await assertFails(setDoc(entryAt(client(), 0), entryOfFlip({ entry: 0 })));
  });

  it('is denied if the count is not a whole number, whatever it was before', async () => {
    await rules.seed('users/ana', { ...FULL_PROFILE, pointEntries: 3.5 });
    await assertFails(flip({ entry: { entry: 4.5 }, at: '4.5' }));
  });

  it('is denied for a ledger without a profile', async () => {
    await rules.clear();
    await assertFails(setDoc(entryAt(client(), 1), entryOfFlip({ entry: 1 })));
  });

  it('is denied to everyone else, be it ever so well-formed', async () => {
    for (const db of [rules.as('bia'), rules.as('gil', { role: 'gestor_rh' }), rules.as(null)]) {
      const attempt = inBatch((batch) => {
        batch.update(profileOf(db), FLIP);
        batch.set(entryAt(db, 4), entryOfFlip());
      }, db);
      await assertFails(attempt);
    }
  });
});

it('takes one of two tabs that add the same entry at once', async () => {
  const attempts = await Promise.allSettled([
    flip({}),
    flip({ profile: { careerPlan: plan('t1', 't2') }, entry: { target: 't2' } }),
  ]);
  const outcomes = attempts.map(({ status }) => status);
  expect(outcomes.toSorted()).toEqual(['fulfilled', 'rejected']);
});
