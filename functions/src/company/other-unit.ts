import { foldKey } from '@aura/shared-career';

/** What people of small departments are called where they are counted together. */
export const OTHER_UNIT_NAME = 'Outras áreas';

/** Whether a department would be taken for them, whatever stands between the words. */
export const isNameOfOthers = (name: string): boolean => wordsOf(name) === wordsOf(OTHER_UNIT_NAME);

const wordsOf = (name: string): string =>
  foldKey(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
