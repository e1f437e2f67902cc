import { toDisplayText, foldKey } from '../../text/index.ts';
import { MONTH_PATTERN } from '../dates/months.ts';
import { isLoneDate } from '../dates/period.ts';
import { goesOnWithDate } from './date-pieces.ts';
import type { Cell, Fragment, Run } from './model.ts';

/** A gap wider than this many font sizes separates cells; justified text stays under it. */
const CELL_GAP = 1.15;
/** Next to a lone date a narrower gap is enough: date columns are close to the text. */
const RAIL_GAP = 0.5;
/** Within a date that is justified in a narrow column, blanks are up to this wide. */
const DATE_GAP = 2.4;
/** A gap wider than this many font sizes is a blank. */
const BLANK_GAP = 0.13;

const LETTER_SPACED = /^(?:\p{L} ){2,}\p{L}$/u;

/** Joins letter-spaced words ("M A R I A   S I L V A"); wider gaps separate words. */
function closeLetterSpacing(text: string): string {
  const words = text.trim().split(/\s{2,}/u);
  return words.every((word) => LETTER_SPACED.test(word))
    ? words.map((word) => word.replace(/ /gu, '')).join(' ')
    : text;
}

const MONTH = new RegExp(`^(?:${MONTH_PATTERN})(?: de)?$`, 'u');

/** Whether a text is in a date column: a date, or the first line of one broken in a narrow cell ("janeiro de"). */
const beginsRail = (text: string): boolean => isLoneDate(text) || MONTH.test(foldKey(text));

function tidy(runs: readonly Run[]): Run[] {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    // Blanks take the style of their left neighbour, so that they never create a style boundary.
    if (
      last !== undefined &&
      (run.text.trim() === '' || (last.bold === run.bold && last.italic === run.italic))
    ) {
      merged[merged.length - 1] = { ...last, text: last.text + run.text };
    } else merged.push(run);
  }
  const spaced =
    merged.length === 1 ? merged.map((run) => ({ ...run, text: closeLetterSpacing(run.text) })) : merged;
  const clean = spaced.map((run, index) => {
    const text = run.text.replace(/\s+/gu, ' ');
    const start = index === 0 ? text.trimStart() : text;
    return { ...run, text: index === spaced.length - 1 ? start.trimEnd() : start };
  });
  return clean.filter((run) => run.text !== '');
}

/** The pieces of text of a row that a cell of it is made of. */
export const listFragments = (fragments: readonly Fragment[], cell: Cell): Fragment[] =>
  fragments.filter(({ x, right }) => x >= cell.x - 0.5 && right <= cell.right + 0.5);

const TIMELINE_DOT = /^\s*[●○•■◆◉⬤]\s*$/u;

/** Distance, in points, within which a text begins at a column of a table. */
const AT_STOP = 2.5;

/** Splits the fragments of one baseline into cells at wide gaps, and at the columns of a table (`stops`). Fragments need not be sorted. */
export function toCells(fragments: readonly Fragment[], stops: readonly number[] = []): Cell[] {
  const sorted = fragments.toSorted((a, b) => a.x - b.x || a.right - b.right);
  const cells: { runs: Run[]; x: number; right: number }[] = [];
  for (const fragment of sorted) {
    // A hyphen that the font maps to no character comes out as a control code at the end of a line.
    const text = toDisplayText(fragment.text.replace(/(?<=\p{Ll})[^\P{Cc}\s]$/u, '\u00ad')).replace(
      /\n/gu,
      ' ',
    );
    if (text.trim() === '') continue;
    const open = cells.at(-1);
    const gap = open === undefined ? Infinity : fragment.x - open.right;
    const run = { text, bold: fragment.bold, italic: fragment.italic };
    const before = open?.runs.map((part) => part.text).join('') ?? '';
    const isOneDate = gap <= DATE_GAP * fragment.size && goesOnWithDate(before, text);
    const rail =
      open !== undefined && gap > RAIL_GAP * fragment.size && (beginsRail(before) || isLoneDate(text));
    const column =
      gap > BLANK_GAP * fragment.size && stops.some((stop) => Math.abs(stop - fragment.x) <= AT_STOP);
    // The dot of a timeline stands between the date and the names, however close.
    const dot = TIMELINE_DOT.test(text) && isLoneDate(before);
    if (open === undefined || column || dot || (!isOneDate && (rail || gap > CELL_GAP * fragment.size))) {
      cells.push({ runs: [run], x: fragment.x, right: fragment.right });
      continue;
    }
    const last = open.runs.at(-1)?.text ?? '';
    if (gap > BLANK_GAP * fragment.size && !/\s$/u.test(last) && !/^\s/u.test(text)) {
      open.runs.push({ ...run, text: ' ' });
    }
    open.runs.push(run);
    open.right = Math.max(open.right, fragment.right);
  }
  return cells.map((cell) => ({ ...cell, runs: tidy(cell.runs) })).filter((cell) => cell.runs.length > 0);
}
