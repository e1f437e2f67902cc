import { expect, test } from 'vitest';
import type { PlanTask, PointEntry, Profile } from '@aura/shared-domain';
import { ledgerFaults } from '../../test-support/ledger/ledger-faults.ts';

const at = new Date('2026-11-10T12:00:00.000Z');
const entry = (changes: Partial<PointEntry> & Pick<PointEntry, 'entry' | 'balance'>): PointEntry => ({
  type: 'task',
  target: 'a',
  delta: 5,
  reason: '',
  at,
  ...changes,
});
const badge = { id: 'voz_de_dono', name: '', icon: '', description: '', achievedDate: '' };
const task = (id: string, completed: boolean) => ({ id, completed }) as PlanTask;

const ENTRIES = {
  1: entry({ entry: 1, type: 'badge', target: badge.id, delta: 25, balance: 25 }),
  2: entry({ entry: 2, balance: 30 }),
  3: entry({ entry: 3, target: 'b', balance: 35 }),
  4: entry({ entry: 4, delta: -5, balance: 30 }),
};
const PROFILE: Pick<Profile, 'points' | 'pointEntries' | 'badges' | 'careerPlan'> = {
  points: 30,
  pointEntries: 4,
  badges: [badge],
  careerPlan: [task('a', false), task('b', true), task('c', false)],
};

test('a sound ledger has no fault', () => {
  expect(ledgerFaults(PROFILE, ENTRIES)).toEqual([]);
});

test.each<[string, Partial<typeof PROFILE>, Record<string, PointEntry>]>([
  ['points that are not its sum', { points: 35 }, {}],
  ['an entry that is not counted', { pointEntries: 3 }, {}],
  ['a gap', { pointEntries: 5 }, { 6: entry({ entry: 6, target: 'c', balance: 35 }) }],
  ['an entry by another name', {}, { badge_x: entry({ entry: 5, target: 'c', balance: 35 }) }],
  ['an entry with another number', {}, { 4: { ...ENTRIES[4], entry: 5 } }],
  ['a balance that does not follow', {}, { 2: { ...ENTRIES[2], balance: 35 } }],
  ['an entry of another form', {}, { 4: { ...ENTRIES[4], reason: 7 as never } }],
  ['less than no points', { points: -5 }, { 4: { ...ENTRIES[4], delta: -40, balance: -5 } }],
  ['a badge that is held without an entry', { badges: [badge, { ...badge, id: 'outro' }] }, {}],
  ['a badge that is held twice', { badges: [badge, badge] }, {}],
  ['a badge that was granted and is not held', { badges: [] }, {}],
  ['a task that is done without its points', { careerPlan: [task('a', true)] }, {}],
  ['a task that is open and was paid', { careerPlan: [task('b', false)] }, {}],
  ['a task that was paid twice', { points: 40 }, { 4: entry({ entry: 4, target: 'b', balance: 40 }) }],
])('%s is a fault', (_, profile, entries) => {
  expect(ledgerFaults({ ...PROFILE, ...profile }, { ...ENTRIES, ...entries })).not.toEqual([]);
});
