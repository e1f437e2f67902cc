export { computeProfileSimilarity, readTitleProfile, type TitleProfile } from './profile.ts';
export { createTitleIndex } from './title-index.ts';
export type { RankedTitle, TitleEntry, TitleRanker } from './title-ranker.ts';
export { TITLE_WEIGHTS, type TitleWeights } from './weights.ts';
