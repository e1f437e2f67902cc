/* What the journeys in the browser compare federation with a monolith by, and what they count without one. */
export { countBreaches, ownBreaches } from './breaches.ts';
export { compareFederation } from './compare.ts';
export { measureOwnCosts } from './own-costs.ts';
export type { Comparison } from './comparison.ts';
