export { collectKnownFacts, collectPersonFacts } from './facts.ts';
export { findRememberable } from './rememberable.ts';
export type { PersonRecord } from './record.ts';
