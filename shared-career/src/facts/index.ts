export { factsOf } from './facts.ts';
export { guardText } from './guard.ts';
export { type FactSource, sourceOfFacts } from './source.ts';
export type { Violation, ViolationKind } from './violation.ts';
