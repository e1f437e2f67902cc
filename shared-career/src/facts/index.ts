export { factsOf } from './facts.ts';
export { type NamedDate, readDates } from './dates.ts';
export { guardText } from './guard.ts';
export { type FactSource, sourceOfFacts } from './source.ts';
export type { Violation, ViolationKind } from './violation.ts';
export { findKnownNames } from './names/known.ts';
export { isCommonWord, isPersonName } from './names/vocabulary.ts';
export { type Quantity, readNumbers } from './numbers/read.ts';
export { stemOf as rootOf } from './words.ts';
