export { attack, attackEachFact, findSmallestGroup, type Isolated } from './attacker.ts';
export { computeInstant, type PublishedSet, type Publisher } from './publishers.ts';
export { makeWorld, type ListEvent, type World, type WorldPerson } from './world.ts';
export { chooseOne, createRandom } from './random.ts';
