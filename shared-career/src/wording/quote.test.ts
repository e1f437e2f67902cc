import { expect, test } from 'vitest';
import { shorten } from './quote.ts';

test.each([0, 1])(
  'a quotation never ends in half of a character, whether cut at a space or not (%i)',
  (before) => {
    for (const text of ['😀'.repeat(100), `Vendas ${'😀'.repeat(100)}`])
      expect(shorten('a'.repeat(before) + text, 61)).not.toMatch(/\p{Cs}/u);
  },
);
