import { readLabels } from './labels.ts';
import { findPeriods, isLoneDate } from '../dates/period.ts';
import { takePlace } from '../fields/take-place.ts';
import { isBold, leadsBold, type Line, readLineText } from '../layout/model.ts';
import { scoreCompany, scoreInstitution, scoreTitle } from '../lexicon/words.ts';

/** Widest space, in font sizes, between the lines of one paragraph. */
const PARAGRAPH_GAP = 1.8;
/** A numbered item never goes on with the line above. */
const NUMBERED = /^\d{1,2}[.)]\s/u;

/** The usual distance between the lines of a paragraph, in font sizes: the smaller distances of a document. */
export function computeLeading(lines: readonly Line[]): number {
  const gaps = lines.map((line) => line.gap).filter((gap) => gap >= 0.9 && gap <= 2.5);
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length * 0.12)] ?? PARAGRAPH_GAP;
}

/** The smallest distance between lines, in font sizes, that a document uses more than once: that of wrapped lines, if any. */
export function computeTightest(lines: readonly Line[]): number {
  const gaps = lines.map((line) => line.gap).filter((gap) => gap >= 0.9 && gap <= 2.5);
  const sorted = gaps.toSorted((a, b) => a - b);
  return sorted.find((gap, index) => (sorted[index + 1] ?? Infinity) - gap < 0.03) ?? PARAGRAPH_GAP;
}

const SAME_EDGE = 5;

/** Where the text of a line could have run to: its column's right edge, or the rail beside it. */
export interface Limits {
  readonly right: number;
  readonly rail: number;
  readonly edge: number;
  /** Widest space above a line that goes on with a paragraph, in font sizes. */
  readonly gap: number;
}

/** How far the text of a section's lines runs. */
export function computeLimits(lines: readonly Line[], leading: number): Limits {
  const rails = lines.flatMap((line) => (line.sideX !== null && line.sideX > line.right ? [line.sideX] : []));
  const rail = rails.length === 0 ? Infinity : Math.min(...rails);
  const widest = Math.max(0, ...lines.map((line) => line.right));
  const bound = Math.max(widest, ...lines.map((line) => line.bound));
  // Text that stays left of the rail ends where several lines do, or at the rail; other text fills its column.
  const filled = lines.filter((line) => line.right > 0.94 * widest).length >= 3 && widest > 0.85 * rail;
  return {
    right: widest > rail || rail === Infinity ? bound : filled ? widest : rail,
    rail,
    edge: Math.min(...lines.map((line) => line.edge)),
    gap: Math.min(PARAGRAPH_GAP, 1.12 * leading + 0.04),
  };
}

function measureFirstWord(line: Line): number {
  const text = readLineText(line);
  const word = /^\S+/u.exec(text)?.[0] ?? '';
  return ((line.right - line.x) * word.length) / Math.max(1, text.length);
}

function canHoldFirstWord(above: Line, line: Line, limits: Limits): boolean {
  const width = measureFirstWord(line);
  // A section may go through columns of different widths.
  const right = Math.min(limits.right, Math.max(above.bound, above.right));
  const limit = above.sideX !== null && above.sideX > above.right ? Math.min(right, limits.rail) : right;
  return above.right + width + 0.25 * line.size < limit - 1;
}

const isSameDress = (above: Line, line: Line): boolean => {
  const last = above.cells.at(-1)?.runs.at(-1);
  const first = line.cells[0]?.runs[0];
  return (
    last?.bold === first?.bold &&
    (last?.italic === first?.italic || last?.bold === false) &&
    Math.abs(above.size - line.size) < 0.6
  );
};

function continuesPlain(above: Line, line: Line): boolean {
  const upper = readLineText(above);
  const lower = readLineText(line);
  if (line.gap > 1 || above.cells.length > 1) return false;
  if (/[-\u00ad]$/u.test(upper) && /^\p{Ll}/u.test(lower)) return true;
  if (above.bullet && line.x > above.edge) return true;
  return /^\p{Ll}/u.test(lower) && upper.length >= 45 && !/[.:;!?]$/u.test(upper);
}

/** Whether a line is below the text of a numbered item rather than below its number. */
const isHanging = (line: Line, start: Line): boolean =>
  NUMBERED.test(readLineText(start)) && line.x > start.x && line.x - start.x < 2.2 * line.size;

