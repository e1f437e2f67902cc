import type { KeptEvidence } from '@aura/shared-career-ui/task-evidence';
import type * as LineHelp from '@aura/shared-career/line-help';
import type { JobOfResume } from '../line/list-jobs.ts';

type Rules = Pick<typeof LineHelp, 'findSameDeed' | 'hasMetric' | 'opensWithAction'>;

/** A proof of the plan that would be a line of the CV, and where it most likely belongs. */
export interface Offer {
  readonly id: string;
  readonly text: string;
  /** The job with a line about the same deed, or the first one. */
  readonly job: string;
}

const FIGURE = /\d[\d.,]*/gu;

/** Whether a line says all figures of a text: then the text adds nothing to it. */
const holdsFigures = (line: string, text: string): boolean =>
  (text.match(FIGURE) ?? []).every((figure) => line.includes(figure.replace(/[.,]+$/u, '')));

/** The proofs that are written as a result, without those that a line of the CV already tells with the same figures. */
export function listOffers(
  evidence: readonly Pick<KeptEvidence, 'id' | 'text'>[],
  jobs: readonly JobOfResume[],
  { findSameDeed, hasMetric, opensWithAction }: Rules,
): Offer[] {
  const [first] = jobs;
  if (!first) return [];
  return evidence.flatMap(({ id, text: written }): Offer[] => {
    const text = written.replaceAll(/\s+/gu, ' ').trim();
    if (!hasMetric(text) || !opensWithAction(text)) return [];
    const alike = jobs.flatMap(({ value, items }) => {
      const at = findSameDeed(text, items);
      return at === null ? [] : [{ job: value, line: items[at] ?? '' }];
    });
    if (alike.some(({ line }) => holdsFigures(line, text))) return [];
    return [{ id, text, job: alike[0]?.job ?? first.value }];
  });
}
