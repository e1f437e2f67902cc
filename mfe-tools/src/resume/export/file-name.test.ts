import { expect, test } from 'vitest';
import { makeFileName } from './file-name.ts';

test.each([
  ['Conceição Araújo', 'curriculo-conceicao-araujo.pdf'],
  ["  D'Ávila / Filho  ", 'curriculo-d-avila-filho.pdf'],
  ['', 'curriculo.pdf'],
  ['李', 'curriculo.pdf'],
])('%j becomes %j', (name, expected) => {
  expect(makeFileName(name, 'pdf')).toBe(expected);
});
