import { makeTask } from '@aura/shared-domain/testing';
import { applyChange, newProfile, setTaskCompleted, type PlanTask, type Profile } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { byHorizon, progressInWords } from './plan.ts';
import { toolLink } from './tool-link.ts';

const task = (id: string, horizon: PlanTask['horizon'], completed = false) =>
  makeTask({ id, horizon, completed });

test('tasks stand under their horizon, in the order of the plan', () => {
  expect(byHorizon([task('a', 90), task('b', 30), task('c', 30)])).toEqual([
    { horizon: 30, tasks: [task('b', 30), task('c', 30)] },
    { horizon: 90, tasks: [task('a', 90)] },
  ]);
});

const profile: Profile = { ...newProfile('Ana'), careerPlan: [task('a', 30), task('b', 60)], points: 10 };
const settle = (from: Profile, id: string, completed: boolean) =>
  applyChange(from, setTaskCompleted(from, id, completed) ?? {});

test('completing moves the points once, however often it is asked', () => {
  const once = settle(profile, 'a', true);
  expect(once.points).toBe(15);
  expect(settle(once, 'a', true).points).toBe(15);
  expect(settle(once, 'a', false)).toEqual(profile);
});

test('a task that the plan no longer has changes nothing', () => {
  expect(setTaskCompleted(profile, 'gone', true)).toBeNull();
});

test('progress is told in words', () => {
  expect(progressInWords([task('a', 30, true), task('b', 30)])).toBe('1 de 2 tarefas concluídas');
  expect(progressInWords([task('a', 30)])).toBe('0 de 1 tarefa concluída');
});

test('a task leads to its tool, and to nothing that is not one', () => {
  expect(toolLink('/perfil')).toEqual({ name: 'Meu Painel', to: '/perfil' });
  expect(toolLink('/mentor-ia')).toEqual({ name: 'Mentor de carreira', to: '/mentor-ia' });
  expect(toolLink('/micro-learnings')).toEqual({ name: 'Micro-learnings', to: '/micro-learnings' });
  expect(toolLink('https://evil.example')).toBeNull();
  expect(toolLink(null)).toBeNull();
});
