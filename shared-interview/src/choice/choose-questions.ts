import type { InterviewQuestion, InterviewSetup } from '@aura/shared-domain';
import { type PackId, packOf, PACKS, QUESTIONS } from '../bank/index.ts';
import { chooseFrom } from './choose.ts';

/** The pack of the role; where that says nothing of a trade, of the job's title. */
function packFor(role: string, jobTitle: string | null): PackId {
  const pack = packOf(role);
  return pack === 'general' && jobTitle !== null ? packOf(jobTitle) : pack;
}

/**
 * The questions of a simulation out of the bank.
 * @param asked ids of questions of earlier simulations, the latest first
 */
export function chooseQuestions({
  setup,
  seed,
  asked,
  jobTitle,
}: {
  readonly setup: InterviewSetup;
  readonly seed: string;
  readonly asked: readonly string[];
  readonly jobTitle: string | null;
}): InterviewQuestion[] {
  const packs = [packFor(setup.role, jobTitle), 'general' as const].map(
    (pack): ReadonlySet<string> => new Set(PACKS[pack].map(({ id }) => id)),
  );
  return chooseFrom(QUESTIONS, { setup, seed, asked, packs });
}
