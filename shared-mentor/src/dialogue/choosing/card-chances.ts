import { OUTSIDE_EXEMPLARS } from '../../generated/exemplars.ts';
import { UTTERANCES } from '../../generated/utterances.ts';
import { PLAYS } from '../../library/index.ts';
import type { Utterances } from '../utterance.ts';
import { type CardIndex, createCardIndex, NONE } from './card-index.ts';
import { CARD_WEIGHTS } from './card-weights.ts';
import { type CardChances, collectEvidence, type Evidence, weighEvidence } from './evidence.ts';
import type { Topic } from './ways.ts';

/** Messages that ask for a card, and those that no card answers. */
export const KNOWN_UTTERANCES: Readonly<Record<string, Utterances>> = {
  ...UTTERANCES,
  [NONE]: { first: [...PLAYS.flatMap(({ examples }) => examples), ...OUTSIDE_EXEMPLARS], later: [] },
};

interface Computed {
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly chances: CardChances;
}

let learnt: CardIndex | undefined;

/**
 * How likely a message asks for each card, and for none, with what speaks for it.
 * @param topics what was talked about, the latest first
 */
export function computeCardChances(words: readonly string[], topics: readonly Topic[]): Computed {
  // Learning takes a moment: with the first message, not with every start of a process.
  learnt ??= createCardIndex(KNOWN_UTTERANCES);
  const evidence = collectEvidence(words, topics, learnt);
  const weights = topics.length === 0 ? CARD_WEIGHTS.first : CARD_WEIGHTS.within;
  return { evidence, chances: weighEvidence(evidence, weights) };
}
