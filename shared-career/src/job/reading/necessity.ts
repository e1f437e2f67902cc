import type { Requirement } from '@aura/shared-domain';
import { DEMANDS, type Running } from './asks.ts';
import type { Found } from './finder.ts';
import type { Segment } from './segments.ts';
import { SENTENCES_SIGNS } from '../../generated/signs.ts';
import { MANDATORY, OTHER_HEAD, WISH_HEAD as HEAD } from '../../generated/phrases/demands.ts';

const DESIRABLE = SENTENCES_SIGNS.desirable;
/** Words with which running text asks for something. */
const CUE = SENTENCES_SIGNS.cue;

type Weighed = Exclude<Requirement['necessity'], 'manual'>;

const PLURAL =
  /(?:serao|sao|are|will be) (?:\p{L}+ ){0,2}$|(?:^|\s)(?:soma|conta|vale|ajuda)(?:m|rao)(?!\p{L})/u;
/** Most characters that are looked at before a marker. */
const NEAR = 40;

/**
 * Whether a marker after an item speaks of it. "…serão um diferencial" speaks of the whole sentence; "A, B ou C é
 * desejável" of one list, and "cursar A, B ou C é desejável" of the whole list.
 */
function speaksOf(folded: string, end: number, marker: RegExpMatchArray, bracketed: boolean): boolean {
  const at = marker.index ?? 0;
  const between = folded.slice(end, at).replace(/,\s*(?:mas|porem|but)(?!\p{L})/u, ' ');
  if (bracketed) return !/[,;]|\se\s/u.test(between);
  if (!/[,;)]/u.test(between)) return true;
  if (PLURAL.test(`${folded.slice(Math.max(0, at - NEAR), at)}${marker[0]}`)) return true;
  if (/;/u.test(between)) return false;
  const list = folded.slice(0, at);
  if (HEAD.test(list)) return !OTHER_HEAD.test(list);
  // With alternatives, a remark about the last one applies to each.
  return /,[^,;]*\s(?:ou|or)\s[^,;]*$/u.test(between) && !OTHER_HEAD.test(between);
}

/** A marker in brackets or after its item belongs to the item alone, unless the sentence says more. */
function isMarked(folded: string, pattern: RegExp, start: number, end: number): boolean {
  for (const match of folded.matchAll(pattern)) {
    const bracketed = /\(\s*(?:\p{L}+ )?$/u.test(folded.slice(Math.max(0, match.index - NEAR), match.index));
    if (match.index >= start && match.index < end) return true;
    if (match.index >= end ? speaksOf(folded, end, match, bracketed) : match.index < start && !bracketed)
      return true;
  }
  return false;
}

/** Whether a sentence says of something that it is required or wished for. */
export const hasNeed = ({ folded }: Segment): boolean =>
  folded.folded.search(DESIRABLE) >= 0 || folded.folded.search(MANDATORY) >= 0;

/** Whether a sentence explicitly requires the thing at an offset. */
export function isDemanded({ folded }: Segment, start: number, end: number): boolean {
  return isMarked(folded.folded, MANDATORY, start, end);
}

/**
 * Necessity of the thing at an offset of a segment (of its folded text): from the words next to it, otherwise from its
 * section. In an ad without a section of requirements, the sentences with demands are its requirements; everything
 * else about the work and the employer is context.
 */
export function weighNecessity(
  segment: Segment,
  { kind, start, end }: Pick<Found, 'kind' | 'start' | 'end'>,
  running: Running,
): Weighed {
  const { folded } = segment.folded;
  if (isMarked(folded, DESIRABLE, start, end)) return 'desirable';
  if (segment.section === 'mandatory' || segment.section === 'desirable') {
    return segment.section === 'desirable' && isMarked(folded, MANDATORY, start, end)
      ? 'mandatory'
      : segment.section;
  }
  if (isMarked(folded, MANDATORY, start, end)) return 'mandatory';
  if (running === 'asks' || (running === 'tells' && DEMANDS.has(kind))) return 'mandatory';
  const demands = running !== 'headed' || DEMANDS.has(kind);
  return segment.section === 'intro' && demands && CUE.test(folded) ? 'mandatory' : 'context';
}
