import { CONDUCT } from './conduct.ts';
import { PEOPLE } from './people.ts';
import { WORK } from './work.ts';

/** Questions of an interview in English. What they look into is told in Portuguese. */
export const ENGLISH = [...PEOPLE, ...WORK, ...CONDUCT];
