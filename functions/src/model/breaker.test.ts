import { describe, expect, it } from 'vitest';
import { BREAKER, createBreaker } from './breaker.ts';

function breakerAt() {
  const clock = { now: 0 };
  return { clock, breaker: createBreaker(BREAKER, () => clock.now) };
}
const fail = (breaker: ReturnType<typeof createBreaker>) => breaker.enter()?.failed();

describe('createBreaker', () => {
  it('opens with five failures in thirty seconds, and lets one call try after thirty more', () => {
    const { clock, breaker } = breakerAt();
    for (let i = 0; i < 5; i++) fail(breaker);
    expect(breaker.enter()).toBeNull();
    clock.now = 29_999;
    expect(breaker.enter()).toBeNull();
    clock.now = 30_000;
    const probe = breaker.enter();
    expect(probe).not.toBeNull();
    expect(breaker.enter()).toBeNull();
    probe?.failed();
    clock.now = 59_999;
    expect(breaker.enter()).toBeNull();
    clock.now = 60_000;
    breaker.enter()?.succeeded();
    for (let i = 0; i < 4; i++) fail(breaker);
    expect(breaker.enter()).not.toBeNull();
  });

  it('forgets failures that lie further back', () => {
    const { clock, breaker } = breakerAt();
    for (let i = 0; i < 20; i++) {
      fail(breaker);
      clock.now += 7_501;
    }
    expect(breaker.enter()).not.toBeNull();
  });

  it('does not open by calls that were given up for a reason of our own, and frees their place', () => {
    const { breaker } = breakerAt();
    for (let i = 0; i < 50; i++) breaker.enter()?.abandoned();
    expect(breaker.enter()).not.toBeNull();
  });

  it('lets the next call probe where a probe was given up', () => {
    const { clock, breaker } = breakerAt();
    for (let i = 0; i < 5; i++) fail(breaker);
    clock.now = 30_000;
    breaker.enter()?.abandoned();
    expect(breaker.enter()).not.toBeNull();
  });

  it('holds calls at once to five until one is answered, and then no more', () => {
    const { clock, breaker } = breakerAt();
    const permits = Array.from({ length: 5 }, () => breaker.enter());
    expect(permits).not.toContain(null);
    expect(breaker.enter()).toBeNull();
    permits[0]?.answered();
    expect(Array.from({ length: 100 }, () => breaker.enter())).not.toContain(null);
    clock.now = 30_001;
    expect(breaker.enter()).toBeNull();
  });

  it('takes the first end of a call for its only one', () => {
    const { breaker } = breakerAt();
    const permit = breaker.enter();
    for (let i = 0; i < 9; i++) permit?.failed();
    expect(breaker.enter()).not.toBeNull();
  });
});
