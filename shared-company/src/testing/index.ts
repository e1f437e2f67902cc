export { attack, attackEachFact, smallestGroup, type Isolated } from './attacker.ts';
export { instantOf, type PublishedSet, type Publisher } from './publishers.ts';
export { makeWorld, type ListEvent, type World, type WorldPerson } from './world.ts';
export { oneOf, createRandom } from './random.ts';
