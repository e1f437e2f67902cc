export { knownFacts, personFacts } from './facts.ts';
export { rememberable } from './rememberable.ts';
export type { PersonRecord } from './record.ts';
