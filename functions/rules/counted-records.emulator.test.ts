import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteDoc,
  doc,
  serverTimestamp,
  setDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MOST_POINT_ENTRIES, MOST_RECORDS } from '@aura/shared-domain';
import { addRecord, entryOfFlip, FULL_PROFILE, MAPPING, task } from '../test-support/profile-documents.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../test-support/rules-environment.ts';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await loadRulesUnderTest('counted');
});
afterAll(() => rules.stop());
beforeEach(() => rules.clear());

const at = serverTimestamp();
const SAMPLES: Readonly<Record<keyof typeof MOST_RECORDS, DocumentData>> = {
  consents: { choice: 'refused', version: 1, at, source: 'settings' },
  taskEvidence: { task: 't0', title: 'Praticar', gapId: null, text: 'Três consultas.', link: '', at },
  behavioralResults: { ...MAPPING, at },
};
const KINDS = Object.entries(SAMPLES).map(([kind, sample]) => ({
  kind,
  sample,
  most: MOST_RECORDS[kind as keyof typeof MOST_RECORDS],
}));

describe.each(KINDS)('$kind', ({ kind, sample, most }) => {
  const seed = (recordCounts?: DocumentData) =>
    rules.seed('users/ana', { ...FULL_PROFILE, ...(recordCounts && { recordCounts }) });
  const path = (id: string) => `users/ana/${kind}/${id}`;
  const add = (counts: DocumentData = {}, id = 'registro-2') =>
    addRecord(rules.as('ana'), path(id), sample, counts);

  it('are added up to the bound, which deleting does not move', async () => {
    await seed({ [kind]: most - 1 });
    await assertSucceeds(add());
    await assertFails(add({}, 'registro-3'));
    if (kind !== 'consents') await assertSucceeds(deleteDoc(doc(rules.as('ana'), path('registro-2'))));
    await assertFails(add({}, 'registro-3'));
  });

  it.each<[string, DocumentData]>([
    ['the count of another document', { 'recordCounts.last': `${kind}/registro-9` }],
    ['the count of another kind', { 'recordCounts.last': 'drafts/registro-2' }],
    ['two at once', { [`recordCounts.${kind}`]: 7 }],
    ['none', { [`recordCounts.${kind}`]: 5 }],
  ])('are not added with %s', async (_, counts) => {
    await seed({ [kind]: 5 });
    await assertFails(add(counts));
    await assertSucceeds(add());
  });

  it('are not added two by one count', async () => {
    await seed();
    const db = rules.as('ana');
    const batch = writeBatch(db);
    batch.update(doc(db, 'users/ana'), {
      recordCounts: { [kind]: 1, consents: 2, last: `${kind}/registro-2` },
    });
    for (const id of ['registro-2', 'registro-3']) batch.set(doc(db, path(id)), sample);
    await assertFails(batch.commit());
    await assertFails(setDoc(doc(db, path('registro-2')), sample));
  });
});

describe('the ledger of points', () => {
  it('takes entries of browsers up to the bound', async () => {
    const flip = async (entry: number) => {
      await rules.seed('users/ana', { ...FULL_PROFILE, pointEntries: entry - 1 });
      const db = rules.as('ana');
      const batch = writeBatch(db);
      const careerPlan = [task('t0', true), task('t1', true), task('t2')];
      batch.update(doc(db, 'users/ana'), { careerPlan, points: 45, pointEntries: entry });
      batch.set(doc(db, `users/ana/pointEvents/${entry}`), entryOfFlip({ entry }));
      return batch.commit();
    };
    expect(MOST_POINT_ENTRIES).toBeGreaterThan(1000);
    await assertSucceeds(flip(MOST_POINT_ENTRIES));
    await assertFails(flip(MOST_POINT_ENTRIES + 1));
  });
});
