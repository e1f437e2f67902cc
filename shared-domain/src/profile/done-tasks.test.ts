import { expect, test } from 'vitest';
import type { Gap } from '../diagnosis/result.ts';
import { makeTask } from '../testing/index.ts';
import {
  countDone,
  describeDoneBefore,
  describePlanProgress,
  findNextTask,
  listOpenGaps,
} from './done-tasks.ts';

const plan = (...completed: boolean[]) =>
  completed.map((isDone, at) => makeTask({ id: `t${at}`, completed: isDone }));

test.each([
  [plan(true, false), 1, '1 de 2 tarefas concluídas'],
  [plan(false), 0, '0 de 1 tarefa concluída'],
  [plan(), 0, '0 de 0 tarefas concluídas'],
])('counts a plan in the same words on every page', (tasks, done, words) => {
  expect(countDone(tasks)).toBe(done);
  expect(describePlanProgress(tasks, 0)).toBe(words);
});

test('tasks of earlier plans are named apart', () => {
  expect(describePlanProgress(plan(false, false), 1)).toBe('0 de 2 tarefas concluídas · 1 feita antes');
  expect(describeDoneBefore(1)).toBe('Antes deste plano você já concluiu 1 tarefa');
});

test('the next task is the first open one of the nearest stop', () => {
  const tasks = [
    makeTask({ id: 'later', horizon: 60 }),
    makeTask({ id: 'done', completed: true }),
    makeTask({ id: 'first' }),
  ];
  expect(findNextTask(tasks)?.id).toBe('first');
  expect(findNextTask(tasks.map((task) => ({ ...task, completed: true })))).toBeNull();
});

test('a gap is closed if the plan has tasks for it and all are done', () => {
  const gap = (id: string): Gap => ({
    id,
    skillId: id,
    title: id,
    kind: 'important',
    grade: 'absent',
    impact: 0.5,
    effort: 1,
    priority: 0.5,
    why: '',
    adjacentEvidence: [],
  });
  const tasks = [
    makeTask({ id: 't1', gapId: 'done', completed: true }),
    makeTask({ id: 't2', gapId: 'begun', completed: true }),
    makeTask({ id: 't3', gapId: 'begun' }),
  ];
  const open = listOpenGaps([gap('done'), gap('begun'), gap('later')], tasks);
  expect(open.map(({ id }) => id)).toEqual(['begun', 'later']);
});
