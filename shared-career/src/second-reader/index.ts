export { secondReader, type SecondReader, type SecondReading } from './second-reader.ts';
export type { AskedItem, Refusal } from './verify.ts';
export { askedByAd, askedByGoal } from './asked-requirements.ts';
