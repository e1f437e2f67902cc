import type { PlanTask } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { listNextTasks } from './next-tasks.ts';

const task = (id: string, horizon: 30 | 60 | 90, completed = false) =>
  ({ id, horizon, completed }) as PlanTask;
const plan = [
  task('c', 90),
  task('a', 30),
  task('done', 30, true),
  task('b', 60),
  task('b2', 60),
  task('c2', 90),
];
const shown = (tasks: readonly PlanTask[], ...touched: string[]) =>
  listNextTasks(tasks, new Set(touched)).map(({ id }) => id);

test('shows the first three open tasks by horizon', () => {
  expect(shown(plan)).toEqual(['a', 'b', 'b2']);
});

test('a task ticked on this visit keeps its place, and the next one appears', () => {
  const ticked = plan.map((each) => (each.id === 'b' ? { ...each, completed: true } : each));
  expect(shown(ticked, 'b')).toEqual(['a', 'b', 'b2', 'c']);
});

test('a reopened task is not shown twice', () => {
  expect(shown(plan, 'b')).toEqual(['a', 'b', 'b2', 'c']);
});

test('shows nothing if everything was done before', () => {
  expect(shown([task('done', 30, true)])).toEqual([]);
});
