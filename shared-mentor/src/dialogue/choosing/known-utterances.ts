import { OUTSIDE_EXEMPLARS } from '../../generated/exemplars.ts';
import { UTTERANCES } from '../../generated/utterances.ts';
import { PLAYS } from '../../library/index.ts';
import type { Utterances } from '../utterance.ts';
import { NONE } from './card-model.ts';

/** Messages that ask for a card, and those that no card answers. */
export const KNOWN_UTTERANCES: Readonly<Record<string, Utterances>> = {
  ...UTTERANCES,
  [NONE]: { first: [...PLAYS.flatMap(({ examples }) => examples), ...OUTSIDE_EXEMPLARS], later: [] },
};
