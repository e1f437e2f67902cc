/* What the journeys in the browser compare federation with a monolith by. */
export { countBreaches } from './breaches.ts';
export { compareFederation } from './compare.ts';
export type { Comparison } from './comparison.ts';
