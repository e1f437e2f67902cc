import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  deleteField,
  doc,
  increment,
  updateDoc,
  writeBatch,
  type DocumentData,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, beforeEach, describe, it } from 'vitest';
import { entryOfFlip, FULL_PROFILE, task } from '../test-support/profile-documents.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../test-support/rules-environment.ts';

let rules: RulesUnderTest;
beforeAll(async () => {
  rules = await loadRulesUnderTest('plan');
});
afterAll(() => rules.stop());

/** Stores a plan with these tasks completed; the profile starts with 40 points. */
const stored = (...completed: boolean[]) =>
  rules.seed('users/ana', { ...FULL_PROFILE, careerPlan: completed.map((done, i) => task(`t${i}`, done)) });
const plan = (...completed: boolean[]) => completed.map((done, i) => task(`t${i}`, done));
/** Writes a plan and points together with an entry of the ledger; by itself that one fits completing `t0`. */
function write(careerPlan: unknown, points: unknown, entry: DocumentData = {}, number = 4): Promise<void> {
  const batch = writeBatch(rules.as('ana'));
  batch.update(doc(rules.as('ana'), 'users/ana'), { careerPlan, points, pointEntries: increment(1) });
  const path = `users/ana/pointEvents/${number}`;
  batch.set(doc(rules.as('ana'), path), entryOfFlip({ entry: number, ...entry }));
  return batch.commit();
}
const update = (data: DocumentData) => updateDoc(doc(rules.as('ana'), 'users/ana'), data);

describe('flipping a task', () => {
  beforeEach(async () => {
    await rules.clear();
    await stored(false, true, false);
  });
  const undoing = { target: 't1', delta: -5, balance: 35 };

  it('allows completing one for 5 points', () =>
    assertSucceeds(write(plan(true, true, false), increment(5))));
  it('allows undoing one for -5 points', () =>
    assertSucceeds(write(plan(false, false, false), increment(-5), undoing)));
  it('allows the sum written out', () =>
    assertSucceeds(write(plan(false, true, true), 45, { target: 't2' })));

  it.each<[string, unknown, unknown, DocumentData?]>([
    ['10 points', plan(true, true, false), increment(10), { delta: 10, balance: 50 }],
    ['no points', plan(true, true, false), increment(0), { delta: 0, balance: 40 }],
    ['5 points for undoing', plan(false, false, false), increment(5), { target: 't1' }],
    ['-5 points for completing', plan(true, true, false), increment(-5), { delta: -5, balance: 35 }],
    ['5.5 points', plan(true, true, false), increment(5.5), { delta: 5.5, balance: 45.5 }],
    ['points as a text', plan(true, true, false), '45', { balance: '45' }],
    ['points removed', plan(true, true, false), deleteField()],
    ['two tasks for one step of points', plan(true, true, true), increment(5)],
    ['two tasks for two steps of points', plan(true, true, true), increment(10), { delta: 10, balance: 50 }],
    ['one completed and one undone', plan(true, false, false), increment(5)],
    ['points without a task', plan(false, true, false), increment(5)],
    ['a task added', [...plan(false, true, false), task('t3', true)], increment(5)],
    ['a task added beside a flip', [...plan(true, true, false), task('t3')], increment(5)],
    ['a task removed', plan(true, true), increment(5)],
    ['the plan emptied', [], increment(5)],
    ['the order changed', plan(true, true, false).toReversed(), increment(5)],
    ['the flipped task moved', [task('t1', true), task('t0', true), task('t2')], increment(5)],
    ['a task twice', [task('t0', true), task('t1', true), task('t0', true)], increment(5)],
    [
      'the title changed too',
      [{ ...task('t0', true), title: 'X' }, ...plan(false, true, false).slice(1)],
      increment(5),
    ],
    ['another id', [task('t9', true), ...plan(false, true, false).slice(1)], increment(5)],
    [
      'a field added',
      [{ ...task('t0', true), bonus: 1 }, ...plan(false, true, false).slice(1)],
      increment(5),
    ],
    ['a field removed', [{ id: 't0', completed: true }, ...plan(false, true, false).slice(1)], increment(5)],
    [
      'completed as a text',
      [{ ...task('t0'), completed: 'true' }, ...plan(false, true, false).slice(1)],
      increment(5),
    ],
    [
      'completed as null',
      [{ ...task('t0'), completed: null }, ...plan(false, true, false).slice(1)],
      increment(-5),
      { delta: -5, balance: 35 },
    ],
    [
      'completed as a map',
      [{ ...task('t0'), completed: {} }, ...plan(false, true, false).slice(1)],
      increment(5),
    ],
    ['a task that is a text', ['t0', ...plan(false, true, false).slice(1)], increment(5)],
    ['a map for a list', { 0: task('t0', true) }, increment(5)],
    ['the plan removed', deleteField(), increment(5)],
  ])('denies %s', (_, careerPlan, points, entry) => assertFails(write(careerPlan, points, entry)));

  it('denies a task without its points', () => assertFails(update({ careerPlan: plan(true, true, false) })));
  it('denies points without a task', () => assertFails(update({ points: increment(5) })));
  it('denies a task and its points without an entry', () =>
    assertFails(update({ careerPlan: plan(true, true, false), points: 45, pointEntries: 4 })));
  it('denies points together with a name', () => assertFails(update({ points: 45, name: 'Ana' })));
  it('denies a plan of its own', () => assertFails(update({ careerPlan: [task('mine', true)] })));
});

