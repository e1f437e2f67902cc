export type { ReleaseStore, StoreFailure } from './store.ts';
export { LAYOUT } from './layout.ts';
