import { findSkillById } from '@aura/shared-career';
import type { Contribution } from '@aura/shared-company';
import type { OwnContribution } from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';

/**
 * A contribution with the product's names of skills and lessons: gaps first, by their size, then by name. Items
 * missing in the catalogue keep their id.
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
      .map((id) => ({ id, title: findTitle(id) }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'pt-BR')),
  };
}

const findTitle = (id: string): string => LESSON_SUMMARIES.find((lesson) => lesson.id === id)?.title ?? id;
