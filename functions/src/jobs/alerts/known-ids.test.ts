import { expect, it } from 'vitest';
import { readKnownIds } from './known-ids.ts';

const ids = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `sample:vaga-${from + at}`);

it('contains what it was given, also after storage, and nothing else', () => {
  const { bytes } = readKnownIds(undefined).with(ids(500));
  const known = readKnownIds(new Uint8Array(bytes));
  expect(ids(500).every(known.has)).toBe(true);
  expect(ids(20_000, 500).filter(known.has)).toEqual([]);
});

it('takes each once', () => {
  const twice = readKnownIds(undefined)
    .with([...ids(3), ...ids(3)])
    .with(ids(3));
  expect(twice.bytes).toHaveLength(3 * 6);
});

it('is bounded: it forgets the oldest first', () => {
  const known = readKnownIds(undefined).with(ids(10)).with(ids(3_995, 10));
  expect(known.bytes).toHaveLength(4_000 * 6);
  expect(ids(10).filter(known.has)).toEqual(ids(5));
  expect(ids(3_995, 10).every(known.has)).toBe(true);
  // Being there again is not longest ago.
  expect(known.with(ids(1)).with(ids(3_999, 5_000)).has('sample:vaga-0')).toBe(true);
});

it.each([undefined, null, 'abc', 7, [1], new Uint8Array(5)])('reads %j as empty', (stored) => {
  expect(readKnownIds(stored).bytes).toHaveLength(0);
});
