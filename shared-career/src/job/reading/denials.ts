import { foldText } from '../../text/index.ts';
import { eraseRanges } from './plain-text.ts';

/** Phrases before things that an ad does not require. On folded text. */
const BEFORE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:nao (?:e |sao |sera |ha )?(?:necessari[oa]s?|obrigatori[oa]s?|exigid[oa]s?|`,
    String.raw`precis[oa]|imprescindive(?:l|is)|indispensave(?:l|is)|requerid[oa]s?|exigimos|exige|se exige|`,
    String.raw`se pede|se requer|pedimos|precisa|pede|necessita|requer)|sem (?:necessidade|exigencia|`,
    String.raw`obrigatoriedade) d[eao]|dispensa(?:-se|mos)?|nao importa|no (?:prior |previous )?(?:experience|`,
    String.raw`degree|knowledge)(?: (?:with|in|of) [^.;,\n]{1,30})? (?:is )?(?:required|needed|necessary)|`,
    String.raw`no need (?:for|of|to)|(?:not|isn.t|aren.t) (?:required|necessary|mandatory|needed)|without (?:prior )?experience)(?!\p{L})`,
  ].join(''),
  'gu',
);
/** From here on the text is a requirement again. */
const TURN = /(?<!\p{L})(?:mas|porem|but|however)(?!\p{L})|[;.!?]/u;
/** "Inglês não é obrigatório": the denial follows its object. */
const AFTER = new RegExp(
  [
    String.raw`^(?:nao (?:e |sao |sera )(?:necessari|obrigatori|exigid|imprescind|indispens|requerid)|`,
    String.raw`no (?:prior |previous )?(?:experience|degree|knowledge)|(?:not|isn.t|aren.t) )`,
  ].join(''),
  'u',
);
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
