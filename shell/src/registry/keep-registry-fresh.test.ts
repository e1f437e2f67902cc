import { MINUTE_MS } from '@aura/shared-domain';
import { beforeEach, expect, test } from 'vitest';
import { keepRegistryFresh } from './keep-registry-fresh.ts';

let refreshed: number;
let now: number;
let listener: (() => void) | null;
let idle: (() => void) | null;
let stop: () => void;
const document: { visibilityState: DocumentVisibilityState } & Record<string, unknown> = {
  visibilityState: 'visible',
  addEventListener: (_: string, added: () => void) => void (listener = added),
  removeEventListener: () => void (listener = null),
};

beforeEach(() => {
  refreshed = 0;
  now = 0;
  stop = keepRegistryFresh({
    document: document as never,
    now: () => now,
    whenIdle: (_, task) => {
      idle = task;
      return () => void (idle = null);
    },
    refresh: () => void (refreshed += 1),
  });
});

function awayFor(ms: number): void {
  document.visibilityState = 'hidden';
  listener?.();
  now += ms;
  document.visibilityState = 'visible';
  listener?.();
}

test('asks when the start is over, and now and then while the tab is looked at', () => {
  expect(refreshed).toBe(0);
  idle?.();
  idle?.();
  expect(refreshed).toBe(2);
  document.visibilityState = 'hidden';
  idle?.();
  expect(refreshed).toBe(2);
  document.visibilityState = 'visible';
  idle?.();
  expect(refreshed).toBe(3);
});

test('asks again for a person who returns after five minutes, not after a glance at another tab', () => {
  now = 20 * MINUTE_MS;
  awayFor(5 * MINUTE_MS - 1);
  expect(refreshed).toBe(0);
  awayFor(5 * MINUTE_MS);
  expect(refreshed).toBe(1);
});

test('ends', () => {
  stop();
  expect([idle, listener]).toEqual([null, null]);
});
