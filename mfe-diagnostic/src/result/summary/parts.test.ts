import { makeTask } from '@aura/shared-domain/testing';
import { expect, test } from 'vitest';
import { findFirstOpenTask } from './parts.ts';

test('the next task is the first open one of the nearest stop', () => {
  const tasks = [
    makeTask({ id: 'later', horizon: 60 }),
    makeTask({ id: 'done', completed: true }),
    makeTask({ id: 'first' }),
  ];
  expect(findFirstOpenTask(tasks)?.id).toBe('first');
  expect(findFirstOpenTask(tasks.map((task) => ({ ...task, completed: true })))).toBeNull();
});
