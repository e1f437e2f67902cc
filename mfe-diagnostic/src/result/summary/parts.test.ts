import { makeTask } from '@aura/shared-domain/testing';
import type { Gap } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { findFirstOpenTask, selectShownGaps } from './parts.ts';

test('the next task is the first open one of the nearest stop', () => {
  const tasks = [
    makeTask({ id: 'later', horizon: 60 }),
    makeTask({ id: 'done', completed: true }),
    makeTask({ id: 'first' }),
  ];
  expect(findFirstOpenTask(tasks)?.id).toBe('first');
  expect(findFirstOpenTask(tasks.map((task) => ({ ...task, completed: true })))).toBeNull();
});

test('the gap that costs most is on the first screen, but sends no blocker away', () => {
  const gap = (id: string, priority: number, effort: number, kind: Gap['kind'] = 'important') =>
    ({ id, kind, priority, effort }) as Gap;
  const gaps = [gap('a', 0.4, 1), gap('b', 0.3, 1), gap('c', 0.3, 1), gap('lead', 0.25, 4)];
  expect(selectShownGaps(gaps, 3).map(({ id }) => id)).toEqual(['a', 'b', 'lead']);
  expect(selectShownGaps(gaps.slice(0, 3), 3).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  const held = gaps.map((one) => (one.id === 'lead' ? one : { ...one, kind: 'blocker' as const }));
  expect(selectShownGaps(held, 3).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
});
