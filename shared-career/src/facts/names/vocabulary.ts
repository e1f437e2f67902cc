import { ADVICE_VERBS, ADVICE_WORDS } from '../../generated/words/advice.ts';
import { COMMON_WORDS } from '../../generated/words/common.ts';
import { ORDINARY_NAMES, PERSON_NAMES } from '../../generated/words/people.ts';
import { WORK_VERBS } from '../../generated/words/verbs.ts';
import { isNumberWord } from '../numbers/spelled.ts';
import { splitParts, stemOf } from '../words.ts';

const list = (text: string): string[] => text.split(',');

/** Endings that common nouns, adverbs and verbs of the past have, and names hardly ever; the names that do are listed. */
const COMMON_ENDINGS =
  /(?:coes|soes|mente|mentos|dades|agens|encias|ancias|.{3}cao|.{3}[^nl]ei|.{3}ou|.{3}[aei]ndo)$/u;

interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
  /** Names of people that also begin a sentence as ordinary words. */
  readonly ordinaryNames: ReadonlySet<string>;
}

let built: Vocabulary | null = null;
function buildVocabulary(): Vocabulary {
  if (built) return built;
  const common = [...list(COMMON_WORDS), ...list(ADVICE_WORDS)];
  built = {
    words: new Set(common),
    stems: new Set(
      [...list(WORK_VERBS), ...list(ADVICE_VERBS), ...common].filter((word) => word.length > 3).map(stemOf),
    ),
    people: new Set(list(PERSON_NAMES)),
    ordinaryNames: new Set(list(ORDINARY_NAMES)),
  };
  return built;
}

/** Whether a folded word is the name of a person more often than anything else. */
export const isPersonName = (key: string): boolean => buildVocabulary().people.has(key);

/** Shortest word that may be known by its stem: of shorter ones too much is a name. */
const SHORTEST_STEMMED = 4;

/** Whether a folded word is an ordinary one, in this or another form. */
export function isCommonWord(key: string): boolean {
  const { words, stems, people, ordinaryNames } = buildVocabulary();
  if (people.has(key) && !ordinaryNames.has(key)) return false;
  if (words.has(key) || isNumberWord(key) || COMMON_ENDINGS.test(key)) return true;
  if (splitParts(key).length > 1) return splitParts(key).every((part) => isCommonWord(part));
  return key.length >= SHORTEST_STEMMED && stems.has(stemOf(key));
}
