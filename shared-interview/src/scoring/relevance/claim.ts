import { GENERAL } from '../../generated/general-words.ts';
import { WORKING_LIFE } from '../../generated/working-life.ts';
import type { AnswerReading } from '../../reading/answer-reading.ts';
import { readWords } from '../../reading/read-words.ts';
import { listRoots } from './matched-words.ts';
import type { Asked } from './point.ts';
import { formatRoleWords } from './role-words.ts';

/** A claim with fewer rare words may be told in others. */
const FEWEST_RARE = 2;
/** Shorter words, and those of which a claim is full, tell nothing. */
const LETTERS = 4;

const NUMBER = /^\d/u;
const listWords = (text: string): string[] =>
  readWords(text)
    .map(({ key }) => key)
    .filter((key) => NUMBER.test(key) || (key.length >= LETTERS && !GENERAL.has(key)));

/**
 * Whether an answer takes up none of the rare words and figures of the CV's line that the question quotes: words of the
 * role and of work in general go with any case. Also what it repeats of the question counts as taken up.
 */
export function isBesideClaim({ text }: AnswerReading, { question, role }: Asked): boolean {
  const { claim, language } = question;
  if (claim === undefined) return false;
  const usual = listRoots(
    [...WORKING_LIFE[language], ...formatRoleWords(role).phrases].flatMap(listWords),
    language,
  );
  const rare = [...listRoots(listWords(claim), language)].filter((root) => !usual.has(root));
  const said = listRoots(listWords(text), language);
  return rare.length >= FEWEST_RARE && rare.every((root) => !said.has(root));
}
