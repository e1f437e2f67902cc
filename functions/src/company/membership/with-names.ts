import { findSkillById } from '@aura/shared-career';
import type { Contribution } from '@aura/shared-company';
import type { OwnContribution } from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';

/**
 * What somebody adds, with the names that the product gives to skills and lessons: gaps first, by what is missing, then
 * by name. What a catalogue does not have any more is called by its id.
 */
export function withNames(contribution: Contribution | null): OwnContribution['contribution'] {
  if (!contribution) return null;
  const { measures, levels, gaps, lessons } = contribution;
  return {
    measures,
    skills: Object.entries(levels)
      .map(([id, level]) => ({ id, label: findSkillById(id)?.label ?? id, level, gap: gaps[id] ?? null }))
      .toSorted((a, b) => (b.gap ?? -1) - (a.gap ?? -1) || a.label.localeCompare(b.label, 'pt-BR')),
    lessons: lessons
      .map((id) => ({ id, title: titleOf(id) }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR')),
  };
}

const titleOf = (id: string): string => LESSON_SUMMARIES.find((lesson) => lesson.id === id)?.title ?? id;
