export { computeChances } from '../../likeness/index.ts';
export { normalizeMessage } from '../../router/normalize-message.ts';
export { isAdded } from '../adding.ts';
export type { Utterances } from '../utterance.ts';
export { computeCardFeatures } from './card-features.ts';
export {
  ALWAYS,
  encodeFeatures,
  hashFeature,
  makeVector,
  NONE,
  RARITY_STEPS,
  readCardModel,
  type StoredModel,
} from './card-model.ts';
export { collectEvidence, type Evidence, weighEvidence, type Weights } from './evidence.ts';
export { KNOWN_UTTERANCES } from './known-utterances.ts';
export type { Topic } from './ways.ts';
