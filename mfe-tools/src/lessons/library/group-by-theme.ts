import type { LessonSummary } from '@aura/shared-lessons';

export interface Theme {
  readonly name: string;
  readonly lessons: readonly LessonSummary[];
}

/** Lessons by category, in the order of the library; categories with one lesson are combined at the end. */
export function groupByTheme(lessons: readonly LessonSummary[]): Theme[] {
  const names = [...new Set(lessons.map(({ category }) => category))];
  const groups = names.map((name) => ({
    name,
    lessons: lessons.filter(({ category }) => category === name),
  }));
  const themes = groups.filter((group) => group.lessons.length > 1);
  const alone = groups.filter((group) => group.lessons.length === 1).flatMap((group) => group.lessons);
  return alone.length === 0 ? themes : [...themes, { name: 'Outros temas', lessons: alone }];
}
