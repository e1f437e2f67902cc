import { type ArchetypeId, type BehaviorResult, BehaviorResultSchema } from '@aura/shared-domain';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ITEMS } from '../items.ts';
import { SCENARIOS } from '../../generated/behavior-scenarios.ts';
import { BORDER, SIDES, TENDENCIES } from './axes.ts';
import { type BehaviorInput, scoreBehavior } from './score-behavior.ts';

const read = (input: BehaviorInput) => scoreBehavior(input, { now: new Date(0), consent: 1 });
const valueOf = (input: BehaviorInput): BehaviorResult | null => {
  const result = read(input);
  return result.ok ? result.value : null;
};

const recordOf = <T>(ids: readonly string[], value: fc.Arbitrary<T>) =>
  fc.record<Record<string, T>>(Object.fromEntries(ids.map((id) => [id, value])));
const itemIds = ITEMS.map(({ id }) => id);
const scenarioIds = SCENARIOS.map(({ id }) => id);
const unhurried = ITEMS.map(() => 3000);

/** Answers of a person who leans to a side, with some noise: most of them can be read. */
const careful: fc.Arbitrary<BehaviorInput> = fc
  .record({
    lean: fc.record({ outer: fc.integer({ min: -2, max: 2 }), inner: fc.integer({ min: -2, max: 2 }) }),
    noise: recordOf(itemIds, fc.constantFrom(-1, 0, 0, 0, 1)),
    scenarios: recordOf(scenarioIds, fc.constantFrom('a', 'b', 'c', 'd')),
  })
  .map(({ lean, noise, scenarios }) => ({
    answers: Object.fromEntries(
      ITEMS.map(({ id, axis, reversed }) => {
        const step = Math.max(-2, Math.min(2, lean[axis] + (noise[id] ?? 0)));
        return [id, 3 + (reversed ? -step : step)];
      }),
    ),
    scenarios,
    millisPerItem: unhurried,
  }));

const anything: fc.Arbitrary<BehaviorInput> = fc.record({
  answers: fc.oneof(
    recordOf(itemIds, fc.integer({ min: 1, max: 5 })),
    recordOf(itemIds, fc.oneof(fc.integer(), fc.double())),
    fc.dictionary(fc.oneof(fc.constantFrom(...itemIds), fc.string()), fc.double()),
  ),
  scenarios: fc.oneof(
    recordOf(scenarioIds, fc.constantFrom('a', 'b', 'c', 'd')),
    fc.dictionary(fc.oneof(fc.constantFrom(...scenarioIds), fc.string()), fc.string()),
  ),
  millisPerItem: fc.array(fc.double(), { maxLength: 20 }),
});

/** Whether a result keeps the schema and its own rules. */
const isSound = (result: BehaviorResult): boolean =>
  v.is(BehaviorResultSchema, result) &&
  (result.archetype === null) === (result.between !== null) &&
  (result.archetype === null) === result.margin < BORDER;

const REASONS = ['incomplete', 'straightLine', 'tooFast', 'contradictory'];

test('any answers give a valid result or a reason', () => {
  fc.assert(
    fc.property(fc.oneof(careful, anything), (input) => {
      const result = read(input);
      return result.ok
        ? isSound(result.value)
        : REASONS.includes(result.error.reason) && /^\p{Lu}.+\.$/u.test(result.error.message);
    }),
    { numRuns: 500 },
  );
});

test('a tendency, or each of two, is on the side of every clear axis', () => {
  fc.assert(
    fc.property(careful, (input) => {
      const result = valueOf(input);
      fc.pre(result !== null);
      const named = result.archetype ? [result.archetype] : (result.between ?? []);
      const clear = (['outer', 'inner'] as const).filter((axis) => Math.abs(result[axis]) >= BORDER);
      for (const axis of clear) {
        expect(named.map((id) => SIDES[id][axis])).toEqual(named.map(() => Math.sign(result[axis])));
      }
    }),
  );
});

test('two tendencies between which the answers lie differ on one axis', () => {
  fc.assert(
    fc.property(careful, (input) => {
      const [first, second] = valueOf(input)?.between ?? [];
      fc.pre(first !== undefined && second !== undefined);
      const differ = (['outer', 'inner'] as const).filter(
        (axis) => SIDES[first][axis] !== SIDES[second][axis],
      );
      expect(differ).toHaveLength(1);
    }),
  );
});

const oppositeOf = (archetype: ArchetypeId): ArchetypeId | undefined =>
  TENDENCIES.find(
    (id) => SIDES[id].outer !== SIDES[archetype].outer && SIDES[id].inner !== SIDES[archetype].inner,
  );

/** All answers turned round. */
const turned = (input: BehaviorInput): BehaviorInput => ({
  ...input,
  answers: Object.fromEntries(Object.entries(input.answers).map(([id, answer]) => [id, 6 - answer])),
  scenarios: Object.fromEntries(
    SCENARIOS.map(({ id, options }) => {
      const chosen = options.find((option) => option.id === input.scenarios[id])?.archetype;
      const other = options.find(({ archetype }) => chosen && archetype === oppositeOf(chosen));
      return [id, other?.id ?? ''];
    }),
  ),
});

test('reversed answers lead to the opposite, just as surely', () => {
  fc.assert(
    fc.property(careful, (input) => {
      const result = valueOf(input);
      fc.pre(result !== null);
      const { outer, inner, archetype, margin, confidence } = result;
      expect(valueOf(turned(input))).toMatchObject({
        outer: 0 - outer,
        inner: 0 - inner,
        archetype: archetype && oppositeOf(archetype),
        margin,
        confidence,
      });
    }),
  );
});

test('one more answer in favour never moves its axis back, and never moves the other', () => {
  fc.assert(
    fc.property(careful, fc.constantFrom(...ITEMS), (input, item) => {
      const before = valueOf(input);
      const answer = (input.answers[item.id] ?? 3) + (item.reversed ? -1 : 1);
      fc.pre(before !== null && answer >= 1 && answer <= 5);
      const after = valueOf({ ...input, answers: { ...input.answers, [item.id]: answer } });
      fc.pre(after !== null);
      const other = item.axis === 'outer' ? 'inner' : 'outer';
      expect(after[item.axis]).toBeGreaterThanOrEqual(before[item.axis]);
      expect(after[other]).toBe(before[other]);
    }),
  );
});
