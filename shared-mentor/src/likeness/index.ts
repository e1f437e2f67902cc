export { learnBayes } from './bayes.ts';
export { blendChances, type Chances, computeChances } from './chances.ts';
export { learnClasses } from './classifier.ts';
export { type Features, computeFeatures } from './features.ts';
export { listMeanings } from './meanings.ts';
export { createComparison } from './nearest.ts';
export { createVectors } from './vectors.ts';
