import type { Field } from '../../taxonomy/types.ts';

/** Fields between which people move without starting anew; closeness goes both ways. */
const NEIGHBOURS: readonly (readonly [Field, Field])[] = [
  ['technology', 'business'],
  ['technology', 'design'],
  ['technology', 'engineering'],
  ['business', 'finance'],
  ['business', 'people'],
  ['business', 'sales'],
  ['business', 'logistics'],
  ['business', 'publicService'],
  ['finance', 'law'],
  ['people', 'education'],
  ['sales', 'commerce'],
  ['sales', 'marketing'],
  ['commerce', 'hospitality'],
  ['commerce', 'logistics'],
  ['marketing', 'communication'],
  ['communication', 'design'],
  ['communication', 'education'],
  ['education', 'care'],
  ['health', 'care'],
  ['engineering', 'industry'],
  ['engineering', 'construction'],
  ['industry', 'logistics'],
  ['industry', 'construction'],
  ['law', 'publicService'],
  ['care', 'hospitality'],
];

/** Whether two different fields are neighbours. */
export const areNeighbours = (a: Field, b: Field): boolean =>
  NEIGHBOURS.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
