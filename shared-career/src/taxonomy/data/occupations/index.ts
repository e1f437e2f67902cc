import { DIGITAL_OCCUPATIONS } from './digital.ts';
import { HANDS_ON_OCCUPATIONS } from './hands-on.ts';
import { OFFICE_OCCUPATIONS } from './office.ts';
import { PEOPLE_FACING_OCCUPATIONS } from './people-facing.ts';

/** The occupation tables. */
export const OCCUPATION_TABLES: readonly string[] = [
  DIGITAL_OCCUPATIONS,
  OFFICE_OCCUPATIONS,
  PEOPLE_FACING_OCCUPATIONS,
  HANDS_ON_OCCUPATIONS,
];
