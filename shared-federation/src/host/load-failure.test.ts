import { expect, test } from 'vitest';
import { loadFailure } from './load-failure.ts';

const named = (name: string, message: string) => Object.assign(new Error(message), { name });

test('files that are not there, that take too long and that do not run are told apart', () => {
  expect(loadFailure(named('ChunkLoadError', 'Loading chunk 7 failed.'))).toBe('unreachable');
  const late = Object.assign(named('ChunkLoadError', 'Loading chunk 7 failed.'), { type: 'timeout' });
  expect(loadFailure(late)).toBe('timeout');
  const missing = Object.assign(named('ChunkLoadError', 'Loading chunk 7 failed.'), { type: 'missing' });
  expect(loadFailure(missing)).toBe('crashed');
  expect(loadFailure(new TypeError('x is not a function'))).toBe('crashed');
  expect(loadFailure('a text')).toBe('crashed');
});
