import { rootOf } from '@aura/shared-career';
import { GENERAL } from '../generated/general-words.ts';
import { SUBJECTS } from '../generated/subjects.ts';
import { TOPIC_WORDS, TOPIC_WORDS_ENGLISH } from '../generated/topic-words.ts';
import { WORKING_LIFE } from '../generated/working-life.ts';
import { readWords, type Word } from './read-words.ts';
import { isInfinitive } from './verbs/portuguese-forms.ts';
import type { Act } from './verbs/verb-reader.ts';

type Language = 'pt' | 'en';

/** Shorter words hardly ever name a thing. */
const SHORTEST = 4;
const GERUND: Readonly<Record<Language, RegExp>> = { pt: /ndo$/u, en: /(?:ing|ed)$/u };
/** Endings by which nouns, adjectives and adverbs are abstract: "colaboração", "normalmente". */
const ABSTRACT: Readonly<Record<Language, RegExp>> = {
  pt: /(?:[cs]oes|[cs]ao|dades?|encias?|ancias?|mentos?|ismos?|gens?|tiv[ao]s?|vel|veis|uras?|ezas?|mente)$/u,
  en: /(?:ly|tions?|ments?|ness|ity|ences?)$/u,
};

const findRoots = (phrases: readonly string[]): string[] =>
  phrases.flatMap((phrase) => readWords(phrase).map(({ key }) => rootOf(key)));
const cache = new Map<Language, ReadonlySet<string>>();
/** Roots of words with which anybody speaks of any work. */
function getCommonRoots(language: Language): ReadonlySet<string> {
  const known = cache.get(language);
  if (known) return known;
  const topics = Object.values(language === 'pt' ? TOPIC_WORDS : TOPIC_WORDS_ENGLISH);
  const lists = [...topics, ...Object.values(SUBJECTS[language]), WORKING_LIFE[language]];
  const roots = new Set(lists.flatMap(findRoots));
  cache.set(language, roots);
  return roots;
}

/**
 * How many different words name something of this story only: no verb, no abstraction, no word that goes with any work.
 * "Conversei com o pessoal e resolvi o problema" has none, "levei um pano escuro para a soneca" three.
 */
export function countConcreteWords(words: readonly Word[], acts: readonly Act[], language: Language): number {
  const verbs = new Set(acts.map(({ at }) => at));
  const common = getCommonRoots(language);
  const concrete = words.filter(
    (word, at) =>
      word.key.length >= SHORTEST &&
      !verbs.has(at) &&
      !(language === 'pt' && isInfinitive(word)) &&
      !GERUND[language].test(word.key) &&
      !ABSTRACT[language].test(word.key) &&
      !GENERAL.has(word.key) &&
      !common.has(rootOf(word.key)),
  );
  return new Set(concrete.map(({ key }) => key)).size;
}
