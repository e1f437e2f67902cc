import type { ResumeStructure } from '@aura/shared-domain';
import { readCv } from '../../cv/cv.ts';
import { countNarrativeSteps, measureNarrative, type Narrative } from '../readiness/narrative-counts.ts';
import { NARRATIVE } from '../weights.ts';
import { MOST_AT_ONCE } from './general-tasks.ts';
import { computeTaskId } from './task-id.ts';

/**
 * Ids of the general tasks whose result a new CV shows. The measure is the one that proposed them.
 * @param before the CV that the plan was made for; null without one
 */
export function findTasksShownBy(
  resume: ResumeStructure,
  before: ResumeStructure | null,
): ReadonlySet<string> {
  const now = measureNarrative(readCv(resume));
  const was = before && measureNarrative(readCv(before));
  const actions = [
    ...(was && hasAskedResults(now, was) ? ['results'] : []),
    ...(now.summaryCharacters >= NARRATIVE.summary.characters ? ['summary'] : []),
    ...(now.itemCount > 0 ? ['first-text'] : []),
  ];
  return new Set(actions.map((action) => computeTaskId(null, action)));
}

/** Whether as many items more bring a number as the plan asked for. */
function hasAskedResults(now: Narrative, was: Narrative): boolean {
  const asked = Math.min(MOST_AT_ONCE, countNarrativeSteps(was).results);
  return asked > 0 && now.results.length - was.results.length >= asked;
}
