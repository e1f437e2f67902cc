import { expect, test } from 'vitest';
import { namesInWords } from './names-in-words.ts';

test.each([
  ['A', 'A'],
  ['A B C', 'A, B e C'],
  ['A B C D', 'A, B, C e mais 1 departamento'],
  ['A B C D E', 'A, B, C e mais 2 departamentos'],
])('%s is %s', (names, words) => expect(namesInWords(names.split(' '))).toBe(words));
