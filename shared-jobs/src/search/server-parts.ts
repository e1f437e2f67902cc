/** Building blocks for an index on a server, so that it reads words and places like the one in memory. */
export { FIELDS, groupTextsByField } from './documents/fields.ts';
export { type PlaceAsked, listPlaces } from './places/place-answer.ts';
export { groupBy } from './places/group-by.ts';
export { readPlace } from './places/read-place.ts';
export { FIELD_WEIGHTS, MOST_CORRECTIONS, PREFIX } from './engine/weights.ts';
export { findConceptsOfWord, findNamesAt } from './tokens/concepts.ts';
export { reduceToForm, reduceToNeutral } from './tokens/forms.ts';
export { type QueryWord, readQueryWords } from './tokens/query-words.ts';
export { STOP_WORDS } from './tokens/stop-words.ts';
export { SYNONYMS } from '../generated/synonyms.ts';
export { findWords } from './tokens/words.ts';
export { computeEditDistance } from './typos/edit-distance.ts';
export { countAllowedSlips } from './typos/slips.ts';
