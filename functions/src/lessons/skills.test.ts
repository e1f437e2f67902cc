import { expect, it } from 'vitest';
import { SKILLS } from '@aura/shared-career';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';

const KNOWN = new Set(SKILLS.map(({ id }) => id));

it.each(LESSON_SUMMARIES)('$id names only skills of the taxonomy, each once', ({ skills }) => {
  expect(skills.filter((id) => !KNOWN.has(id))).toEqual([]);
  expect(new Set(skills).size).toBe(skills.length);
});
