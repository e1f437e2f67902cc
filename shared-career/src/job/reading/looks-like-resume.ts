import { findPeriods } from '../../resume/dates/period.ts';
import { findExactHead } from '../../resume/sections/heads.ts';
import { foldText } from '../../text/index.ts';
import { AD_SPEAKS as AD, FIRST_PERSON } from '../../generated/phrases/demands.ts';

const PERSON =
  /[\w.+-]+@(?:gmail|hotmail|outlook|yahoo|icloud|live|uol|bol|terra)\.|\(?\d{2}\)?\s?9\s?\d{4}[-\s]?\d{4}|linkedin\.com\/in\//iu;

/**
 * Whether a pasted text is a CV instead of an ad. Conservative: sections of a CV, periods of jobs and a person's own
 * contact or first person must occur together, and nothing may address candidates.
 */
export function looksLikeResume(text: string): boolean {
  const { folded } = foldText(text);
  if (new Set([...folded.matchAll(AD)].map((match) => match[0])).size >= 2) return false;
  const heads = new Set(text.split('\n').flatMap((line) => findExactHead(line.trim()) ?? []));
  if (heads.size < 2 || !(heads.has('experience') || heads.has('education'))) return false;
  const periods = findPeriods(text).filter(({ single }) => !single).length;
  return periods >= 1 && (PERSON.test(text) || FIRST_PERSON.test(folded));
}