describe('a task out of a conversation', () => {
  const mixed = (done: boolean) => [task('t0', true), { ...task('mentor_1', done), tool: '/mentor-ia' }];

  it('is ticked and taken back like any other', async () => {
    await rules.clear();
    await rules.seed('users/ana', { ...FULL_PROFILE, careerPlan: mixed(false) });
    const target = 'mentor_1';
    await assertSucceeds(write(mixed(true), increment(5), { target }));
    await assertSucceeds(write(mixed(false), increment(-5), { target, delta: -5, balance: 40 }, 5));
  });

  it('is not added by a browser', async () => {
    await rules.seed('users/ana', { ...FULL_PROFILE, careerPlan: [task('t0', true)] });
    await assertFails(write(mixed(true), increment(5), { target: 'mentor_1' }));
    await assertFails(update({ careerPlan: mixed(false) }));
  });
});

const one = (size: number, at: number) => Array.from({ length: size }, (_, i) => i === at);

describe('plans of every size', () => {
  const sizes = [1, 2, 3, 5, 12, 31, 64];
  const cases = sizes.flatMap((size) => [...new Set([0, size >> 1, size - 1])].map((at) => ({ size, at })));

  beforeEach(() => rules.clear());

  it.each(cases)('finds task $at of $size', async ({ size, at }) => {
    await stored(...one(size, -1));
    await assertSucceeds(write(plan(...one(size, at)), increment(5), { target: `t${at}` }));
  });

  it.each(sizes.filter((size) => size > 1))('denies the first and the last of %i at once', async (size) => {
    await stored(...one(size, -1));
    const ends = one(size, 0).map((flipped, i) => flipped || i === size - 1);
    await assertFails(write(plan(...ends), increment(5)));
  });

  it('denies two flips side by side in a plan too long to search', async () => {
    await stored(...one(128, -1));
    await assertFails(write(plan(true, true, ...one(126, -1)), increment(5)));
  });

  it('denies completing a task that is not open', async () => {
    await rules.seed('users/ana', { ...FULL_PROFILE, careerPlan: [{ id: 't0' }] });
    await assertFails(write([{ id: 't0', completed: true }], increment(5)));
  });

  it('flips one of two tasks that are alike', async () => {
    await rules.seed('users/ana', { ...FULL_PROFILE, careerPlan: [task('t'), task('t')] });
    await assertFails(write([task('t', true), task('t', true)], increment(5), { target: 't' }));
    await assertSucceeds(write([task('t'), task('t', true)], increment(5), { target: 't' }));
  });
});
