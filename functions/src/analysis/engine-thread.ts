import { parentPort } from 'node:worker_threads';
import { analyseLinkedIn, analyseResume, diagnose } from '@aura/shared-career';
import { ok, type LinkedInAnalysisInput } from '@aura/shared-domain';

/** What may be asked of the thread. Pure: what goes in and comes out is copied. */
const ENGINES = {
  resume: analyseResume,
  linkedin: (input: LinkedInAnalysisInput, options: { readonly now: Date }) =>
    ok(analyseLinkedIn(input, options)),
  diagnosis: diagnose,
};
export type Engines = typeof ENGINES;

/** One requested analysis. */
export interface Asked {
  readonly engine: keyof Engines;
  readonly args: readonly unknown[];
}

/** What became of it. The message of an error may quote what a person wrote, and stays here. */
export type Answered = { readonly value: unknown } | { readonly fault: string };

parentPort?.on('message', ({ engine, args }: Asked) => parentPort?.postMessage(answerTo(engine, args), []));

function answerTo(engine: keyof Engines, args: readonly unknown[]): Answered {
  try {
    const run = ENGINES[engine] as (...given: readonly unknown[]) => unknown;
    return { value: run(...args) };
  } catch (error) {
    return { fault: error instanceof Error ? error.name : 'unknown' };
  }
}
