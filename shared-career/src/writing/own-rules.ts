import { foldText } from '../text/index.ts';
import { composeRules } from './prompt.ts';
import { listTargetSources, type WritingTarget } from './target.ts';

/** This many consecutive words of the rules count as a quotation, words. */
const RUN = 6;

const splitWords = (text: string): readonly string[] => foldText(text).folded.match(/[\p{L}\p{N}]+/gu) ?? [];

const listRuns = (words: readonly string[]): readonly string[] =>
  words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));

/**
 * Whether a text reveals the model's instructions instead of answering. Words that the person or the template also
 * used are allowed.
 */
export function isQuotingRules(text: string, target: WritingTarget): boolean {
  const rules = new Set(listRuns(splitWords(composeRules([target.kind]))));
  const own = new Set(listTargetSources(target).flatMap((said) => listRuns(splitWords(said))));
  return listRuns(splitWords(text)).some((run) => rules.has(run) && !own.has(run));
}
