import { createMask, readIdentity, type Identity, type Mask } from './mask.ts';
import { makePromptEntry, composeWritingPrompt, type WritingPrompt } from './prompt.ts';
import { listWritingTargets, type WritableRun, type WritingTarget } from './target.ts';

/** Maximum input for one call to a model; text further down the page keeps the template's version. */
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
export const buildRunWritingJob = (run: WritableRun): WritingJob =>
  buildWritingJob(listWritingTargets(run), { goal: run.input.goal, identity: readIdentity(run) });

/** Makes a job of texts. @param identity who is hidden in all of them */
export function buildWritingJob(
  all: readonly WritingTarget[],
  { goal, identity }: { readonly goal: string; readonly identity: Identity },
): WritingJob {
  const mask = createMask(identity);
  const entries = all.slice(0, MOST.targets).map((target) => makePromptEntry(target, mask));
  const promptFor = (count: number, repair = false): WritingPrompt =>
    composeWritingPrompt(entries.slice(0, count), { goal, mask, repair });
  let count = entries.length;
  while (count > 0 && promptFor(count).data.length > MOST.dataCharacters) count -= 1;
  return {
    targets: all.slice(0, count),
    left: all.slice(count).map(({ id }) => id),
    mask,
    prompt: ({ repair } = { repair: false }) => promptFor(count, repair),
  };
}
