export { attack, attackEachFact, smallestGroup, type Isolated } from './attacker.ts';
export { instantOf, type PublishedSet, type Publisher } from './publishers.ts';
export { anyWorld, type ListEvent, type World, type WorldPerson } from './world.ts';
export { oneOf, randomFrom } from './random.ts';
