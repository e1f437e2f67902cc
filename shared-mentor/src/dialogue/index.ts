export { type AdsWanted, adsWantedFor } from './wanted.ts';
export { isForLaw, respond } from './respond.ts';
export type { Ad, Asked, Response, Turn } from './turn.ts';
