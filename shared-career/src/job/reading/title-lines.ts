import { TITLE_CALL } from '../../generated/phrases/terms.ts';
import { TITLES_SIGNS } from '../../generated/signs.ts';
import { findOccupation } from '../../taxonomy/find-occupation.ts';

/** Nouns at the beginning of a role. */
const ROLE_NOUN = TITLES_SIGNS.roleNoun;
/** "Comissários(as)", "Médico(a)": roles are written for either gender, names of companies are not. */
const EITHER_GENDER = /\p{L}{3}\((?:[ao]s?|ã|es|eira|ora|triz)\)/u;
const RANKED = /(?<!\p{L})(?:júnior|junior|jr|pleno|pl|sênior|senior|sr|trainee)(?!\p{L})/iu;
const MOST_WORDS_OF_RANKED = 6;

/** Whether a line, or a part of one, is written as a role is. */
export const isWrittenAsRole = (text: string): boolean =>
  ROLE_NOUN.test(text) ||
  EITHER_GENDER.test(text) ||
  (RANKED.test(text) && text.split(/\s+/u).length <= MOST_WORDS_OF_RANKED);
/** Whether a line above a title only calls, greets or says the place. */
export const isCall = (line: string): boolean =>
  TITLE_CALL.test(line) && !isWrittenAsRole(line) && findOccupation(line) === null;
