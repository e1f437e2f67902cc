import { canonicalJson, foldKey, stableHash } from '@aura/shared-career';
import type { JobQuery } from '@aura/shared-domain';

/**
 * Short name of what is looked for and where, in which neither accents, case and punctuation nor the order of words
 * make a difference. Filters have no part in it.
 */
export const searchKey = ({ words, place }: Pick<JobQuery, 'words' | 'place'>): string =>
  stableHash(canonicalJson([wordsIn(words), wordsIn(place)]));

/** "C++" and "C#" are words of their own. */
const wordsIn = (text: string): string[] =>
  [...new Set(foldKey(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu))].toSorted();
