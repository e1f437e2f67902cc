import { type Item, type Look, type Part, PatternError, type Sequence } from './parse-pattern.ts';

/** How a list is written in the regular expression of another pattern. */
export type Lists = (name: string) => string;

const findOneLetter = (parts: readonly Part[]): string | null => {
  const [only, ...rest] = parts;
  return rest.length === 0 && only?.kind === 'letters' && only.text.length === 1 ? only.text : null;
};

/** Digits that follow one another as a range: `4567` → `4-7`. */
const joinRanges = (letters: string): string =>
  /^\d{3,}$/u.test(letters) && '0123456789'.includes(letters)
    ? `${letters.charAt(0)}-${letters.charAt(letters.length - 1)}`
    : letters;

function compilePart(part: Part): string {
  if (part.kind === 'letters') return part.text;
  if (part.kind === 'any') return { '*': '*', '+': '+', '?': '\\w', '#': '#', _: ' ?' }[part.sign];
  const given = part.endings.filter((ending) => ending.length > 0);
  const optional = given.length < part.endings.length ? '?' : '';
  const letters = given.map(findOneLetter);
  if (letters.every((letter) => letter !== null))
    return letters.length === 1
      ? `${letters.join('')}${optional}`
      : `[${joinRanges(letters.join(''))}]${optional}`;
  return `(?:${given.map(compileWord).join('|')})${optional}`;
}

function compileWord(parts: readonly Part[]): string {
  const [only] = parts;
  // A word that is nothing but "any letters" has one at least.
  if (parts.length === 1 && only?.kind === 'any' && only.sign === '*') return '+';
  return parts.map(compilePart).join('');
}

/** Whether an item may be nothing at all. */
const mayBeNothing = (item: Item): boolean =>
  (item.kind === 'group' && item.optional) || (item.kind === 'gap' && item.least === 0);

const groupWays = (ways: readonly string[]): string =>
  ways.length === 1 ? (ways[0] ?? '') : `(?:${ways.join('|')})`;

/**
 * The ways of a pattern as a regular expression for texts in which every word is divided from the next by one blank.
 * It is not closed on its sides: a group of several ways has none around it. It has the short forms that `anyOf` of the
 * engine spells out, as pages carry it along.
 * @throws PatternError
 */
export const compileWays = (ways: readonly Sequence[], lists: Lists): string =>
  ways.map((way) => compileSequence(way, lists)).join('|');

function compileSequence(items: Sequence, lists: Lists): string {
  const anchor = items.findIndex((item) => item.kind !== 'look' && !mayBeNothing(item));
  if (anchor < 0) throw new PatternError('cada alternativa tem pelo menos uma palavra que não pode faltar');
  return items
    .map((item, at) => {
      if (item.kind === 'look') return compileLook(item.look, item.ways, lists, at > anchor);
      if (item.kind === 'gap') {
        const { least, most, without } = item;
        if (at > anchor && least === 0 && without.length === 0) return `~${most}`;
        const word = without.length === 0 ? '+' : `${compileLook('notbefore', without, lists, false)}+`;
        return at < anchor ? `(?:${word} ){${least},${most}}` : `(?: ${word}){${least},${most}}`;
      }
      const text = compileItem(item, lists);
      const isOptional = mayBeNothing(item);
      const lead = at <= anchor || follows(items, at) ? '' : ' ';
      const tail = at < anchor ? ' ' : '';
      if (!isOptional || item.kind !== 'group') return `${lead}${text}${tail}`;
      const ways = item.ways.map((way) => compileSequence(way, lists));
      // The blank within each way is shorter than one more group, as long as the ways are few.
      const spaced = ways.map((way) => `${lead}${way}${tail}`).join('|');
      return spaced.length < text.length + 1 ? `(?:${spaced})?` : `(?:${lead}${text}${tail})?`;
    })
    .join('');
}

/** Whether the blank before an item comes before a lookbehind. */
const follows = (items: Sequence, at: number): boolean => {
  const before = items[at - 1];
  return before?.kind === 'look' && (before.look === 'after' || before.look === 'notafter');
};

function compileItem(item: Exclude<Item, { readonly kind: 'look' }>, lists: Lists): string {
  switch (item.kind) {
    case 'word':
      return compileWord(item.parts);
    case 'list':
      return lists(item.name);
    case 'end':
      return '\\.';
    case 'gap':
      return '';
    case 'group':
      return groupWays(item.ways.map((way) => compileSequence(way, lists)));
  }
}

/**
 * What a look seeks. A way that ends in any letters needs none of them: `proje*` is found by its beginning.
 * @returns the expression with what has to follow
 */
function compileSought(ways: readonly Sequence[], lists: Lists): string {
  const opened = ways.map(withoutTail);
  const texts = opened.map(({ way }) => compileSequence(way, lists));
  if (opened.every(({ isOpen }) => isOpen)) return groupWays(texts);
  if (opened.every(({ isOpen }) => !isOpen)) return `${groupWays(texts)}(?!\\w)`;
  return `(?:${opened.map(({ isOpen }, at) => `${texts[at]}${isOpen ? '' : '(?!\\w)'}`).join('|')})`;
}

/** A way without `*` at its very end, and whether there was one. */
function withoutTail(way: Sequence): { readonly way: Sequence; readonly isOpen: boolean } {
  const last = way.at(-1);
  // Nothing of a word can follow the end of a sentence.
  if (last?.kind === 'end') return { way, isOpen: true };
  if (last?.kind !== 'word' || last.parts.length < 2) return { way, isOpen: false };
  const tail = last.parts.at(-1);
  if (tail?.kind !== 'any' || tail.sign !== '*') return { way, isOpen: false };
  return { way: [...way.slice(0, -1), { kind: 'word', parts: last.parts.slice(0, -1) }], isOpen: true };
}

/** @param inside whether a word of the sequence stands before it */
function compileLook(look: Look, ways: readonly Sequence[], lists: Lists, inside: boolean): string {
  const blank = inside ? ' ' : '';
  if (look === 'after' || look === 'notafter') {
    const sought = groupWays(ways.map((way) => compileSequence(way, lists)));
    return `${blank}(?<${look === 'after' ? '=' : '!'}(?<!\\w)${sought} )`;
  }
  const sought = compileSought(ways, lists);
  switch (look) {
    case 'before':
      return `(?=${blank}${sought})`;
    case 'notbefore':
      return `(?!${blank}${sought})`;
    case 'later':
      return `(?=.*\\b${sought})`;
    case 'notlater':
      return `(?!.*\\b${sought})`;
  }
}
