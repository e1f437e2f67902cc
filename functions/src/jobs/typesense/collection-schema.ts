import type { CollectionCreateSchema } from 'typesense';
import { FACET_IDS } from '@aura/shared-domain';

/** Name that searches ask for; it points at the collection in use, whose own name starts with it. */
export const ALIAS = 'aura-postings';

const makeWordsField = (name: string) => ({ name, type: 'string[]' as const });

/** A collection of the searchable parts of postings, without the postings themselves. */
export const getSchema = (name: string): CollectionCreateSchema => ({
  name,
  fields: [
    { name: 'number', type: 'int32' },
    ...['title', 'company', 'place', 'all', 'terms', 'places'].map(makeWordsField),
    ...FACET_IDS.map((id) => ({ ...makeWordsField(id), facet: true })),
    { name: 'salary', type: 'int64' },
    { name: 'day', type: 'int32' },
  ],
  default_sorting_field: 'number',
});
