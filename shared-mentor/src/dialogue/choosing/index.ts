export { KNOWN_UTTERANCES } from './card-chances.ts';
export { createCardIndex, NONE } from './card-index.ts';
export { collectEvidence, type Evidence, weighEvidence, type Weights } from './evidence.ts';
export type { Topic } from './ways.ts';
