import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import { expect, it } from 'vitest';
import { groupByTheme } from './group-by-theme.ts';

it('shows every lesson once', () => {
  const shown = groupByTheme(LESSON_SUMMARIES).flatMap(({ lessons }) => lessons.map(({ id }) => id));
  expect(shown.toSorted()).toEqual(LESSON_SUMMARIES.map(({ id }) => id).toSorted());
});

it('keeps a category together, and puts those with one lesson last', () => {
  const categories = ['Sozinha', 'Vagas', 'Saúde', 'Vagas', 'Saúde'];
  const lessons = LESSON_SUMMARIES.slice(0, categories.length).map((lesson, at) => ({
    ...lesson,
    category: categories[at] ?? '',
  }));
  expect(groupByTheme(lessons).map(({ name, lessons: { length } }) => [name, length])).toEqual([
    ['Vagas', 2],
    ['Saúde', 2],
    ['Outros temas', 1],
  ]);
});
