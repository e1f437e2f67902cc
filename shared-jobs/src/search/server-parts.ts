/** What an index on a server is made of, so that it reads words and places as the one in memory does. */
export { FIELDS, fieldsOf } from './documents/fields.ts';
export { type PlaceAsked, placesOf } from './places/place-answer.ts';
export { groupBy } from './places/group-by.ts';
export { readPlace } from './places/read-place.ts';
export { FIELD_WEIGHTS, MOST_CORRECTIONS, PREFIX } from './engine/weights.ts';
export { conceptsOfWord, namesAt } from './tokens/concepts.ts';
export { formOf, neutralOf } from './tokens/forms.ts';
export { type QueryWord, queryWords } from './tokens/query-words.ts';
export { STOP_WORDS } from './tokens/stop-words.ts';
export { SYNONYMS } from '../generated/synonyms.ts';
export { wordsOf } from './tokens/words.ts';
export { editDistance } from './typos/edit-distance.ts';
export { slipsFor } from './typos/slips.ts';
