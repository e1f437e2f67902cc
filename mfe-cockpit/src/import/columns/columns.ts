import { choosePlural, formatList } from '@aura/shared-domain';
import { FIELD_NAMES, isRequired, PERSON_FIELDS, type PersonField } from '../../people/person/fields.ts';
import { foldWords } from '../../people/person/fold.ts';

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

/** Fields that an invitation needs and that have no column. */
export const listMissingColumns = (columns: Columns): readonly PersonField[] =>
  PERSON_FIELDS.filter((field) => isRequired(field) && columns[field] === null);

/** "Falta indicar a coluna de Departamento." */
export const describeMissing = (fields: readonly PersonField[]): string =>
  `Falta indicar ${choosePlural(fields.length, 'a coluna', 'as colunas')} de ${formatList(fields.map((field) => FIELD_NAMES[field]))}.`;

/**
 * The chosen columns whose title occurs more than once, as named in the choice: only the person knows which one is
 * meant.
 */
export function listRepeatedTitles(header: readonly string[], columns: Columns): readonly string[] {
  const keys = header.map(foldWords);
  return PERSON_FIELDS.flatMap((field) => {
    const at = columns[field];
    if (at === null || keys.filter((key) => key === keys[at] && key !== '').length < 2) return [];
    return [findTitle(header, at)];
  });
}

/** The name of a column in a choice: its title, or its place if the title is not unique. */
export function findTitle(header: readonly string[], at: number): string {
  const title = header[at]?.trim() ?? '';
  if (title === '') return `Coluna ${at + 1} (sem título)`;
  const namesakes = header.filter((other) => foldWords(other) === foldWords(title));
  return namesakes.length > 1 ? `${title} (coluna ${at + 1})` : title;
}
