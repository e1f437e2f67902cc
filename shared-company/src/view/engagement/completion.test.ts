import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeUnit } from '../published.test-support.ts';
import { computeCompletion } from './completion.ts';

const completion = (
  planned: number,
  [quarter, half, three, all]: readonly [number, number, number, number],
) =>
  computeCompletion(
    [
      makeUnit('obras', 40, {
        measures: { planned, quarterDone: quarter, halfDone: half, threeQuartersDone: three, allDone: all },
      }),
    ],
    { exact: 10 },
  );

describe('computeCompletion', () => {
  it.each([
    ['in the middle of a quarter', [40, 30, 10, 0], 0.63],
    ['at the point that half of them reached', [20, 20, 0, 0], 0.25],
    ['the whole plan, where most are through with it', [40, 40, 30, 25], 1],
    ['within the first quarter, where nobody reached it', [0, 0, 0, 0], 0.13],
    ['by the fewer, where rounding made more reach a later point', [15, 40, 40, 40], 0.2],
    ['by the fewer before a fall too', [25, 40, 0, 0], 0.55],
    ['at most everybody with a plan', [40, 40, 20, 0], 0.75],
  ] as const)('is %s', (_, done, median) => expect(completion(40, done)).toBe(median));

  it('does not exceed the plan where rounding made more people be through than have one', () =>
    expect(completion(10, [15, 15, 15, 15])).toBe(1));

  it('needs ten published people with a plan', () => {
    expect(completion(5, [5, 5, 5, 5])).toBeNull();
    expect(completion(10, [5, 0, 0, 0])).toBe(0.25);
    expect(computeCompletion('suppressed', { exact: 10 })).toBeNull();
  });

  it('never falls when more people get further', () => {
    const count = fc.integer({ min: 0, max: 8 }).map((groups) => groups * 5);
    const five = fc.tuple(count, count, count, count);
    fc.assert(
      fc.property(five, fc.integer({ min: 0, max: 3 }), (done, at) => {
        const more = done.map((one, index) => (index === at ? one + 5 : one)) as unknown as typeof done;
        const [before, after] = [completion(40, done), completion(40, more)];
        expect(before).not.toBeNull();
        expect(after).toBeGreaterThanOrEqual(before ?? 0);
        expect(after).toBeLessThanOrEqual(1);
      }),
    );
  });
});
