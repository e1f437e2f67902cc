import type { Passage, PassagePart, Shape } from '@aura/shared-domain';
import { foldText, type TextRange, withoutInstructions } from '@aura/shared-career';
import type { AnswerReading, ReadSentence, Filler } from './answer-reading.ts';
import { type Clause, readClauses } from './clauses.ts';
import { countConcreteWords } from './concrete-words.ts';
import { readDetails } from './details.ts';
import { findToldChanges } from './told-change.ts';
import { classifyClauses } from './parts.ts';
import { readSentences } from './sentences.ts';
import { hasSign, type Look } from './strengths.ts';
import type { Act } from './verbs/verb-reader.ts';
import { isNegated, isNegation } from './verbs/denied.ts';
import { weighDeed } from './verbs/stative-verbs.ts';
import { readEnglishVerbs } from './verbs/english.ts';
import { readPortugueseVerbs } from './verbs/portuguese.ts';
import { readWords, type Word } from './read-words.ts';
import { FILLERS } from '../generated/fillers.ts';

/** Filler words, the most frequent first. */
function readFillers(text: string, language: 'pt' | 'en'): Filler[] {
  return FILLERS[language]
    .map(({ word, pattern }): Filler => {
      const at = [...text.matchAll(pattern)].map((match): TextRange => ({
        start: match.index,
        end: match.index + match[0].length,
      }));
      return { word, at };
    })
    .filter(({ at }) => at.length > 0)
    .toSorted((a, b) => b.at.length - a.at.length);
}

/** The folded text with unchanged indices: characters whose folding changes the length stay unfolded. */
function foldInPlace(text: string): string {
  let folded = '';
  for (const character of text) {
    const one = foldText(character).folded;
    folded += one.length === character.length ? one : character;
  }
  return folded;
}

function findPassages(clauses: readonly Clause[], parts: readonly (PassagePart | null)[]): Passage[] {
  const found: Passage[] = [];
  clauses.forEach(({ start, end, sentence }, index) => {
    const part = parts[index] ?? null;
    if (part === null) return;
    const last = found.at(-1);
    const together =
      last?.part === part && clauses[index - 1]?.sentence === sentence && parts[index - 1] === part;
    if (last && together) found[found.length - 1] = { ...last, end };
    else found.push({ part, start, end });
  });
  return found;
}

function buildSentences(
  text: string,
  ranges: readonly TextRange[],
  passages: readonly Passage[],
): ReadSentence[] {
  return ranges.map(({ start, end }) => {
    const inside = passages.filter((passage) => passage.start < end && passage.end > start);
    const length = new Map<PassagePart, number>();
    for (const one of inside) length.set(one.part, (length.get(one.part) ?? 0) + one.end - one.start);
    const parts = [...length.entries()].toSorted((a, b) => b[1] - a[1]).map(([part]) => part);
    return { start, end, text: text.slice(start, end), parts };
  });
}

/** A longer stretch of speech without punctuation says more than the order within it, and stays. */
const LONGEST_ORDER = 240;

/** The text with every sentence that gives orders to a machine blanked out; of the same length. */
function withoutOrders(text: string, language: 'pt' | 'en'): string {
  return readSentences(text, readWords(text), language)
    .filter(({ start, end }) => end - start <= LONGEST_ORDER)
    .reduce((plain, { start, end }) => {
      const isOrder = withoutInstructions(text.slice(start, end)).instructions.length > 0;
      return isOrder ? `${plain.slice(0, start)}${' '.repeat(end - start)}${plain.slice(end)}` : plain;
    }, text);
}

/** How often the person acts: verbs whose form shows the person, and pronouns without such a verb. */
function countActing(
  words: readonly Word[],
  acts: readonly Act[],
  who: 'I' | 'we',
  pronoun: (at: number) => boolean,
): number {
  const verbs = acts.filter((act) => act.who === who);
  const alone = words.filter(
    (_word, at) => pronoun(at) && !verbs.some((act) => act.at > at && act.at <= at + 4),
  );
  return verbs.length + alone.length;
}

/** A verb that denies by itself. */
const DENIES = new Set(['desconheco']);
/** What comes or happens to "me": "não me ocorre", "nunca me aconteceu". */
const TO_ME = new Set(['me']);

/** How many things the person or their group did, and how many they deny. */
function countDeeds(
  words: readonly Word[],
  acts: readonly Act[],
  folded: string,
): Pick<AnswerReading, 'deeds' | 'denials'> {
  const own = acts.filter(({ who }) => who !== 'other');
  const denied = own.filter(({ at, key }) => DENIES.has(key) || isNegated(words, at));
  const toMe = words.filter(({ key }, at) => TO_ME.has(key) && isNegation(words[at - 1]));
  const deeds = own.filter(
    ({ at, key, tense }) =>
      tense === 'past' &&
      !isNegated(words, at) &&
      weighDeed(key, folded.slice(words[at]?.start ?? 0), true) > 0,
  );
  return { deeds: deeds.length, denials: Math.max(denied.length, toMe.length) };
}

/**
 * Reads an answer: its sentences and what they do, its details, who acts in it. A sentence that gives orders to a
 * machine is no part of it.
 */
export function readAnswer(
  original: string,
  { shape, language }: { shape: Shape; language: 'pt' | 'en' },
): AnswerReading {
  const text = withoutOrders(original, language);
  const words = readWords(text);
  const folded = foldInPlace(text);
  const acts = (language === 'pt' ? readPortugueseVerbs : readEnglishVerbs)(words);
  const ranges = readSentences(text, words, language);
  const details = readDetails(text, folded, words);
  const changes = language === 'pt' ? findToldChanges(folded) : [];
  const look: Look = {
    folded,
    words,
    numbers: details.numbers,
    changes,
    shape,
    language,
    lastSentence: ranges.length - 1,
  };
  const clauses = readClauses(text, words, acts, ranges, (range) => hasSign(look, range), language);
  const passages = findPassages(clauses, classifyClauses(clauses, look));
  const plurals = clauses
    .filter(({ acts: own }) => own.some(({ who }) => who === 'we'))
    .map(({ start, end }) => ({ start, end }));
  const key = (at: number): string => words[at]?.key ?? '';
  return {
    text: original,
    language,
    sentences: buildSentences(text, ranges, passages),
    passages,
    words: words.length,
    ...details,
    changes,
    singular: countActing(words, acts, 'I', (at) => key(at) === (language === 'pt' ? 'eu' : 'i')),
    plural: countActing(words, acts, 'we', (at) =>
      language === 'pt'
        ? (key(at) === 'gente' && key(at - 1) === 'a') || words[at]?.raw.toLowerCase() === 'nós'
        : key(at) === 'we',
    ),
    plurals,
    ...countDeeds(words, acts, folded),
    concrete: countConcreteWords(words, acts, language),
    fillers: readFillers(text, language),
  };
}
