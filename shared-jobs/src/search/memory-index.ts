import { ok } from '@aura/shared-domain';
import { buildIndex } from './engine/build.ts';
import { searchIndex } from './engine/search.ts';
import type { SearchIndex } from './engine/search-index.ts';
import type { PostingIndex } from './posting-index.contract.ts';

/** An index in the memory of this process. */
export interface MemoryIndex extends PostingIndex {
  /** Searches an index that was made elsewhere from now on. */
  readonly use: (index: SearchIndex) => void;
}

/** An index in the memory of this process. It is empty until postings are given to it, and never fails. */
export function createMemoryIndex(): MemoryIndex {
  let current = buildIndex([]);
  return {
    replaceAll: (postings) => {
      current = buildIndex(postings);
      return Promise.resolve(ok(undefined));
    },
    use: (index) => {
      current = index;
    },
    search: (asked) => Promise.resolve(ok(searchIndex(current, asked))),
  };
}
