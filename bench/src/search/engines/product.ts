import { buildIndex, openSnapshot, searchIndex, writeSnapshot } from '@aura/shared-jobs/search';
import type { EngineMaker } from './engine.ts';

/** The index of the product. It is always forgiving, counts facets and keeps who is silent apart. */
export const product: EngineMaker = {
  name: 'product',
  build: (postings) => {
    const index = buildIndex(postings);
    return {
      search: (query, _mode, limit) =>
        searchIndex(index, { query, limit })
          .hits.filter(({ group }) => group === 'meets')
          .map(({ id }) => id),
      snapshot: () => writeSnapshot(index),
      restore: (snapshot) => (typeof snapshot === 'string' ? null : openSnapshot(snapshot)),
    };
  },
};
