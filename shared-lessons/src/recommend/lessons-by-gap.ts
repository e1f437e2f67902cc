import { choosePlural, findNextTaskOf, type Gap, type PlanTask } from '@aura/shared-domain';
import type { LessonSummary, Topic } from '../lesson.ts';
import { LESSON_SUMMARIES } from '../library/summaries.ts';
import { recommendLessons, type Recommendation, type RecommendationInput } from './recommend-lessons.ts';

/** A gap of the diagnosis, with what helps to close it. */
export interface GapHelp {
  readonly gap: Gap;
  /** The lesson that is most about it first; empty if no lesson is about it. */
  readonly lessons: readonly LessonSummary[];
  /** The nearest open task of the plan that closes it; null for none. */
  readonly task: PlanTask | null;
}

/** Such lessons help to get a job; others with the same skill help to do it. */
const OF_JOB_SEARCH: ReadonlySet<Topic> = new Set(['cv', 'linkedin', 'jobs', 'interview', 'negotiation']);

const isOfJobSearch = ({ topics }: LessonSummary): boolean =>
  !topics.includes('trade') && topics.some((topic) => OF_JOB_SEARCH.has(topic));

/** What helps with each gap, in the order of the diagnosis. A lesson names first the skill that it is most about. */
export const listHelpByGap = (gaps: readonly Gap[], plan: readonly PlanTask[]): readonly GapHelp[] =>
  gaps.map((gap) => ({ gap, lessons: listLessonsFor(gap), task: findNextTaskOf(gap.id, plan) }));

/** The lessons on the skill of a gap, the one that is most about it first. */
export const listLessonsFor = ({ skillId }: Pick<Gap, 'skillId'>): LessonSummary[] =>
  LESSON_SUMMARIES.filter(({ skills }: LessonSummary) => skills.includes(skillId)).toSorted(
    (a: LessonSummary, b: LessonSummary) =>
      Number(isOfJobSearch(a)) - Number(isOfJobSearch(b)) ||
      a.skills.indexOf(skillId) - b.skills.indexOf(skillId),
  );

interface ForGaps {
  /** The best lesson of each gap that was not completed lately, in the order of the diagnosis. */
  readonly recommended: readonly Recommendation[];
  /** Gaps that no lesson is about. */
  readonly without: readonly GapHelp[];
}

/** Leads from every gap to a lesson of its matter, or to the nearest step where there is none. */
export function recommendForGaps(input: RecommendationInput): ForGaps {
  const helped = listHelpByGap(input.gaps, input.plan);
  const open = new Set(recommendLessons({ ...input, plan: [] }).map(({ lesson }) => lesson.id));
  const whys = new Map<LessonSummary, string[]>();
  for (const { gap, lessons } of helped) {
    const lesson = lessons.find(({ id }) => open.has(id));
    if (lesson) whys.set(lesson, [...(whys.get(lesson) ?? []), gap.title]);
  }
  return {
    recommended: [...whys].map(([lesson, titles]) => ({ lesson, why: explainGaps(titles) })),
    without: helped.filter(({ lessons }) => lessons.length === 0),
  };
}

const explainGaps = (titles: readonly string[]): string =>
  `${choosePlural(titles.length, 'Sua lacuna', 'Suas lacunas')}: ${titles.join('; ')}.`;
