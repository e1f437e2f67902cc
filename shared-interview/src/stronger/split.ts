import { foldText, type TextRange } from '@aura/shared-career';

/** Shorter sentences stay unchanged. */
const LONG = 25;
/** Fewest words of a half: where a connector says that something new begins, and where only a pronoun does. */
const SHORTEST = { connected: 4, bare: 6 } as const;
const ACTOR = '(?:eu|nos|a gente|ele|ela|eles|elas|i|we|he|she|they)';
/** Boundary between two main clauses, where the second has an acting subject. Over folded text. */
const CUT =
  String.raw`;\s+(?=\p{L})|,?\s(?:e |and )?(?:ai|dai|entao|then) (?=${ACTOR} )|,?\s(?:e|and) (?=(?:eu|i) )|,?\s(?:e ` +
  String.raw`)?(?=(?:depois disso|em seguida|after that),? ${ACTOR} )`;
/** The same in speech that was written down without marks. */
const SPOKEN_CUT = String.raw`${CUT}|\s(?=(?:eu|i) )|\s(?:e |and )?(?=(?:no fim|no final|por fim|com isso|in the end|as a result) )|\s(?:e )?(?=aprendi )`;
const SPOKEN = new RegExp(SPOKEN_CUT, 'gu');
const DEPENDS =
  '(?:quando|se|como|porque|embora|enquanto|apesar|mesmo|assim que|depois que|depois|antes|desde|ao|caso|' +
  'para|que|onde|when|if|as|because|although|while|since|after|before|that|where)';
/** Beginnings of clauses that cannot be separate sentences. */
const DEPENDENT = new RegExp(String.raw`^(?:(?:e|mas|and|but) )?${DEPENDS}(?!\p{L})`, 'u');
/** A dependent clause that began so few words ago that it may not have ended. */
const STILL_DEPENDENT = new RegExp(String.raw`(?<!\p{L})${DEPENDS}(?: [\p{L}\p{N}]+){0,4}$`, 'u');
/** What no clause ends in. */
const HANGING =
  /(?<!\p{L})(?:que|de|do|da|e|ou|mas|para|com|se|a|o|em|no|na|hoje|ontem|and|or|but|that|to|of|with|if|so)$/u;

const count = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Splits a long chain of clauses into ranges that can be sentences; returns the whole range if no cut is safe. */
export function splitChain(text: string, { start, end }: TextRange): TextRange[] {
  const { folded, toOriginal } = foldText(text.slice(start, end));
  if (count(folded) < LONG) return [{ start, end }];
  const ranges: TextRange[] = [];
  let from = 0;
  for (const cut of folded.matchAll(SPOKEN)) {
    const head = folded.slice(from, cut.index).trim();
    const next = cut.index + cut[0].length;
    const isBare = /^\s(?:e |and )?$/u.test(cut[0]);
    const shortest = isBare ? SHORTEST.bare : SHORTEST.connected;
    if (count(head) < shortest || count(folded.slice(next)) < shortest) continue;
    if (DEPENDENT.test(head) || HANGING.test(head) || (isBare && STILL_DEPENDENT.test(head))) continue;
    ranges.push({ start: start + toOriginal(from), end: start + toOriginal(cut.index) });
    from = next;
  }
  return [...ranges, { start: start + toOriginal(from), end }];
}
