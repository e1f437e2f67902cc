import { foldText } from '../text/index.ts';
import { composeRules } from './prompt.ts';
import { listTargetSources, type WritingTarget } from './target.ts';

/** So many words in a row that stand in the rules too are a quotation of them, words. */
const RUN = 6;

const wordsOf = (text: string): readonly string[] => foldText(text).folded.match(/[\p{L}\p{N}]+/gu) ?? [];

const runsOf = (words: readonly string[]): readonly string[] =>
  words.slice(RUN - 1).map((_, at) => words.slice(at, at + RUN).join(' '));

/**
 * Whether a text gives away what the model was told, instead of being what it was asked for. What the person or the
 * template said with the same words may be said again.
 */
export function isQuotingRules(text: string, target: WritingTarget): boolean {
  const rules = new Set(runsOf(wordsOf(composeRules([target.kind]))));
  const own = new Set(listTargetSources(target).flatMap((said) => runsOf(wordsOf(said))));
  return runsOf(wordsOf(text)).some((run) => rules.has(run) && !own.has(run));
}
