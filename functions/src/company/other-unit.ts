import { foldKey } from '@aura/shared-career';
import { OTHER_UNIT_NAME } from '@aura/shared-domain';

/** Whether a department's name reads like the name of the group of small departments, ignoring what separates words. */
export const isNameOfOthers = (name: string): boolean => foldName(name) === foldName(OTHER_UNIT_NAME);

const foldName = (name: string): string =>
  foldKey(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
