import type { Evidence } from '@aura/shared-domain';
import type { CvDocument } from '../../cv/cv.ts';
import { NARRATIVE } from '../weights.ts';
import { sortDeedLines } from '../../cv/deed-lines.ts';
import { opensWithAction } from '../../wording/actions.ts';
import { hasMetric } from '../../wording/metric.ts';

/** How well the CV's own text tells what was done: three counts, each with its lines, and the value they give. */
export interface Narrative {
  /** 0 to 100. */
  readonly value: number;
  readonly itemCount: number;
  readonly summaryCharacters: number;
  readonly summary: readonly Evidence[];
  readonly results: readonly Evidence[];
  readonly actions: readonly Evidence[];
}

/** The counts that the value follows from. */
export interface NarrativeCounts {
  readonly summaryCharacters: number;
  readonly results: number;
  readonly actions: number;
}

const computeFilled = (count: number, full: number): number => Math.min(1, count / full);

/**
 * Value of the narrative, 0 to 100: a summary of 150 characters (20 %), four items with a result in numbers (40 %)
 * and six items that begin with an action (40 %). Counts that fill up, not shares, so that an item more never costs.
 */
export function computeNarrativeValue({ summaryCharacters, results, actions }: NarrativeCounts): number {
  return (
    100 *
    (NARRATIVE.summary.share * computeFilled(summaryCharacters, NARRATIVE.summary.characters) +
      NARRATIVE.results.share * computeFilled(results, NARRATIVE.results.items) +
      NARRATIVE.actions.share * computeFilled(actions, NARRATIVE.actions.items))
  );
}

/**
 * How many items could still get a result or begin with an action, limited by the measure's maximum and by the CV's
 * items.
 */
export function countNarrativeSteps({ itemCount, results, actions }: Narrative): {
  readonly results: number;
  readonly actions: number;
} {
  const left = (done: number, full: number): number => Math.max(0, Math.min(full - done, itemCount - done));
  return {
    results: left(results.length, NARRATIVE.results.items),
    actions: left(actions.length, NARRATIVE.actions.items),
  };
}

/** Measures the narrative of a CV, by the lines and signs that the measures of quality count. */
export function measureNarrative(cv: CvDocument): Narrative {
  const { items } = sortDeedLines(cv.lines.filter(({ isDeed }) => isDeed));
  const summary = cv.lines.filter((line) => line.section === 'summary');
  const summaryCharacters = summary.reduce((sum, line) => sum + line.text.trim().length, 0);
  const results = items.filter((line) => hasMetric(line.text));
  const actions = items.filter((line) => opensWithAction(line.text));
  return {
    value: computeNarrativeValue({ summaryCharacters, results: results.length, actions: actions.length }),
    itemCount: items.length,
    summaryCharacters,
    summary: summary.map((line) => line.evidence),
    results: results.map((line) => line.evidence),
    actions: actions.map((line) => line.evidence),
  };
}
