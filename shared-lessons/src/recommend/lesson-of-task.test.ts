import { expect, test } from 'vitest';
import { findLessonOfTask } from './lesson-of-task.ts';

test('a task leads to a lesson on its gap, or to none', () => {
  expect(findLessonOfTask({ gapId: 'gap-feedback' })?.id).toBe('feedback-construtivo');
  expect(findLessonOfTask({ gapId: 'gap-solda-mig' })).toBeNull();
  expect(findLessonOfTask({ gapId: null })).toBeNull();
});
