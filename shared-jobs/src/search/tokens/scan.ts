/** Called for every word of a text with its position: half-open, UTF-16 units. */
export type WordVisitor = (start: number, end: number) => void;

const WORD_CHARACTER = /[\p{L}\p{N}\p{M}]/u;
/** Ordinal marks end an abbreviation ("enfª", "nº") and are no letters of a word. */
const ORDINALS = 'ªº';
/** Endings of other genders and numbers, as they follow a word in brackets: "desenvolvedor(a)", "consultor(es)". */
const ENDING = /\((?:a|o|as|os|e|es|ra|ras|ora|oras|eira|eiras)\)/iy;
/** Signs that belong to a name: C++, C#, Node.js. */
const SIGNS = /(?:\+\+|#|\.js)(?![\p{L}\p{N}])/iuy;
const DOT_NET = /net(?![\p{L}\p{N}])/iuy;

const DOT = 46;
const BRACKET = 40;
const SIGN_STARTS: ReadonlySet<number> = new Set([43, 35, DOT]);
const DOLLAR = 36;

/** Class of each UTF-16 unit, computed once: 0 not known yet, 1 no letter, 2 letter of a word. */
const kinds = new Uint8Array(0x10000);

function computeKind(text: string, at: number, unit: number): number {
  const isPair = unit >= 0xd800 && unit <= 0xdfff;
  const point = isPair ? (text.codePointAt(unit >= 0xdc00 ? at - 1 : at) ?? unit) : unit;
  const character = String.fromCodePoint(point);
  const kind = WORD_CHARACTER.test(character) && !ORDINALS.includes(character) ? 2 : 1;
  if (!isPair) kinds[unit] = kind;
  return kind;
}

function isWordAt(text: string, at: number): boolean {
  if (at < 0 || at >= text.length) return false;
  const unit = text.charCodeAt(at);
  return (kinds[unit] || computeKind(text, at, unit)) === 2;
}

function endOf(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/**
 * Finds the words of a text: runs of letters, digits and marks of any script, with the signs that belong to a name
 * (`C++`, `C#`, `Node.js`, `.NET`). An ending in brackets belongs to no word, and the R of "R$" is none.
 */
export function scanWords(text: string, visit: WordVisitor): void {
  for (let at = 0; at < text.length;) {
    if (!isWordAt(text, at)) {
      const net = text.charCodeAt(at) === DOT && !isWordAt(text, at - 1) ? endOf(DOT_NET, text, at + 1) : at;
      if (net > at + 1) visit(at, net);
      at = Math.max(at + 1, net);
      continue;
    }
    const start = at;
    while (isWordAt(text, at)) at += 1;
    const next = text.charCodeAt(at);
    if (next === DOLLAR && at - start === 1) continue;
    const end = SIGN_STARTS.has(next) ? endOf(SIGNS, text, at) : at;
    visit(start, end);
    at = next === BRACKET ? endOf(ENDING, text, at) : end;
  }
}
