import { expect, it, vi } from 'vitest';
import { rememberLast } from './remember-last.ts';

it('computes once for the same text in a row, and anew for another', () => {
  const compute = vi.fn<(text: string) => number>((text) => text.length);
  const read = rememberLast(compute);
  expect(['um', 'um', 'dois', 'um'].map(read)).toEqual([2, 2, 4, 2]);
  expect(compute.mock.calls.flat()).toEqual(['um', 'dois', 'um']);
});
