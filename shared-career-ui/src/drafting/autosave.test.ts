import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAutosave, type SaveStatus } from './autosave.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A store whose writes take 100 ms each and fail on demand. */
function slowStore() {
  const written: number[] = [];
  const statuses: SaveStatus[] = [];
  const store = { fails: false, open: 0, mostOpen: 0, written, statuses };
  const autosave = createAutosave<number>({
    delayMs: 1000,
    onStatus: (status) => statuses.push(status),
    save: async (value) => {
      store.open += 1;
      store.mostOpen = Math.max(store.mostOpen, store.open);
      await new Promise((resolve) => setTimeout(resolve, 100));
      store.open -= 1;
      if (!store.fails) written.push(value);
      return !store.fails;
    },
  });
  return { store, autosave };
}

test('a burst of changes is stored once, with its last value', async () => {
  const { store, autosave } = slowStore();
  for (const value of [1, 2, 3]) autosave.change(value);
  await vi.advanceTimersByTimeAsync(1200);
  expect(store.written).toEqual([3]);
  expect(store.statuses.at(-1)).toBe('saved');
});

test('flush stores at once', async () => {
  const { store, autosave } = slowStore();
  autosave.change(1);
  autosave.flush();
  await vi.advanceTimersByTimeAsync(150);
  expect(store.written).toEqual([1]);
});

test('a change during a write is stored after it, never at once', async () => {
  const { store, autosave } = slowStore();
  autosave.change(1);
  autosave.flush();
  await vi.advanceTimersByTimeAsync(50);
  autosave.change(2);
  autosave.flush();
  await vi.advanceTimersByTimeAsync(300);
  expect(store.written).toEqual([1, 2]);
  expect(store.mostOpen).toBe(1);
});

test('a failure is reported, and the next change can be stored again', async () => {
  const { store, autosave } = slowStore();
  store.fails = true;
  autosave.change(1);
  await vi.advanceTimersByTimeAsync(1200);
  expect(store.statuses.at(-1)).toBe('failed');
  store.fails = false;
  autosave.change(2);
  await vi.advanceTimersByTimeAsync(1200);
  expect(store.written).toEqual([2]);
  expect(store.statuses.at(-1)).toBe('saved');
});

test('a value that failed to be stored is stored at the next occasion, without another change', async () => {
  const { store, autosave } = slowStore();
  store.fails = true;
  autosave.change(1);
  await vi.advanceTimersByTimeAsync(1200);
  store.fails = false;
  autosave.flush();
  await vi.advanceTimersByTimeAsync(1200);
  expect(store.written).toEqual([1]);
  expect(store.statuses.at(-1)).toBe('saved');
});

test('stop waits for the running write, and nothing is written after it', async () => {
  const { store, autosave } = slowStore();
  autosave.change(1);
  autosave.flush();
  autosave.change(2);
  const stopped = autosave.stop();
  await vi.advanceTimersByTimeAsync(2000);
  await stopped;
  expect(store.written).toEqual([1]);
});
