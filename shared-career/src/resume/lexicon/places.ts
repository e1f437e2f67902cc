import * as listed from '../../generated/words/places.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.split(','));

/** Brazilian federative units. */
export const BRAZILIAN_STATES: ReadonlySet<string> = new Set(
  'AC AL AP AM BA CE DF ES GO MA MT MS MG PA PB PR PE PI RJ RN RS RO RR SC SP SE TO'.split(' '),
);

/** Folded names of states, countries and ways of working that end, or are, a place in a CV. */
export const PLACE_NAMES = setOf(listed.PLACE_NAMES);

/** Folded initials of professional councils and registers: "OAB/SP" and "COREN-PE" are registrations, not places. */
export const REGISTER_WORDS = setOf(listed.REGISTER_WORDS);

/** Folded names of large cities that count as a place alone. */
export const CITY_NAMES = setOf(listed.CITY_NAMES);

/** Folded words for work without a fixed place. */
export const REMOTE_WORDS = setOf(listed.REMOTE_WORDS);

/** Folded words of departments, products and specialities, which end a job's name but never a place's. */
export const DEPARTMENT_WORDS = setOf(listed.DEPARTMENT_WORDS);
