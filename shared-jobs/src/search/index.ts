export type {
  IndexAnswer,
  IndexFailure,
  IndexHit,
  IndexQuery,
  PostingIndex,
} from './posting-index.contract.ts';
export { createCloseness, findNeighbours } from './closeness.ts';
export { understandQuery, type UnderstoodQuery } from './understand-query.ts';
export { findNearby, type NearbyPlace } from './places/find-nearby.ts';
export { createElsewhere, type Elsewhere } from './places/elsewhere.ts';
export { explainWords } from './explain-words.ts';
export { createMemoryIndex, type MemoryIndex } from './memory-index.ts';
export { buildIndex } from './engine/build.ts';
export type { Work } from './engine/intersect.ts';
export { searchIndex } from './engine/search.ts';
export type { SearchIndex } from './engine/search-index.ts';
export { openSnapshot, type SnapshotError, writeSnapshot } from './snapshot/snapshot.ts';
export * from './server-parts.ts';
