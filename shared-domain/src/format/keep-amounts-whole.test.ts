import { expect, test } from 'vitest';
import { keepAmountsWhole } from './keep-amounts-whole.ts';

test('an amount stays on the line of its sign, and nothing else changes', () => {
  expect(keepAmountsWhole('de R$ 5.800 a R$ 7.400, em R$ ou US$ 9')).toBe(
    'de R$\u00A05.800 a R$\u00A07.400, em R$ ou US$ 9',
  );
});
