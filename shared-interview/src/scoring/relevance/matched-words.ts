import type { InterviewQuestion } from '@aura/shared-domain';
import { rootOf, type TextRange } from '@aura/shared-career';
import { readWords, type Word } from '../../reading/read-words.ts';
import { GENERAL } from '../../generated/general-words.ts';

type Language = InterviewQuestion['language'];

/** How short a run of the question's own words may be to count as copied from it. */
const COPIED = 5;

/** What the forms of one word share: "explicar", "expliquei", "explicaria"; "delivered", "delivering". */
function computeRoot(key: string, language: Language): string {
  if (language === 'pt') return rootOf(key.replace(/(?<=[aei]r)(?:ia|iam|iamos|ei)$/u, ''));
  return key.length <= 4
    ? key.replace(/s$/u, '')
    : key.replace(/(?:ation|ions?|ings?|ed|es|ers?|e|s)$/u, '').replace(/([bdgklmnprt])\1$/u, '$1');
}

/** What the forms of some words share. */
export const listRoots = (words: readonly string[], language: Language): ReadonlySet<string> =>
  new Set(words.map((word) => computeRoot(word, language)));

/** Which words of an answer are copied from the question, by index. */
export function findCopiedWords(words: readonly Word[], question: string): ReadonlySet<number> {
  const asked = readWords(question).map(({ key }) => key);
  const runs = new Set(
    asked
      .slice(0, Math.max(0, asked.length - COPIED + 1))
      .map((_key, at) => asked.slice(at, at + COPIED).join(' ')),
  );
  const copied = new Set<number>();
  words.forEach((_word, at) => {
    const run = words
      .slice(at, at + COPIED)
      .map(({ key }) => key)
      .join(' ');
    if (runs.has(run)) for (let offset = 0; offset < COPIED; offset += 1) copied.add(at + offset);
  });
  return copied;
}

type Roots = readonly (readonly string[])[];
const rootsOfLists: Readonly<Record<Language, WeakMap<readonly string[], Roots>>> = {
  pt: new WeakMap(),
  en: new WeakMap(),
};
/** The roots of each phrase of a list in a language; worked out once for a list that stays. */
function getRoots(phrases: readonly string[], language: Language): Roots {
  const known = rootsOfLists[language].get(phrases);
  if (known) return known;
  const roots = phrases.map((phrase) =>
    readWords(phrase)
      .filter(({ key }) => key.length > 1 && !GENERAL.has(key))
      .map(({ key }) => computeRoot(key, language)),
  );
  rootsOfLists[language].set(phrases, roots);
  return roots;
}

/** Finds which of some words and expressions an answer says, in order, each place once. */
export type FindSaid = (phrases: readonly string[]) => TextRange[];

/**
 * Looks words and expressions up in an answer, in any form of theirs. What was copied from the question was not said;
 * words that go with anything are neither looked for nor found.
 */
export function findSaid(
  text: string,
  { text: asked, language }: Pick<InterviewQuestion, 'text' | 'language'>,
): FindSaid {
  const words = readWords(text);
  const copied = findCopiedWords(words, asked);
  const said = new Map<string, TextRange>();
  words.forEach((word, at) => {
    if (copied.has(at) || GENERAL.has(word.key)) return;
    for (const key of new Set([word.key, ...word.key.split('-')])) {
      const root = computeRoot(key, language);
      if (!GENERAL.has(key) && !said.has(root)) said.set(root, word);
    }
  });
  return (phrases) => {
    const found = new Map<number, TextRange>();
    for (const roots of getRoots(phrases, language)) {
      const first = said.get(roots[0] ?? '');
      if (first && roots.every((root) => said.has(root)))
        found.set(first.start, { start: first.start, end: first.end });
    }
    return [...found.values()].toSorted((a, b) => a.start - b.start);
  };
}

/** The words of a question one by one, to be looked up in an answer. */
export const listQuestionWords = (question: string): string[] => readWords(question).map(({ key }) => key);
