import { PERSON_FIELDS, type PersonField } from '../../people/person/fields.ts';

/** The column of each field of a person, from 0; null if the file has none. */
export type Columns = Readonly<Record<PersonField, number | null>>;

export const NO_COLUMNS: Columns = {
  name: null,
  email: null,
  department: null,
  isManager: null,
  unit: null,
  admittedOn: null,
};

/** How many columns were found. */
export const countFoundColumns = (columns: Columns): number =>
  PERSON_FIELDS.filter((field) => columns[field] !== null).length;
