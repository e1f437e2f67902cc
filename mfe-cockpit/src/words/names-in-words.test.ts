import { expect, test } from 'vitest';
import { describeNames } from './names-in-words.ts';

test.each([
  ['A', 'A'],
  ['A B C', 'A, B e C'],
  ['A B C D', 'A, B, C e mais 1 departamento'],
  ['A B C D E', 'A, B, C e mais 2 departamentos'],
])('%s is %s', (names, words) => expect(describeNames(names.split(' '))).toBe(words));
