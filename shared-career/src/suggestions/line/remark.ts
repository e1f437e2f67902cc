import { withoutInstructions } from '../../cv/instructions.ts';
import { detectLanguage } from '../../facts/language.ts';
import { judgeLength } from '../../quality/action.ts';
import { opensWithAction } from '../../wording/actions.ts';
import { hasMetric } from '../../wording/metric.ts';
import { rewriteItem } from '../items/items.ts';
import { isMadeOfWords } from './readable.ts';

/** Most characters of a line that are looked at. */
export const LONGEST_LINE = 400;

/** Remarks about a single line of a CV. */
export interface LineRemark {
  readonly opensWithAction: boolean;
  /** Whether it says how much, how many or how often. */
  readonly hasNumber: boolean;
  readonly length: 'short' | 'good' | 'long';
  /** What would help it most; null where it is good, or no rule has anything to say. */
  readonly advice: {
    /** Portuguese. */
    readonly reason: string;
    /** The line in other words, what is to be filled in between brackets; empty where it should go. */
    readonly after: string;
    /** What only the person knows, Portuguese. */
    readonly questions: readonly string[];
  } | null;
}

/** A line as a person pastes it, without its bullet and without line breaks. */
const tidy = (text: string): string =>
  text
    .replaceAll(/\s+/gu, ' ')
    .replace(/^[\s•·*–—-]+/u, '')
    .trim()
    .slice(0, LONGEST_LINE);

/**
 * Reads one line by the optimiser's rules; null if it is empty, or no words are in it.
 * @param current whether the job that it stands in goes on; null if that is not known
 */
export function reviewLine(text: string, current: boolean | null = null): LineRemark | null {
  const line = tidy(text);
  if (!isMadeOfWords(line)) return null;
  const isPlain = withoutInstructions(line).text === line && !/\[[^\]]*\]/u.test(line);
  const rewrite =
    isPlain && detectLanguage(line) !== 'en' ? rewriteItem(line, { items: [line], current }) : null;
  return {
    opensWithAction: opensWithAction(line),
    hasNumber: hasMetric(line),
    length: judgeLength(line),
    advice: rewrite && {
      reason: rewrite.reason,
      after: rewrite.text,
      questions: rewrite.gaps.map(({ question }) => question),
    },
  };
}
