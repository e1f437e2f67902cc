import { array, assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTokenBuckets } from './token-buckets.ts';

describe('createTokenBuckets', () => {
  it('grants what has gathered and says how long the next takes', () => {
    const take = createTokenBuckets({ capacity: 2, refillPerSecond: 0.25, maxKeys: 10 });
    expect([take('a', 0), take('a', 0), take('a', 0)]).toEqual([0, 0, 4]);
    expect(take('a', 3_999)).toBe(1);
    expect(take('a', 4_000)).toBe(0);
  });

  it('keeps keys apart', () => {
    const take = createTokenBuckets({ capacity: 1, refillPerSecond: 1, maxKeys: 10 });
    expect([take('a', 0), take('b', 0), take('a', 0)]).toEqual([0, 0, 1]);
  });

  it('forgets the key not seen for longest, and only once there are too many', () => {
    const take = createTokenBuckets({ capacity: 1, refillPerSecond: 1, maxKeys: 2 });
    take('a', 0);
    take('b', 0);
    expect(take('a', 0)).toBe(1);
    take('c', 0);
    expect([take('a', 0), take('b', 0)]).toEqual([1, 0]);
  });

  it('never grants more than the capacity plus what time adds, even if the clock jumps back', () => {
    const steps = array(integer({ min: -2_000, max: 2_000 }), { maxLength: 200 });
    assert(
      property(steps, integer({ min: 1, max: 5 }), (moves, capacity) => {
        const take = createTokenBuckets({ capacity, refillPerSecond: 2, maxKeys: 5 });
        let now = 0;
        let forward = 0;
        let granted = 0;
        for (const move of moves) {
          now += move;
          forward += Math.max(0, move);
          if (take('a', now) === 0) granted++;
        }
        expect(granted).toBeLessThanOrEqual(capacity + (forward / 1000) * 2 + 1e-9);
      }),
    );
  });
});
