import { findImpliedMentions } from '../skills.ts';
import type { FactSource } from '../fact-source.ts';
import type { Violation } from '../violation.ts';
import { fold, splitParts, stemOf, type Word } from '../words.ts';
import { classifyName } from './classify.ts';
import { findKnownNames } from './known-names.ts';
import { isCommonWord, isPersonName } from './vocabulary.ts';

const CAPITAL = /^\p{Lu}/u;
const ACRONYM = /^\p{Lu}[\p{Lu}\p{N}&+#.-]+$/u;
const INNER = /^\p{L}+\p{Lu}|^\p{Ll}\p{Lu}/u;
const ENGLISH_FORM = /.{3}(?:ed|ing|ly)$/u;
/** Small words that join the parts of a name. */
const PARTICLES: ReadonlySet<string> = new Set(['de', 'do', 'da', 'dos', 'das', 'd', 'of', 'the', 'for']);

const knows = (key: string, { words }: FactSource): boolean =>
  words.has(key) || (splitParts(key).length > 1 && splitParts(key).every((part) => words.has(part)));

/** Whether a word that opens a sentence is an ordinary one: known as such, or a form of a word of the source. */
const opens = (word: Word, source: FactSource): boolean =>
  word.opensSentence &&
  !INNER.test(word.raw) &&
  !ACRONYM.test(word.raw) &&
  (isCommonWord(word.key) ||
    (source.language === 'en' && ENGLISH_FORM.test(word.key) && !isPersonName(word.key)) ||
    (!isPersonName(word.key) && word.key.length > 3 && source.stems.has(stemOf(word.key))));

const hasCapital = ({ raw }: Word): boolean => CAPITAL.test(raw) || INNER.test(raw);

/** The stretch of capitals around a word, with the particles between them. */
function findStretch(words: readonly Word[], at: number, text: string): { from: number; to: number } {
  const joined = (left: number, right: number): boolean => {
    const [a, b] = [words[left], words[right]];
    return a !== undefined && b !== undefined && /^[ ]$/u.test(text.slice(a.end, b.start));
  };
  const isPart = (index: number): boolean => {
    const word = words[index];
    return word !== undefined && (hasCapital(word) || PARTICLES.has(word.key));
  };
  let [from, to] = [at, at];
  while (isPart(from - 1) && joined(from - 1, from)) from -= 1;
  while (isPart(to + 1) && joined(to, to + 1)) to += 1;
  while (PARTICLES.has(words[from]?.key ?? '') && from < at) from += 1;
  while (PARTICLES.has(words[to]?.key ?? '') && to > at) to -= 1;
  return { from, to };
}

/** Two capitals side by side that the source holds, but never together: "Banco Verde" out of "Banco Azul, Vale Verde". */
function isFalselyJoined(words: readonly Word[], at: number, text: string, source: FactSource): boolean {
  const word = words[at];
  if (!word || word.opensSentence || !CAPITAL.test(word.raw) || ACRONYM.test(word.raw)) return false;
  let next = at + 1;
  while (PARTICLES.has(words[next]?.key ?? '')) next += 1;
  const other = words[next];
  if (!other || !CAPITAL.test(other.raw) || ACRONYM.test(other.raw)) return false;
  const between = text.slice(word.end, other.start);
  if (!/^ (?:\p{L}{1,3} )?$/u.test(between)) return false;
  return source.properNames.has(word.key) && source.properNames.has(other.key)
    ? !source.pairs.has(`${word.key} ${other.key}`)
    : false;
}

/** Names that a text carries and its source does not. */
export function findUnknownNames(text: string, words: readonly Word[], source: FactSource): Violation[] {
  const folded = fold(text);
  const implied = findImpliedMentions(text, source);
  const within = (word: Word): boolean =>
    implied.some(({ start, end }) => word.start < end && word.end > start);
  const known = findKnownNames(text, folded).filter(({ name }) => !source.holds(name));
  const violations: Violation[] = known.map(({ kind, start, end }) => ({
    kind,
    excerpt: text.slice(start, end),
  }));
  words.forEach((word, at) => {
    const falselyNamed =
      hasCapital(word) && !knows(word.key, source) && !within(word) && !opens(word, source);
    if (!falselyNamed && !isFalselyJoined(words, at, text, source)) return;
    if (known.some(({ start, end }) => word.start < end && word.end > start)) return;
    const { from, to } = findStretch(words, at, text);
    const [start, end] = [words[from]?.start ?? word.start, words[to]?.end ?? word.end];
    violations.push({
      kind: classifyName(folded.slice(start, end), folded.slice(0, start)),
      excerpt: text.slice(start, end),
    });
  });
  return violations;
}

/** Pairs of neighbouring capitals of a source, and every word that it writes with a capital within a sentence. */
export function findProperNames(words: readonly Word[]): { names: Set<string>; pairs: Set<string> } {
  const names = new Set(words.filter((word) => hasCapital(word)).map(({ key }) => key));
  const pairs = new Set<string>();
  const solid = words.filter(({ key }) => !PARTICLES.has(key));
  solid.forEach((word, at) => {
    const next = solid[at + 1];
    if (next) pairs.add(`${word.key} ${next.key}`);
  });
  return { names, pairs };
}
