import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ok } from '@aura/shared-domain';
import { openOwnDatabase } from '../../test-support/own-database.ts';
import { measureGroups } from '../../test-support/credits/measure-uses.ts';
import { chargeUse } from './charge.ts';
import { createSpend, type Spending } from './spend.ts';

const db = openOwnDatabase();
const now = new Date('2026-11-10T12:00:00Z');

/** One use of the optimiser, and a document for it. */
const use = (uid: string, found: () => Promise<void> = async () => undefined): Spending<void, string> => {
  const id = randomUUID();
  return {
    read: found,
    settle(profile) {
      const usage = chargeUse(profile, 'resumeOptimizer', { isRepeat: false, now });
      if (!usage.ok) return usage;
      return ok({
        answer: id,
        change: usage.value,
        write: (batch) => void batch.create(db.doc(`users/${uid}/uses/${id}`), { now }),
      });
    },
  };
};

async function somebody(fields: object = { plan: 'impulso' }): Promise<string> {
  const uid = randomUUID();
  await db.doc(`users/${uid}`).set({ name: 'Ana', ...fields });
  return uid;
}
const profileOf = async (uid: string) => (await db.doc(`users/${uid}`).get()).data();
const usesOf = async (uid: string) =>
  (await db.collection(`users/${uid}/uses`).get()).docs.map(({ id }) => id);

describe('spending', () => {
  it.each([1, 10])('of 300 at once over %i instances grants exactly the limit', async (instances) => {
    expect(await measureGroups(300, instances)).toMatchObject({ granted: 10, errors: 0 });
  });

  it('starts the month from zero once for a whole group, and keeps what was written meanwhile', async () => {
    const uid = await somebody({ plan: 'impulso', usagePeriod: '2026-10', usageCounts: { mentorAI: 20 } });
    const spend = createSpend(db);
    let isRenamed = false;
    const renaming = async (): Promise<void> => {
      if (isRenamed) return;
      isRenamed = true;
      await db.doc(`users/${uid}`).update({ name: 'Ana Maria' });
    };
    const answers = await Promise.all(Array.from({ length: 12 }, () => spend(uid, use(uid, renaming))));
    const granted = answers.flatMap((answer) => (answer.ok ? [answer.value] : []));
    expect(await profileOf(uid)).toEqual({
      name: 'Ana Maria',
      plan: 'impulso',
      usagePeriod: '2026-11',
      usageCounts: { resumeOptimizer: 10 },
    });
    expect(granted).toHaveLength(10);
    expect((await usesOf(uid)).toSorted()).toEqual(granted.toSorted());
  });

  it('writes nothing for somebody who is gone by then, also where nothing of the profile changes', async () => {
    const uid = await somebody();
    const free: Spending<void, null> = {
      read: async () => void (await db.doc(`users/${uid}`).delete()),
      settle: () =>
        ok({
          answer: null,
          change: {},
          write: (batch) => void batch.create(db.doc(`users/${uid}/uses/u`), { now }),
        }),
    };
    expect(await createSpend(db)(uid, free)).toMatchObject({ ok: false, error: { code: 'not_found' } });
    expect(await usesOf(uid)).toEqual([]);
  });

  it('only the calls of one group fail if something breaks', async () => {
    const uid = await somebody();
    const spend = createSpend(db);
    const broken = spend(
      uid,
      use(uid, () => Promise.reject(new Error('broken'))),
    );
    await expect(broken).rejects.toThrow('broken');
    expect(await spend(uid, use(uid))).toMatchObject({ ok: true });
    expect(await profileOf(uid)).toMatchObject({ usageCounts: { resumeOptimizer: 1 } });
  });
});
