import { foldKey } from '../../text/index.ts';
import { MONTH_PATTERN } from '../dates/months.ts';

/** Words that end a period. */
const ENDS = 'atual|atualmente|presente|present|momento|hoje';
/** Words that a narrow cell cuts with a hyphen, whole. */
const CUT = ['momento', 'atualmente', 'presente', 'present', 'fevereiro', 'setembro', 'novembro', 'dezembro'];

const halves = CUT.flatMap((word) =>
  Array.from({ length: word.length - 3 }, (_, at) => [word.slice(0, at + 2), word.slice(at + 2)] as const),
);
const HALF = halves.flatMap(([head, tail]) => [`${head}-`, tail]).join('|');

const PIECE = new RegExp(
  `^(?:(?:${MONTH_PATTERN}|\\d{1,2}[/.-]\\d{2,4}|\\d{1,4}|de|a|o|do|ate|to|of|${HALF}|${ENDS}|` +
    String.raw`anos?|mes(?:es)?|e|desde|[-–—/().])\.?[\s/,]*)+$`,
  'u',
);
const LONGEST = 40;

/** Whether a text may be a line of a date that is broken over lines. */
export const isDatePiece = (text: string): boolean => text.length <= LONGEST && PIECE.test(foldKey(text));

const DATE = String.raw`(?:(?:${MONTH_PATTERN})(?: de)? \d{4}|\d{1,2}/\d{2,4}|(?:${MONTH_PATTERN})/\d{2,4}|\d{4})`;
const LINK = String.raw`(?:[-–—]|a|ate(?: o)?|to)`;
/** A date as far as it goes before its last word, and what may come next. */
const STEPS: readonly (readonly [RegExp, RegExp])[] = [
  [new RegExp(`^(?:${MONTH_PATTERN})$`, 'u'), /^de(?: \d{4})?$/u],
  [new RegExp(`^(?:${MONTH_PATTERN})(?: de)?$`, 'u'), /^\d{4}$/u],
  [new RegExp(`^${DATE}$`, 'u'), new RegExp(`^${LINK}$`, 'u')],
  [new RegExp(`^${DATE} ${LINK}$`, 'u'), PIECE],
];

/** Whether a text goes on with the date before it on the same line, however wide the blank between them is set. */
export const goesOnWithDate = (before: string, text: string): boolean => {
  const [first, next] = [foldKey(before), foldKey(text)];
  return STEPS.some(([open, rest]) => open.test(first) && rest.test(next));
};
