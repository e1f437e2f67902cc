export { canonicalJson, stableHash } from './hash.ts';
