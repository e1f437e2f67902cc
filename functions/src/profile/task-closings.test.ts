import { computeTaskId } from '@aura/shared-career';
import { applyChange, createProfile, type Profile } from '@aura/shared-domain';
import { makeTask } from '@aura/shared-domain/testing';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { closeTasks, type Deed } from './task-closings.ts';

const NOW = new Date('2026-11-28T12:00:00Z');
const TASKS = [
  makeTask({ id: 'train', title: 'Treinar', tool: '/simulador-entrevista' }),
  makeTask({ id: 'story', tool: '/simulador-entrevista', gapId: 'gap' }),
  makeTask({ id: computeTaskId(null, 'read-ads'), tool: '/buscador-vagas' }),
  makeTask({ id: 'apply', tool: '/buscador-vagas' }),
  makeTask({ id: 'read', tool: '/micro-learnings/sql' }),
  makeTask({ id: 'any', tool: '/micro-learnings' }),
  makeTask({ id: 'make', tool: '/micro-learnings', gapId: 'gap' }),
];
const ana: Profile = { ...createProfile('Ana'), points: 25, pointEntries: 1, careerPlan: TASKS };

function after(deed: Deed, profile = ana) {
  const closing = closeTasks(profile, deed, NOW);
  const written: Record<string, unknown> = {};
  const tx = { create: (path: string, entry: unknown) => void (written[path] = entry) };
  const person = { collection: (name: string) => ({ doc: (id: string) => `${name}/${id}` }) };
  closing.record(tx as unknown as Transaction, person as unknown as DocumentReference);
  const next = applyChange(profile, closing.change);
  return { next, written, done: next.careerPlan.filter(({ completed }) => completed).map(({ id }) => id) };
}

test.each<[Deed, readonly string[]]>([
  [{ kind: 'interview' }, ['train']],
  [{ kind: 'savedJobs', total: 4 }, []],
  [{ kind: 'savedJobs', total: 5 }, [computeTaskId(null, 'read-ads')]],
  [{ kind: 'lesson', lessonId: 'sql' }, ['read', 'any']],
  [{ kind: 'lesson', lessonId: 'other' }, ['any']],
])('%j ticks what asked for nothing else', (deed, done) => {
  expect(after(deed).done).toEqual(done);
});

test('points, ledger and news go along, entry by entry', () => {
  const { next, written } = after({ kind: 'lesson', lessonId: 'sql' });
  expect([next.points, next.pointEntries, next.notifications.length]).toEqual([35, 3, 2]);
  expect(written).toMatchObject({
    'pointEvents/2': { entry: 2, target: 'read', delta: 5, balance: 30, at: NOW },
    'pointEvents/3': { entry: 3, target: 'any', delta: 5, balance: 35 },
  });
});

test('what is ticked already changes nothing', () => {
  const { next } = after({ kind: 'interview' });
  expect(closeTasks(next, { kind: 'interview' }, NOW).change).toEqual({});
});
