import { parentPort } from 'node:worker_threads';
import {
  analyseLinkedIn,
  analyseResume,
  type AskedByPlan,
  diagnose,
  findTasksShownBy,
} from '@aura/shared-career';
import { parseCanonical } from '@aura/shared-career/render';
import { ok, type LinkedInAnalysisInput, type ResumeStructure } from '@aura/shared-domain';
import { readCandidateText } from './read-candidate-text.ts';

/** What a plan asks for, with the CV that it was made for as a text. */
export type AskedByProfile = Omit<AskedByPlan, 'before'> & { readonly profileText: string };

/** Engines of the thread. Pure: input and output are copied. */
const ENGINES = {
  resume: analyseResume,
  linkedin: (input: LinkedInAnalysisInput, options: { readonly now: Date }) =>
    ok(analyseLinkedIn(input, options)),
  diagnosis: diagnose,
  shownTasks: (resume: ResumeStructure, { profileText, ...asked }: AskedByProfile) =>
    findTasksShownBy(resume, { ...asked, before: parseCanonical(profileText) }),
  candidate: readCandidateText,
};
export type Engines = typeof ENGINES;

/** One requested analysis. */
export interface Asked {
  readonly engine: keyof Engines;
  readonly args: readonly unknown[];
}

/** The result. An error's message may quote a person's text, so it stays here. */
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
