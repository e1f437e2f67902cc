export { splitWords } from './match.ts';
export { findTopic } from './choose-card.ts';
export { type CardAccuracy, measureCardAccuracy } from './card-accuracy.ts';
export { type AdsWanted, findWantedAds } from './wanted.ts';
export { isFinal, respond } from './respond.ts';
export { tellsLaw } from './answer.ts';
export type { Ad, Asked, Response, Turn } from './turn.ts';
