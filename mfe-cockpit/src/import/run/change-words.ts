import type { ImportChange } from '@aura/shared-domain';
import { FIELD_NAMES } from '../../people/person/fields.ts';
import { describeDay } from '../../words/dates.ts';

/** What the list says of a field, as somebody reads it. */
export function describeSaid(field: ImportChange['field'], said: ImportChange['before']): string {
  if (typeof said === 'boolean') return said ? 'sim' : 'não';
  if (said === null) return '(vazio)';
  return field === 'admittedOn' ? describeDay(said) : said;
}

/** "Nome: Ana → Ana Lima" */
export const changeInWords = ({ field, before, after }: ImportChange): string =>
  `${FIELD_NAMES[field]}: ${describeSaid(field, before)} → ${describeSaid(field, after)}`;
