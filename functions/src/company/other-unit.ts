import { foldKey } from '@aura/shared-career';
import { OTHER_UNIT_NAME } from '@aura/shared-domain';

/** Whether a department would be taken for those of small ones together, whatever stands between the words. */
export const isNameOfOthers = (name: string): boolean => wordsOf(name) === wordsOf(OTHER_UNIT_NAME);

const wordsOf = (name: string): string =>
  foldKey(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
