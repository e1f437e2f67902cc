import { foldText } from '../../text/index.ts';
import { eraseRanges } from './plain-text.ts';
import { DENIED_AFTER as AFTER, DENIED_BEFORE as BEFORE } from '../../generated/phrases/demands.ts';

/** From here on the text is a requirement again. */
const TURN = /(?<!\p{L})(?:mas|porem|but|however)(?!\p{L})|[;.!?]/u;
const WANTED = /(?:diferencia|desejave|plus|bonus|valoriz|bem[- ]vind|preferenc)/u;

/**
 * Blanks out things that an ad does not require ("não é necessário inglês", "experiência não é obrigatória"). If the
 * clause then wants it ("inglês não é obrigatório, mas é um diferencial"), only the denial itself is removed.
 */
export function withoutDenials(text: string): string {
  const { folded, toOriginal } = foldText(text);
  const ranges = [...folded.matchAll(BEFORE)].map((match) => {
    const tail = folded.slice(match.index + match[0].length);
    const turn = tail.search(TURN);
    const after = AFTER.test(match[0]) && /^[\s,]*(?:$|[;.!?)]|mas|porem|but|e(?!\p{L})|para)/u.test(tail);
    const end = match.index + match[0].length + (turn < 0 ? tail.length : turn);
    if (turn >= 0 && WANTED.test(tail.slice(turn)))
      return { start: match.index, end: match.index + match[0].length };
    if (!after) return { start: match.index, end };
    const opening = folded.slice(0, match.index).search(/[^.;!?]*$/u);
    return { start: opening, end };
  });
  return eraseRanges(
    text,
    ranges.map(({ start, end }) => ({ start: toOriginal(start), end: toOriginal(end) })),
  );
}
