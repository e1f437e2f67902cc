export { toCanonicalJson, computeStableHash } from './hash.ts';
