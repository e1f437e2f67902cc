/** A part of a word: letters, a choice of endings, or a stand-in for letters. */
export type Part =
  | { readonly kind: 'letters'; readonly text: string }
  /** `*` any letters or none, `+` one letter or more, `?` one letter, `#` a number, `_` a blank or nothing. */
  | { readonly kind: 'any'; readonly sign: '*' | '+' | '?' | '#' | '_' }
  | { readonly kind: 'endings'; readonly endings: readonly (readonly Part[])[] };

export type Look = 'before' | 'notbefore' | 'after' | 'notafter' | 'later' | 'notlater';

/** One thing of a pattern, divided from the next by a blank. */
export type Item =
  | { readonly kind: 'word'; readonly parts: readonly Part[] }
  | { readonly kind: 'group'; readonly optional: boolean; readonly ways: readonly Sequence[] }
  /** Words of the same sentence in between; `without` those that a way finds. */
  | {
      readonly kind: 'gap';
      readonly least: number;
      readonly most: number;
      readonly without: readonly Sequence[];
    }
  | { readonly kind: 'list'; readonly name: string }
  | { readonly kind: 'look'; readonly look: Look; readonly ways: readonly Sequence[] }
  /** The end of a sentence. */
  | { readonly kind: 'end' };

export type Sequence = readonly Item[];

/** The error of a pattern, in Portuguese, for its author. */
export class PatternError extends Error {}

const TOKENS = [
  String.raw`(?<gap>\.\.\.(?<first>\d+)(?:-(?<second>\d+))?(?<without>!\()?)`,
  String.raw`(?<list>@[a-z0-9-]+\/[a-z0-9-]+)`,
  String.raw`(?<look>before|notbefore|after|notafter|later|notlater)\(`,
  String.raw`(?<sign>[()[\]|.])`,
  String.raw`(?<word>[\p{L}\p{N}*+?#_{},]+)`,
];
const TOKEN = new RegExp(`\\s*(?:${TOKENS.join('|')})`, 'uy');

const LOOKS: ReadonlySet<string> = new Set(['before', 'notbefore', 'after', 'notafter', 'later', 'notlater']);
const isLook = (text: string): text is Look => LOOKS.has(text);

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

interface Token {
  readonly kind: 'gap' | 'list' | 'look' | 'sign' | 'word';
  readonly text: string;
  readonly first: number;
  readonly second: number | null;
  readonly without: boolean;
}

function splitTokens(pattern: string): readonly Token[] {
  const tokens: Token[] = [];
  // Commas are allowed only inside words; a word may continue in the next line after one.
  const text = pattern.trimEnd().replaceAll(/,\s+/gu, ',');
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const at = TOKEN.lastIndex;
    const { gap, first, second, without, list, look, sign, word } = TOKEN.exec(text)?.groups ?? {};
    const plain = { first: 0, second: null, without: false };
    if (gap !== undefined)
      tokens.push({
        kind: 'gap',
        text: gap,
        first: Number(first),
        second: second === undefined ? null : Number(second),
        without: without !== undefined,
      });
    else if (list !== undefined) tokens.push({ ...plain, kind: 'list', text: list.slice(1) });
    else if (look !== undefined) tokens.push({ ...plain, kind: 'look', text: look });
    else if (sign !== undefined) tokens.push({ ...plain, kind: 'sign', text: sign });
    else if (word !== undefined) tokens.push({ ...plain, kind: 'word', text: fold(word) });
    else throw new PatternError(`não se entende a partir de "${text.slice(at).trim().slice(0, 30)}"`);
  }
  return tokens;
}

/** Reads a word: `burr{o,a}`, `humilh*`, `colega{,s}`. */
function readWord(word: string): readonly Part[] {
  let at = 0;
  const readParts = (within: boolean): readonly Part[] => {
    const parts: Part[] = [];
    while (at < word.length) {
      const sign = word.charAt(at);
      if (within && (sign === ',' || sign === '}')) return parts;
      at += 1;
      if (sign === '{') parts.push({ kind: 'endings', endings: readEndings() });
      else if (sign === '*' || sign === '+' || sign === '?' || sign === '#' || sign === '_')
        parts.push({ kind: 'any', sign });
      else if (sign === ',' || sign === '}')
        throw new PatternError(`"${sign}" só vale entre chaves: "${word}"`);
      else {
        const last = parts.at(-1);
        if (last?.kind === 'letters') parts.splice(-1, 1, { kind: 'letters', text: last.text + sign });
        else parts.push({ kind: 'letters', text: sign });
      }
    }
    if (within) throw new PatternError(`falta fechar a chave em "${word}"`);
    return parts;
  };
  const readEndings = (): readonly (readonly Part[])[] => {
    const endings = [readParts(true)];
    while (word.charAt(at) === ',') {
      at += 1;
      endings.push(readParts(true));
    }
    at += 1;
    if (endings.length < 2) throw new PatternError(`entre chaves há duas formas ou mais: "${word}"`);
    return endings;
  };
  return readParts(false);
}

/**
 * Reads a pattern of the safety rules (docs/mentor-safety.md).
 * @returns its alternatives
 * @throws PatternError
 */
export function parsePattern(pattern: string): readonly Sequence[] {
  const tokens = splitTokens(pattern);
  let at = 0;
  const next = (): Token | undefined => tokens[at];
  const isSign = (sign: string): boolean => next()?.kind === 'sign' && next()?.text === sign;
  const readWays = (closing: string | null): readonly Sequence[] => {
    const ways = [readSequence()];
    while (isSign('|')) {
      at += 1;
      ways.push(readSequence());
    }
    if (closing !== null) {
      if (!isSign(closing)) throw new PatternError(`falta "${closing}"`);
      at += 1;
    }
    if (ways.some((way) => way.length === 0)) throw new PatternError('uma das alternativas está vazia');
    return ways;
  };
  const readSequence = (): Sequence => {
    const items: Item[] = [];
    for (let token = next(); token; token = next()) {
      if (token.kind === 'sign' && (token.text === '|' || token.text === ')' || token.text === ']')) break;
      at += 1;
      items.push(readItem(token));
    }
    return items;
  };
  const readItem = (token: Token): Item => {
    if (token.kind === 'word') return { kind: 'word', parts: readWord(token.text) };
    if (token.kind === 'list') return { kind: 'list', name: token.text };
    if (token.kind === 'gap') {
      const [least, most] = token.second === null ? [0, token.first] : [token.first, token.second];
      if (most < 1 || most > LONGEST_GAP || least > most)
        throw new PatternError(`entre duas palavras cabem de 1 a ${LONGEST_GAP}: "${token.text}"`);
      return { kind: 'gap', least, most, without: token.without ? readWays(')') : [] };
    }
    if (token.kind === 'look' && isLook(token.text))
      return { kind: 'look', look: token.text, ways: readWays(')') };
    if (token.text === '(') return { kind: 'group', optional: false, ways: readWays(')') };
    if (token.text === '[') return { kind: 'group', optional: true, ways: readWays(']') };
    return { kind: 'end' };
  };
  const ways = readWays(null);
  const rest = next();
  if (rest) throw new PatternError(`"${rest.text}" sobra`);
  return ways;
}

/** Words that a gap may be wide: the engine tries each, and more would find what does not belong together. */
const LONGEST_GAP = 20;
