import { createMask, identityOf, type Mask } from './mask.ts';
import { promptEntry, writingPrompt, type WritingPrompt } from './prompt.ts';
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
  const entries = all.slice(0, MOST.targets).map((target) => promptEntry(target, mask));
  const promptFor = (count: number, repair = false): WritingPrompt =>
    writingPrompt(entries.slice(0, count), { goal: run.input.goal, mask, repair });
  let count = entries.length;
  while (count > 0 && promptFor(count).data.length > MOST.dataCharacters) count -= 1;
  const targets = all.slice(0, count);
  return {
    targets,
    left: all.slice(count).map(({ id }) => id),
    mask,
    prompt: ({ repair } = { repair: false }) => promptFor(count, repair),
  };
}
