// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useFollowUp, type After } from './use-follow-up.ts';

afterEach(cleanup);

/** A clock that is moved by hand. */
function clock() {
  let now = 0;
  let waiting: { at: number; task: () => void }[] = [];
  const after: After = (ms, task) => {
    const entry = { at: now + ms, task };
    waiting.push(entry);
    return () => void (waiting = waiting.filter((other) => other !== entry));
  };
  const move = (ms: number) => {
    now += ms;
    const due = waiting.filter(({ at }) => at <= now);
    waiting = waiting.filter(({ at }) => at > now);
    for (const { task } of due) task();
  };
  return { after, move, now: () => now };
}

function setup() {
  const { after, move, now } = clock();
  const runs: number[] = [];
  const hook = renderHook(() => useFollowUp(() => void runs.push(now()), after));
  const seconds = (count: number) => {
    for (let second = 0; second < count; second++) move(1_000);
  };
  return { runs, seconds, ...hook };
}

test('repeats nothing before it has begun', () => {
  const { runs, seconds } = setup();
  seconds(20);
  expect(runs).toEqual([]);
});

test('repeats after 2, 4, 6, 8 and 12 seconds, and then stops', () => {
  const { runs, seconds, result } = setup();
  result.current();
  seconds(60);
  expect(runs).toEqual([2_000, 4_000, 6_000, 8_000, 12_000]);
});

test('starts again when begun again', () => {
  const { runs, seconds, result } = setup();
  result.current();
  seconds(3);
  result.current();
  seconds(60);
  expect(runs).toEqual([2_000, 5_000, 7_000, 9_000, 11_000, 15_000]);
});

test('a closed page repeats nothing', () => {
  const { runs, seconds, result, unmount } = setup();
  result.current();
  seconds(2);
  unmount();
  seconds(60);
  expect(runs).toEqual([2_000]);
});
