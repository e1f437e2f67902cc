import { makeTask } from '@aura/shared-domain/testing';
import {
  applyChange,
  createProfile,
  setTaskCompleted,
  type PlanTask,
  type Profile,
} from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { describeTimeLeft, stopInWords, listStops } from './plan.ts';
import { findToolLink } from './tool-link.ts';

const task = (id: string, horizon: PlanTask['horizon'], completed = false) =>
  makeTask({ id, horizon, completed });

test('tasks are under their horizon, in the order of the plan, and each stop has its day', () => {
  const stops = listStops([task('a', 90, true), task('b', 30), task('c', 30)], '2026-11-01T12:00:00Z');
  expect(stops.map(({ horizon, tasks }) => [horizon, tasks.map(({ id }) => id)])).toEqual([
    [30, ['b', 'c']],
    [60, []],
    [90, ['a']],
  ]);
  expect(stops.map(({ until }) => until.toISOString().slice(0, 10))).toEqual([
    '2026-12-01',
    '2026-12-31',
    '2027-01-30',
  ]);
  expect(stops.map(stopInWords)).toEqual([
    '0 de 2 tarefas, 1 h a fazer',
    'nada previsto: use o tempo para o que ficou aberto',
    '1 de 1 tarefa, tudo feito',
  ]);
  const begun = listStops([task('a', 30, true), task('b', 30)], '2026-11-01T12:00:00Z');
  expect(begun.slice(0, 1).map(stopInWords)).toEqual(['1 de 2 tarefas, 30 min a fazer']);
});

test('the time of a plan shrinks with each task that is done', () => {
  const tasks = [task('a', 30), task('b', 60)];
  expect(describeTimeLeft(tasks)).toBe(' · 1 h a fazer');
  expect(describeTimeLeft([task('a', 30, true), task('b', 60)])).toBe(' · 30 min a fazer');
  expect(describeTimeLeft([task('a', 30, true)])).toBe('');
});

const profile: Profile = { ...createProfile('Ana'), careerPlan: [task('a', 30), task('b', 60)], points: 10 };
const settle = (from: Profile, id: string, completed: boolean) =>
  applyChange(from, setTaskCompleted(from, id, completed) ?? {});

test('completing a task several times moves the points once', () => {
  const once = settle(profile, 'a', true);
  expect(once.points).toBe(15);
  expect(settle(once, 'a', true).points).toBe(15);
  expect(settle(once, 'a', false)).toEqual(profile);
});

test('a task missing from the plan changes nothing', () => {
  expect(setTaskCompleted(profile, 'gone', true)).toBeNull();
});

test('a task links only to a known tool', () => {
  expect(findToolLink({ id: 'a b', tool: '/perfil' })).toEqual({
    name: 'Meu Painel',
    to: '/perfil?tarefa=a+b',
  });
  expect(findToolLink({ id: 'a b', tool: '/mentor-ia' })).toEqual({
    name: 'Mentor de carreira',
    to: '/mentor-ia?tarefa=a+b',
  });
  expect(findToolLink({ id: 'a b', tool: '/micro-learnings' })).toEqual({
    name: 'Micro-learnings',
    to: '/micro-learnings?tarefa=a+b',
  });
  expect(findToolLink({ id: 'a', tool: 'https://evil.example' })).toBeNull();
  expect(findToolLink({ id: 'a', tool: null })).toBeNull();
});
