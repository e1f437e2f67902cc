import { ADVICE_VERBS, ADVICE_WORDS } from '../data/advice.ts';
import { COMMON_ENDINGS, COMMON_WORDS } from '../data/vocabulary.ts';
import { WORK_VERBS } from '../data/verbs.ts';
import { ALSO_WORDS, PERSON_NAMES } from '../data/given-names.ts';
import { isNumberWord } from '../numbers/spelled.ts';
import { partsOf, stemOf } from '../words.ts';

const list = (text: string): string[] => text.trim().split(/\s+/u);

interface Vocabulary {
  readonly words: ReadonlySet<string>;
  readonly stems: ReadonlySet<string>;
  readonly people: ReadonlySet<string>;
}

let built: Vocabulary | null = null;
function vocabulary(): Vocabulary {
  if (built) return built;
  const common = [...list(COMMON_WORDS), ...list(ADVICE_WORDS)];
  built = {
    words: new Set(common),
    stems: new Set(
      [...list(WORK_VERBS), ...list(ADVICE_VERBS), ...common].filter((word) => word.length > 3).map(stemOf),
    ),
    people: new Set(list(PERSON_NAMES)),
  };
  return built;
}

/** Whether a folded word is the name of a person more often than anything else. */
export const isPersonName = (key: string): boolean => vocabulary().people.has(key);

/** Shortest word that may be known by its stem: of shorter ones too much is a name. */
const SHORTEST_STEMMED = 4;

/** Whether a folded word is an ordinary one, as it stands or in another form. */
export function isCommonWord(key: string): boolean {
  const { words, stems, people } = vocabulary();
  if (people.has(key) && !ALSO_WORDS.has(key)) return false;
  if (words.has(key) || isNumberWord(key) || COMMON_ENDINGS.test(key)) return true;
  if (partsOf(key).length > 1) return partsOf(key).every((part) => isCommonWord(part));
  return key.length >= SHORTEST_STEMMED && stems.has(stemOf(key));
}
