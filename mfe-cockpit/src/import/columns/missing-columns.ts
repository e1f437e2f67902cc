import { formatList, choosePlural } from '@aura/shared-domain';
import { FIELD_NAMES, isRequired, PERSON_FIELDS, type PersonField } from '../../people/person/fields.ts';
import type { Columns } from './columns.ts';

/** Fields that an invitation needs and that have no column. */
export const listMissingColumns = (columns: Columns): readonly PersonField[] =>
  PERSON_FIELDS.filter((field) => isRequired(field) && columns[field] === null);

/** "Falta indicar a coluna de Departamento." */
export const describeMissing = (fields: readonly PersonField[]): string =>
  `Falta indicar ${choosePlural(fields.length, 'a coluna', 'as colunas')} de ${formatList(fields.map((field) => FIELD_NAMES[field]))}.`;
