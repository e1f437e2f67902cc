import { readDates, listImpliedDates } from './dates.ts';
import type { FactSource, SourceSkills } from './fact-source.ts';
import { detectLanguage } from './language.ts';
import { readLinks, readPhones } from './links.ts';
import { findProperNames } from './names/names.ts';
import { readNumbers } from './numbers/read.ts';
import { findSourceSkills } from './skills.ts';
import { fold, splitParts, stemOf, splitWordsInOrder } from './words.ts';
import { findWhole } from '../text/index.ts';

/**
 * Reads the texts that another text may rest on. Cheap, so that it can be made for every text anew: the narrower the
 * source, the less a number can wander from one job to another.
 */
export function readFactSource(texts: readonly string[]): FactSource {
  const text = texts.join('\n').normalize('NFC');
  const folded = fold(text);
  const dates = readDates(text);
  const links = readLinks(text);
  const { quantities, codes } = readNumbers(text, [...dates, ...links]);
  const words = splitWordsInOrder(text);
  const keys = words.flatMap(({ key }) => [key, ...splitParts(key)]);
  const proper = findProperNames(words);
  let skills: SourceSkills | null = null;
  return {
    folded,
    words: new Set(keys),
    stems: new Set(keys.map(stemOf)),
    properNames: proper.names,
    pairs: proper.pairs,
    quantities,
    codes: new Set(codes.map(({ key }) => key)),
    dates: new Set(dates.flatMap(({ key }) => listImpliedDates(key))),
    links: new Set(links.map(({ key }) => key)),
    phones: readPhones(text).map(({ key }) => key),
    characters: new Set(text),
    language: detectLanguage(text),
    skills: () => (skills ??= findSourceSkills(text)),
    holds: (phrase) => findWhole(folded, phrase).length > 0,
  };
}
