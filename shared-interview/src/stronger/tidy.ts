import { capitalizeFirst, foldText, squeeze, type TextRange } from '@aura/shared-career';

/** Sounds that are never words of a sentence. Folded. */
const SOUNDS = /^(?:ne|hu+m+|hm+|a+h+n*|e+h*(?: e+h*)*|ha+n*|u+[mh]+|er+m*|hein|tipo assim|you know)$/u;
/** Sounds that end a unit of speech: the comma behind them stays one. Folded. */
const TAGS = /^(?:ne|sabe|entende|entendeu|viu|ta|hein|you know)$/u;
/** Empty words at the beginning of a sentence, before an acting subject. Folded. */
const OPENERS = /^(?:(?:e )?(?:ai|dai|entao)|so|bom|well)$/u;
const ACTOR = /^\s*,|^\s+(?:eu|nos|a gente|ele|ela|eles|elas|voce|i|we|he|she|they)\s/u;
/** Beginning of a separate clause. Folded. */
const CLAUSE =
  /^\s*(?:(?:e|mas|porque|que|and|but|because) )?(?:eu|nos|a gente|ele|ela|eles|elas|voce|foi|era|tinha|i|we|he|she|they|it) /u;
/** What may follow "tipo" where it means nothing. Folded. */
const AFTER_LIKE = /^\s+(?:e|tod[ao]s?|nao|foi|assim|quando|que|ne|cada)(?!\p{L})/u;
/** What is left of such words at the beginning of a sentence. */
const LEFTOVER = new RegExp(
  [
    String.raw`^(?:(?:(?:bom|bem|olha|então|é|well|so),?\s+)*(?:deixa eu ver|deixe-me ver|let me see),?\s+(?:é,?\s+(?=uma vez|`,
    String.raw`um dia))?|(?:bom|bem|olha|well|so|ok),\s+|então,?\s+|tipo,?\s+(?!de\s))+`,
  ].join(''),
  'iu',
);
const STUTTER =
  /(?<!\p{L})(eu|que|de|da|do|e|o|a|no|na|em|para|com|um|uma|the|i|to|and|of)(?: \1)+(?![\p{L}-])/giu;

const foldKeyOf = (word: string): string =>
  foldText(word)
    .folded.replace(/[^\p{L} ]/gu, '')
    .trim();

/** Whether a filler can go without taking a word of the sentence along. */
function goes(word: string, before: string, after: string): boolean {
  const folded = foldKeyOf(word);
  if (SOUNDS.test(folded)) return true;
  const opensHere = /(?:^|[,;:–—])\s*$/u.test(before);
  const endsHere = /[,?…]$/u.test(word.trim()) || /^\s*(?:$|[,;.?!…])/u.test(after);
  if (opensHere && endsHere) return true;
  const next = foldText(after).folded;
  if (folded === 'tipo') return AFTER_LIKE.test(next) || ACTOR.test(next);
  return before.trim() === '' && OPENERS.test(folded) && ACTOR.test(next);
}

/** Consecutive fillers, "tipo assim", as one. */
function joinFillers(text: string, fillers: readonly TextRange[]): TextRange[] {
  const ranges: TextRange[] = [];
  for (const range of fillers.toSorted((a, b) => a.start - b.start)) {
    const last = ranges.at(-1);
    const isOne = last && SOUNDS.test(foldKeyOf(text.slice(last.start, range.end)));
    if (isOne) ranges[ranges.length - 1] = { start: last.start, end: range.end };
    else ranges.push(range);
  }
  return ranges;
}

/** A sentence without the fillers in it and the commas that set them off. Ranges count from its beginning. */
function withoutFillers(text: string, fillers: readonly TextRange[]): string {
  return joinFillers(text, fillers)
    .toReversed()
    .reduce((rest, { start, end }) => {
      const [before, after] = [rest.slice(0, start), rest.slice(end)];
      if (!goes(rest.slice(start, end), before, after)) return rest;
      const left = before.replace(/[\s,]+$/u, '');
      const stop = /^\s*(?:\?|\.\.\.|…)/u.exec(after);
      const right = stop ? after.slice(stop[0].length) : after.replace(/^\s*,/u, '');
      const isTag = !stop && right !== after && left !== '' && TAGS.test(foldKeyOf(rest.slice(start, end)));
      if (isTag && /\p{L}/u.test(right)) return `${left}, ${right.trimStart()}`;
      // At the end of the sentence its own mark stays; anywhere else one blank joins the halves.
      if (/^\s*(?:$|[.!?;:])/u.test(right)) return left + right.trimStart();
      // "Vai resolvendo, tipo, eu sempre fui": a filler between two clauses leaves a comma.
      const hasComma = right !== after || rest.slice(start, end).endsWith(',');
      const partsClauses = hasComma && left !== before.trimEnd() && CLAUSE.test(foldText(right).folded);
      return `${left}${partsClauses ? ',' : ''} ${right.trimStart()}`;
    }, text);
}

/**
 * A tidied sentence: without fillers and doubled small words, with an initial capital and a final full stop. Nothing
 * else changes. Empty if nothing remains.
 */
export function tidy(text: string, fillers: readonly TextRange[]): string {
  const plain = squeeze(withoutFillers(text, fillers))
    .replace(STUTTER, '$1')
    .replace(/\s+(?=[,.;:!?])/gu, '')
    .replace(/^[\s,;.:–—-]+/u, '')
    .replace(LEFTOVER, '')
    .replace(/(?:[\s,;:–—-]|\.{2,}|…)+$/u, '');
  if (!/\p{L}/u.test(plain)) return '';
  const stopped = /[.!?]["'”»)]?$/u.test(plain) ? plain : `${plain}.`;
  return capitalizeFirst(stopped);
}
