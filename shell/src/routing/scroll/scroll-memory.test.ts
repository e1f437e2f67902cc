import { expect, test } from 'vitest';
import { createScrollMemory } from './scroll-memory.ts';

function fakeStorage(text: string | null = null) {
  return {
    text,
    getItem() {
      return this.text;
    },
    setItem(_key: string, value: string) {
      this.text = value;
    },
  };
}

test('a position outlives the page', () => {
  const storage = fakeStorage();
  createScrollMemory(storage).keep('a', 420.4);
  expect(createScrollMemory(storage).of('a')).toBe(420);
  expect(createScrollMemory(storage).of('b')).toBeNull();
});

test('the oldest entries are forgotten', () => {
  const memory = createScrollMemory(null);
  for (let i = 0; i < 200; i++) memory.keep(`entry-${i}`, i);
  expect(memory.of('entry-0')).toBeNull();
  expect(memory.of('entry-199')).toBe(199);
});

test.each(['', 'nonsense', '{}', '[1, ["a"], ["b", "x"], ["c", 7]]'])(
  'stored text %j breaks nothing',
  (text) => {
    const memory = createScrollMemory(fakeStorage(text));
    expect(memory.of('a')).toBeNull();
    expect(memory.of('b')).toBeNull();
  },
);

test('a storage that refuses is done without', () => {
  const memory = createScrollMemory({
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  });
  memory.keep('a', 5);
  expect(memory.of('a')).toBe(5);
});
