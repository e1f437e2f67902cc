import { CARD_MODEL } from '../../generated/card-model.ts';
import { type CardModel, readCardModel } from './card-model.ts';
import { CARD_WEIGHTS } from './card-weights.ts';
import { type CardChances, collectEvidence, type Evidence, weighEvidence } from './evidence.ts';
import type { Topic } from './ways.ts';

interface Computed {
  readonly evidence: ReadonlyMap<string, Evidence>;
  readonly chances: CardChances;
}

let model: CardModel | undefined;

/**
 * How likely a message asks for each card, and for none, with what speaks for it.
 * @param topics what was talked about, the latest first
 */
export function computeCardChances(words: readonly string[], topics: readonly Topic[]): Computed {
  // Reading what was learnt takes a moment: with the first message, not with every start of a process.
  model ??= readCardModel(CARD_MODEL);
  const evidence = collectEvidence(words, topics, model);
  const weights = topics.length === 0 ? CARD_WEIGHTS.first : CARD_WEIGHTS.within;
  return { evidence, chances: weighEvidence(evidence, weights) };
}
