import { expect, test } from 'vitest';
import { createSignal, createStore } from './store.ts';

test('a signal calls its current listeners in their order', () => {
  const signal = createSignal<[string, number]>();
  const heard: string[] = [];
  signal.emit('before', 0);
  const stop = signal.subscribe((text, count) => void heard.push(`a ${text} ${count}`));
  signal.subscribe((text) => void heard.push(`b ${text}`));
  signal.emit('one', 1);
  stop();
  signal.emit('two', 2);
  expect(heard).toEqual(['a one 1', 'b one', 'b two']);
});

test('a store announces every new value, and no equal one', () => {
  const store = createStore(Number.NaN);
  const heard: number[] = [];
  const stop = store.subscribe(() => void heard.push(store.get()));
  for (const value of [Number.NaN, 1, 1, 2]) store.set(value);
  stop();
  store.set(3);
  expect([heard, store.get()]).toEqual([[1, 2], 3]);
});
