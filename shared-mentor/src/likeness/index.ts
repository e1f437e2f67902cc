export { blendChances, type Chances, computeChances } from './chances.ts';
export { learnClasses } from './classifier.ts';
export { type Features, computeFeatures } from './features.ts';
export { listMeanings } from './meanings.ts';
