import { ITEMS, SCENARIOS } from '@aura/shared-career/behavior';
import { expect, test } from 'vitest';
import { INITIAL, readStoredState, storeState, withAnswer, withScreenTime } from './state.ts';
import { STEPS } from './steps.ts';
import { createStopwatch } from './stopwatch.ts';

function memory(): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
  } as unknown as Storage;
}

const [item] = ITEMS;
const id = item?.id ?? '';

test('asks every sentence and every scene once', () => {
  expect(STEPS.flatMap(({ items }) => items.map((one) => one.id)).toSorted()).toEqual(
    ITEMS.map((one) => one.id).toSorted(),
  );
  expect(STEPS.flatMap(({ scenarios }) => scenarios)).toEqual(SCENARIOS);
});

test('the sentences of a screen share its time, and the first reading counts', () => {
  const ids = ITEMS.slice(0, 4).map((one) => one.id);
  const once = withScreenTime(INITIAL, ids, 16_000);
  expect(Object.values(once.millis)).toEqual([4000, 4000, 4000, 4000]);
  expect(withScreenTime(once, ids, 400).millis).toEqual(once.millis);
});

test('answers survive a reload, only for the same person, until they are forgotten', () => {
  const storage = memory();
  const state = withAnswer({ ...INITIAL, step: 2 }, { id, value: 4 });
  storeState(() => storage, 'ana', state);
  expect(readStoredState(() => storage, 'ana')).toEqual(state);
  expect(readStoredState(() => storage, 'bia')).toEqual(INITIAL);
  storeState(() => storage, 'ana', null);
  expect(readStoredState(() => storage, 'ana')).toEqual(INITIAL);
});

test.each(['{"step":99}', 'nada', '{"step":0,"answers":{"x":9},"scenarios":{},"millis":{}}'])(
  'a stored %s starts again',
  (value) => {
    const storage = memory();
    storage.setItem('aura.mapeamento.ana', value);
    expect(readStoredState(() => storage, 'ana')).toEqual(INITIAL);
  },
);

test('a browser that denies the storage itself still lets the questions be answered', () => {
  const denied = (): never => {
    throw new DOMException('denied', 'SecurityError');
  };
  storeState(denied, 'ana', INITIAL);
  expect(readStoredState(denied, 'ana')).toEqual(INITIAL);
});

test('a screen is timed from its appearance', () => {
  let now = 0;
  const stopwatch = createStopwatch(() => now);
  now = 3500;
  stopwatch.restart();
  now = 5000;
  expect(stopwatch.elapsed()).toBe(1500);
});
