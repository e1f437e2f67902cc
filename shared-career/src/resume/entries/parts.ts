import { withoutDates } from '../dates/period.ts';
import { isPlace, mayBePlace } from '../fields/place.ts';
import { takePlace, trimEdges } from '../fields/take-place.ts';
import type { Run } from '../layout/model.ts';
import { BRAZILIAN_STATES } from '../lexicon/places.ts';
import { type Block, blockText } from './block.ts';

/** A piece of an entry's heading: a name, a job, a place. */
export interface Part {
  readonly text: string;
  readonly place: boolean;
  readonly bold: boolean;
  /** Index of the heading line it comes from. */
  readonly line: number;
  /** Whether a change of style or a cell set it apart, rather than punctuation. */
  readonly firm: boolean;
}

/** Separators that part names whatever surrounds them. */
const STRONG = /\s+[–—|•·]\s+|\s+-\s+|\s*\|\s*|\s{2,}|\s+@\s+|\s+\/\s+/u;

interface Segment {
  readonly text: string;
  readonly bold: boolean;
}

/** Cuts a cell where its style changes next to punctuation or a blank. */
function splitByStyle(runs: readonly Run[]): Segment[] {
  const segments: { text: string; bold: boolean; italic: boolean }[] = [];
  for (const run of runs) {
    const last = segments.at(-1);
    const word = /[\p{L}\p{N}]/u.test(run.text);
    const glued = last !== undefined && /[\p{L}\p{N}]$/u.test(last.text) && /^[\p{L}\p{N}]/u.test(run.text);
    const alike = last !== undefined && last.bold === run.bold && last.italic === run.italic;
    if (last === undefined || (word && !glued && !alike && /[\p{L}\p{N}]/u.test(last.text)))
      segments.push({ ...run });
    else last.text += run.text;
  }
  return segments;
}

/** Joins "São Paulo" and "SP" again after a split at a dash. */
function joinPlaces(pieces: readonly string[]): string[] {
  const result: string[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last !== undefined && BRAZILIAN_STATES.has(piece) && mayBePlace(last))
      result[result.length - 1] = `${last} - ${piece}`;
    else result.push(piece);
  }
  return result;
}

/**
 * Cuts one heading line into its parts. Dates are gone; a place at the end is marked. Where style or cells part the
 * line already, punctuation inside a part is left alone ("**Gerente – Varejo**, Loja Sol").
 */
export function splitLineParts(
  block: Block,
  line: number,
  loosePlaces: boolean,
  whole: boolean,
  keepsDates = false,
): Part[] {
  const strip = keepsDates ? (text: string): string => text : withoutDates;
  const segments = block.cells
    .flatMap((runs) => splitByStyle(runs))
    .filter((segment) => /[\p{L}\p{N}]/u.test(trimEdges(strip(segment.text))));
  const firm = segments.length > 1;
  const parts: Part[] = [];
  for (const segment of segments) {
    const text = trimEdges(strip(segment.text));
    const afterDash = /^\s*[–—|•-]\s/u.test(segment.text) && loosePlaces && mayBePlace(text);
    if ((isPlace(text) || afterDash) && (firm || parts.length > 0 || line > 0)) {
      parts.push({ text, place: true, bold: segment.bold, line, firm });
      continue;
    }
    const { rest, place } = takePlace(text, loosePlaces);
    const pieces =
      firm || whole
        ? [rest]
        : joinPlaces(
            rest
              .split(STRONG)
              .map(trimEdges)
              .filter((piece) => /[\p{L}\p{N}]/u.test(piece)),
          );
    for (const piece of pieces)
      parts.push({ text: piece, place: pieces.length > 1 && isPlace(piece), bold: segment.bold, line, firm });
    if (place !== '') parts.push({ text: place, place: true, bold: segment.bold, line, firm });
  }
  return parts;
}

/** Whether the places that end heading lines after a dash are mostly certain, so that doubtful ones may be taken too. */
export function arePlacesCustomary(headings: readonly Block[]): boolean {
  const tails = headings
    .map((block) => takePlace(trimEdges(withoutDates(blockText(block))), true).place)
    .filter((place) => place !== '');
  return tails.length > 0 && tails.filter(isPlace).length * 2 >= tails.length;
}
