import type { Contribution } from '../contribution/contribution-schema.ts';
import { listChanges, listDifferences, withOtherFact, listFactValues, type Fact } from './facts.ts';
import { listListedPeople, type PublishedSet, type Publisher } from './publishers.ts';
import { Sums } from './sums.ts';
import type { World } from './world.ts';

/** A person about whom a company can be certain of a fact. */
export interface Isolated {
  readonly person: string;
  readonly fact: Fact;
}

/**
 * Fewest people whom no published set tells apart. Whatever numbers are subtracted from whatever others, what is left
 * is about whole such groups.
 */
export const findSmallestGroup = (world: World, publisher: Publisher): number =>
  Math.min(Number.POSITIVE_INFINITY, ...groupAlike(world, publisher).map(({ length }) => length));

/** The people whom no published set tells apart, wherever they are published. */
function groupAlike(world: World, publisher: Publisher): readonly (readonly string[])[] {
  const patterns = new Map<string, string>();
  for (const [at, { people }] of publisher.setsOf(world).entries())
    for (const id of people) patterns.set(id, `${patterns.get(id) ?? ''} ${at}`);
  const groups = new Map<string, string[]>();
  for (const [id, pattern] of patterns) groups.set(pattern, [...(groups.get(pattern) ?? []), id]);
  return [...groups.values()];
}

/**
 * Minimum number of people who may have caused a change of a published sum. Assume the attacker knows all
 * contributions of the week before: a rising sum reveals that one of these people did something, but not who.
 * @param madeUp people of the company itself, of whom it knows that they did nothing
 */
export const countFewestBehindChange = (
  world: World,
  publisher: Publisher,
  madeUp: ReadonlySet<string> = new Set(),
): number =>
  Math.min(
    Number.POSITIVE_INFINITY,
    ...publisher
      .setsOf(world)
      .map((set) => listListedPeople(world, set).filter((id) => !madeUp.has(id)).length),
  );

/**
 * Fewest people who accepted that are left of whatever published sums are subtracted from each other, once the company
 * takes away those whom it made up. It knows their part exactly, and can vary it from week to week until a rounded sum
 * changes: so it knows every sum of the others exactly, too.
 */
export function countFewestOthers(world: World, publisher: Publisher, madeUp: ReadonlySet<string>): number {
  const accepted = new Set(world.people.filter(({ secret }) => secret !== null).map(({ id }) => id));
  const others = groupAlike(world, publisher).map(
    (people) => people.filter((id) => accepted.has(id) && !madeUp.has(id)).length,
  );
  return Math.min(Number.POSITIVE_INFINITY, ...others);
}

/**
 * Finds all people about whom the published sums of all weeks leave no doubt. The attacker knows the list with all its
 * changes, the rules, every rounded sum of every measure, and that secrets never change. A fact about a person is in
 * doubt if a different value would have led to the same publications. The search for such a world changes the person,
 * then others, until every rounded sum equals the published one. A fact that differs in none of the found worlds is
 * certain.
 */
export const attack = (world: World, publisher: Publisher): Generator<Isolated> =>
  attackOn(world, publisher, listFacts(world));

const listFacts = ({ people }: World): readonly Fact[] => [
  ...new Set(people.flatMap(({ secret }) => [...listFactValues(secret).keys()])),
];

function* attackOn(world: World, publisher: Publisher, facts: readonly Fact[]): Generator<Isolated> {
  const secrets = new Map(world.people.map(({ id, secret }) => [id, secret]));
  const secretOf = (id: string): Secret => secrets.get(id) ?? null;
  const sums = new Sums(selectDistinct(publisher.setsOf(world)), secrets);
  const certain = new Map(sums.people.map((id) => [id, new Set(facts)]));
  const consider = (about: string, change: Change, mends: boolean) => {
    for (const [id, secret] of change) sums.change(id, secret);
    if (mends ? isMended(sums, about) : sums.countOfWrong === 0)
      for (const [id, secret] of sums.changes())
        for (const fact of listDifferences(secretOf(id), secret)) certain.get(id)?.delete(fact);
    sums.restore();
  };

  for (const [id, left] of certain) {
    const others = sums.beside(id);
    for (const mends of [false, true])
      for (const fact of left)
        for (const change of listWorldsWith({ id, fact, others, secretOf })) {
          if (!left.has(fact)) break;
          consider(id, change, mends);
        }
    for (const fact of left) yield { person: id, fact };
  }
}