/** How far a title runs towards the rail beside it before its last words are wrapped, at least. */
const FILLED = 0.8;
/** Space that a title keeps from the date beside it, in font sizes. */
const CLEAR = 0.85;

/** Whether two pieces are of one name: neither the second alone nor both together name two things. */
function areOneName(upper: string, lower: string): boolean {
  if (scoreTitle(lower) + scoreInstitution(lower) + scoreCompany(lower) === 0) return true;
  return scoreTitle(upper) > 0 && scoreCompany(upper) + scoreCompany(lower) + scoreInstitution(lower) === 0;
}

/** Whether a line is the last word or two of a bold title that keeps clear of the date beside its first line. */
function endsTitle(above: Line, line: Line, start: Line): boolean {
  if (!isBold(above) || !isBold(line) || start.sideX === null || above.cells.length !== 1) return false;
  const text = readLineText(line);
  if (line.sides.length > 0 || text.split(/\s+/u).length > 2) return false;
  const filled = above.right - above.x > FILLED * (start.sideX - above.x);
  const full = above.right + measureFirstWord(line) + CLEAR * line.size > start.sideX;
  return (
    (filled || full) &&
    start.sideX > above.right &&
    areOneName(`${readLineText(start)} ${readLineText(above)}`, text)
  );
}

/** What explains the name before it in brackets. */
const GLOSS = /^\([\p{L}\s]{3,40}\)/u;
const OPEN_BRACKET = /\([^()]*$/u;

/** Whether a period in brackets goes on in a line: "Oficina do Toninho (01/2008" above "– 02/2013)". */
const endsBracket = (above: Line, line: Line): boolean => {
  const [upper, lower] = [readLineText(above), readLineText(line)];
  const bracket = OPEN_BRACKET.exec(upper)?.[0];
  const end = lower.indexOf(')');
  return (
    bracket !== undefined &&
    end >= 0 &&
    findPeriods(bracket).length > 0 &&
    isLoneDate(`${bracket} ${lower.slice(0, end + 1)}`)
  );
};

/** Whether a line ends with a whole period, as the heading of an entry does: "Loja Sol (03/2015 – 09/2020)". */
const endsInPeriod = (text: string): boolean =>
  findPeriods(text).some(({ single, to }) => !single && to === text.length);

/** Whether a line goes on with the paragraph or list item above it, which began at `start`. */
export function continues(above: Line, line: Line, start: Line, limits: Limits): boolean {
  if (
    line.whole ||
    line.bullet ||
    line.cells.length !== 1 ||
    above.cells.length === 0 ||
    NUMBERED.test(readLineText(line)) ||
    // "Curso: Farmácia" is a field of its own, however full the line above is.
    readLabels(readLineText(line)) !== null
  )
    return false;
  if (line.size === 0) return continuesPlain(above, line);
  const open = /\s[–—-]$/u.test(readLineText(above));
  const near =
    line.gap <= (open ? PARAGRAPH_GAP : limits.gap) ||
    (line.page !== above.page && /^\p{Ll}/u.test(readLineText(line)));
  if (!near || !isSameDress(above, line)) return false;
  const x = above.bullet || start.bullet ? start.x : (start.cells.at(-1)?.x ?? start.x);
  if (Math.abs(line.x - x) > SAME_EDGE && !isHanging(line, start)) return false;
  const text = readLineText(above);
  if (endsBracket(above, line)) return true;
  if (/\p{Ll}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(readLineText(line))) return true;
  if (endsTitle(above, line, start)) return true;
  // "Desenho Industrial" above "(Bacharelado)".
  if (GLOSS.test(readLineText(line)) && !/[.;:]$/u.test(text)) return true;
  if (/[,–—&]$|\s(?:de|da|do|e|em|and|of|in|the)$/u.test(text) && !start.bullet) return true;
  if (!start.bullet && endsInPeriod(text) && /^\p{Lu}/u.test(readLineText(line))) return false;
  // The heading of an entry is complete with its place.
  if (leadsBold(start) && !isBold(start) && takePlace(text, false).place !== '') return false;
  const full = !canHoldFirstWord(above, line, limits);
  if (start.bullet) return full || line.x > limits.edge + SAME_EDGE || /^\p{Ll}/u.test(readLineText(line));
  return full;
}
