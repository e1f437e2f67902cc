import { readDates, saidBy } from './dates.ts';
import { type Language, languageOf } from './language.ts';
import { readLinks, readPhones } from './links.ts';
import { properNamesOf } from './names/names.ts';
import { readNumbers, type Quantity } from './numbers/read.ts';
import { skillsIn, type SourceSkills } from './skills.ts';
import { fold, partsOf, stemOf, wordsOf } from './words.ts';
import { findWhole } from '../text/index.ts';

/** Everything that somebody gave, ready to be asked whether it holds what a text says. */
export interface FactSource {
  readonly folded: string;
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly properNames: ReadonlySet<string>;
  /** Neighbouring words: a name of two words has to stand together in the source. */
  readonly pairs: ReadonlySet<string>;
  readonly quantities: readonly Quantity[];
  readonly codes: ReadonlySet<string>;
  readonly dates: ReadonlySet<string>;
  readonly links: ReadonlySet<string>;
  /** Telephone numbers, digits only. */
  readonly phones: readonly string[];
  readonly characters: ReadonlySet<string>;
  readonly language: Language | null;
  /** Skills named, and those that follow from them; read when first asked for. */
  readonly skills: () => SourceSkills;
  /** Whether a folded phrase stands in it as whole words. */
  readonly holds: (phrase: string) => boolean;
}

/**
 * Reads the texts that another text may rest on. Cheap, so that it can be made for every text anew: the narrower the
 * source, the less a number can wander from one job to another.
 */
export function sourceOfFacts(texts: readonly string[]): FactSource {
  const text = texts.join('\n').normalize('NFC');
  const folded = fold(text);
  const dates = readDates(text);
  const links = readLinks(text);
  const { quantities, codes } = readNumbers(text, [...dates, ...links]);
  const words = wordsOf(text);
  const keys = words.flatMap(({ key }) => [key, ...partsOf(key)]);
  const proper = properNamesOf(words);
  let skills: SourceSkills | null = null;
  return {
    folded,
    words: new Set(keys),
    stems: new Set(keys.map(stemOf)),
    properNames: proper.names,
    pairs: proper.pairs,
    quantities,
    codes: new Set(codes.map(({ key }) => key)),
    dates: new Set(dates.flatMap(({ key }) => saidBy(key))),
    links: new Set(links.map(({ key }) => key)),
    phones: readPhones(text).map(({ key }) => key),
    characters: new Set(text),
    language: languageOf(text),
    skills: () => (skills ??= skillsIn(text)),
    holds: (phrase) => findWhole(folded, phrase).length > 0,
  };
}
