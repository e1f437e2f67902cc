import type { ResumeStructure } from '@aura/shared-domain';
import { findCvSpans, findMeasuredSpans } from '../../cv/cv-skills.ts';
import { type CvDocument, readCv } from '../../cv/cv.ts';
import { hasMetric } from '../../wording/metric.ts';
import { countNarrativeSteps, measureNarrative, type Narrative } from '../readiness/narrative-counts.ts';
import { NARRATIVE } from '../weights.ts';
import { MOST_AT_ONCE } from './general-tasks.ts';
import { computeTaskId } from './task-id.ts';

/**
 * Ids of the tasks whose result a new CV shows: the general ones, by the measure that proposed them, and those that ask
 * for a line with a skill and a result.
 * @param before the CV that the plan was made for; null without one
 */
export function findTasksShownBy(
  resume: ResumeStructure,
  before: ResumeStructure | null,
): ReadonlySet<string> {
  const cv = readCv(resume);
  const now = measureNarrative(cv);
  const was = before && measureNarrative(readCv(before));
  const actions = [
    ...(was && hasAskedResults(now, was) ? ['results'] : []),
    ...(now.summaryCharacters >= NARRATIVE.summary.characters ? ['summary'] : []),
    ...(now.itemCount > 0 ? ['first-text'] : []),
  ];
  return new Set([
    ...actions.map((action) => computeTaskId(null, action)),
    ...listSkillsWithResult(cv).map((skillId) => computeTaskId(`gap-${skillId}`, 'show')),
  ]);
}

/** Skills that a line of described work shows together with a figure. */
const listSkillsWithResult = (cv: CvDocument): string[] =>
  [...findCvSpans(cv), ...findMeasuredSpans(cv)].flatMap(({ skillId, shows, evidence }) =>
    shows && hasMetric(evidence.excerpt) ? [skillId] : [],
  );

/** Whether as many items more bring a number as the plan asked for. */
function hasAskedResults(now: Narrative, was: Narrative): boolean {
  const asked = Math.min(MOST_AT_ONCE, countNarrativeSteps(was).results);
  return asked > 0 && now.results.length - was.results.length >= asked;
}
