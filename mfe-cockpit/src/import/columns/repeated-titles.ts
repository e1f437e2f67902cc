import { PERSON_FIELDS } from '../../people/person/fields.ts';
import { foldWords } from '../../people/person/fold.ts';
import type { Columns } from './columns.ts';
import { findTitle } from './title-of.ts';

/**
 * The columns that were taken although others have the same title, as they are called where one is chosen: which of them
 * is meant, only the person knows.
 */
export function listRepeatedTitles(header: readonly string[], columns: Columns): readonly string[] {
  const keys = header.map(foldWords);
  return PERSON_FIELDS.flatMap((field) => {
    const at = columns[field];
    if (at === null || keys.filter((key) => key === keys[at] && key !== '').length < 2) return [];
    return [findTitle(header, at)];
  });
}
