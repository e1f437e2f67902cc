import { expect, test } from 'vitest';
import { isSameText } from './is-same-text.ts';

test.each([
  ['abc', 'abc', true],
  ['abc', 'abd', false],
  ['abc', 'ab', false],
  ['abc', '', false],
  // As many characters, but more bytes.
  ['abc', 'abç', false],
])('%s and %s: %s', (right, given, same) => {
  expect(isSameText(right, given)).toBe(same);
});