/**
 * The same, one fact after another, as if nothing else were known: quick enough for hundreds of people. That skills
 * are assessed or missed counts as a fact; how much of them does not.
 */
export function* attackEachFact(world: World, publisher: Publisher): Generator<Isolated> {
  for (const fact of listFacts(world)) {
    const alone: World = {
      ...world,
      people: world.people.map((person) => ({
        ...person,
        secret: { ...NOTHING_ELSE, lessons: listFactValues(person.secret).has(fact) ? [ALONE] : [] },
      })),
    };
    for (const { person } of attackOn(alone, publisher, [`lesson:${ALONE}`])) yield { person, fact };
  }
}

/** A placeholder for any fact. */
const ALONE = 'alone';
const NOTHING_ELSE: Contribution = { measures: ['activated'], levels: {}, gaps: {}, lessons: [] };

type Secret = Contribution | null;

/** New secrets of some people, by id. */
type Change = readonly (readonly [string, Secret])[];

interface Doubted {
  readonly id: string;
  readonly fact: Fact;
  readonly others: readonly string[];
  readonly secretOf: (id: string) => Secret;
}

/** Worlds in which a fact about a person differs; the most likely ones first. */
function* listWorldsWith({ id, fact, others, secretOf }: Doubted): Generator<Change> {
  const own = secretOf(id);
  const value = listFactValues(own).get(fact);
  const isOtherwise = (other: string) => listFactValues(secretOf(other)).get(fact) !== value;
  yield [[id, withOtherFact(own, fact)]];
  for (const other of others)
    if (isOtherwise(other))
      yield [
        [id, secretOf(other)],
        [other, own],
      ];
  for (const other of others) {
    const theirs = secretOf(other);
    yield [
      [id, withOtherFact(own, fact)],
      [other, withOtherFact(theirs, fact)],
    ];
    // The person with whom the secret is swapped may have other values, too.
    if (!isOtherwise(other))
      yield [
        [id, withOtherFact(theirs, fact)],
        [other, own],
      ];
  }
}

/** Changes of others that are tried before a world is given up. */
const STEPS = 20;

/** Changes other people, one after another, until every sum is rounded to what was seen; false where that fails. */
function isMended(sums: Sums, about: string): boolean {
  for (let step = 0; step < STEPS && sums.countOfWrong > 0; step++) {
    const better =
      findFirstBetter(sums, listSingles(sums, about)) ?? findFirstBetter(sums, listSwaps(sums, about));
    if (!better) return false;
    for (const [id, secret] of better) sums.change(id, secret);
  }
  return sums.countOfWrong === 0;
}

/** The first change after which fewer sums are wrong than now; null for none. */
function findFirstBetter(sums: Sums, changes: Iterable<Change>): Change | null {
  const now = sums.countOfWrong;
  for (const change of changes) {
    const before = change.map(([id]) => [id, sums.secretOf(id)] as const);
    for (const [id, secret] of change) sums.change(id, secret);
    const left = sums.countOfWrong;
    for (const [id, secret] of before) sums.change(id, secret);
    if (left < now) return change;
  }
  return null;
}

/** Wrong sums that are looked at for what might mend them. */
const LOOKED_AT = 2;

/** One person contributes something else to a wrong sum. */
function* listSingles(sums: Sums, about: string): Generator<Change> {
  for (const { cell, people } of sums.wrong(LOOKED_AT))
    for (const id of people)
      if (id !== about) for (const secret of listChanges(sums.secretOf(id), cell)) yield [[id, secret]];
}

/** One person of a wrong sum and one outside it swap their secrets. */
function* listSwaps(sums: Sums, about: string): Generator<Change> {
  for (const { people } of sums.wrong(1)) {
    const within = new Set(people);
    for (const id of people)
      for (const other of sums.beside(id))
        if (!within.has(other) && id !== about && other !== about)
          yield [
            [id, sums.secretOf(other)],
            [other, sums.secretOf(id)],
          ];
  }
}

/** Weeks in which nothing changed show the same set again. */
function selectDistinct(sets: readonly PublishedSet[]): readonly PublishedSet[] {
  const known = new Map(sets.map((set) => [`${set.roundedTo} ${set.people.toSorted().join(' ')}`, set]));
  return [...known.values()];
}
