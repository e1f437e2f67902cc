import { makeTask } from '@aura/shared-domain/testing';
import { expect, test } from 'vitest';
import { firstOpenTask } from './parts.ts';

test('what to do now is the first open task of the nearest stop', () => {
  const tasks = [
    makeTask({ id: 'later', horizon: 60 }),
    makeTask({ id: 'done', completed: true }),
    makeTask({ id: 'first' }),
  ];
  expect(firstOpenTask(tasks)?.id).toBe('first');
  expect(firstOpenTask(tasks.map((task) => ({ ...task, completed: true })))).toBeNull();
});
