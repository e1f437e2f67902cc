import { expect, test } from 'vitest';
import { formatList } from './list.ts';

test.each([
  [[], ''],
  [['SQL'], 'SQL'],
  [['SQL', 'Python'], 'SQL e Python'],
  [['SQL', 'Python', 'Excel'], 'SQL, Python e Excel'],
])('%j is written %j', (words, text) => {
  expect(formatList(words)).toBe(text);
});
