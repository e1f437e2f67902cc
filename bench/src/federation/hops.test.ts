import { expect, test } from 'vitest';
import { hops } from './hops.ts';

const link = (url: string, startedAt: number, initiators: string[] = [], bytes = 1000) => ({
  url,
  startedAt,
  initiators,
  bytes,
});

const start = link('start.js', 1, ['page']);

test('simultaneous requests are one round trip', () => {
  const links = [start, link('entry.js', 10, ['start.js']), link('chunk.js', 11, ['start.js'])];
  expect(hops(links, 10, 20)).toBe(1);
});

test('the requests of an answer are one more', () => {
  const links = [
    start,
    link('runtime.js', 10, ['start.js']),
    link('entry.js', 15, ['start.js', 'runtime.js']),
    link('chunk.js', 18, ['entry.js']),
  ];
  expect(hops(links, 10, 20)).toBe(3);
});

test("earlier and later requests, cached files and the browser's own requests do not count", () => {
  const links = [
    start,
    link('entry.js', 5, ['start.js']),
    link('cached.js', 12, ['entry.js'], 0),
    link('later.js', 30, ['entry.js']),
    link('favicon.svg', 13),
  ];
  expect(hops(links, 10, 20)).toBe(0);
});

test('a file requested twice counts at its first request', () => {
  const links = [
    link('entry.js', 10, ['start.js']),
    link('runtime.js', 10, ['start.js']),
    link('entry.js', 15, ['runtime.js']),
  ];
  expect(hops(links, 10, 20)).toBe(1);
});
