import { createMask, identityOf, type Mask } from './mask.ts';
import { writingPrompt, type WritingPrompt } from './prompt.ts';
import { writingTargets, type WritableRun, type WritingTarget } from './target.ts';

/** What goes to a model at once; what stands further down the page keeps the template's text. */
const MOST = { targets: 30, dataCharacters: 40_000 } as const;

/** Everything about one request for texts. */
export interface WritingJob {
  readonly targets: readonly WritingTarget[];
  /** Ids of texts that are beyond the bounds of a request. */
  readonly left: readonly string[];
  readonly mask: Mask;
  readonly prompt: (options?: { readonly repair: boolean }) => WritingPrompt;
}

/** Makes a job of a run. */
export function writingJob(run: WritableRun): WritingJob {
  const mask = createMask(identityOf(run));
  const all = writingTargets(run);
  const promptFor = (targets: readonly WritingTarget[], repair = false): WritingPrompt =>
    writingPrompt(targets, { goal: run.input.goal, mask, repair });
  let count = Math.min(all.length, MOST.targets);
  while (count > 0 && promptFor(all.slice(0, count)).data.length > MOST.dataCharacters) count -= 1;
  const targets = all.slice(0, count);
  return {
    targets,
    left: all.slice(count).map(({ id }) => id),
    mask,
    prompt: ({ repair } = { repair: false }) => promptFor(targets, repair),
  };
}
