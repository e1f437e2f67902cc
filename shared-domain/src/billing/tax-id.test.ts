import { expect, test } from 'vitest';
import { formatTaxId, parseTaxId } from './tax-id.ts';

test.each([
  ['529.982.247-25', 'cpf', '529.982.247-25'],
  ['52998224725', 'cpf', '529.982.247-25'],
  ['11.222.333/0001-81', 'cnpj', '11.222.333/0001-81'],
  // The example of Receita Federal for letters.
  ['12.abc.345/01de-35', 'cnpj', '12.ABC.345/01DE-35'],
])('%s is a %s', (text, kind, shown) => {
  const parsed = parseTaxId(text);
  expect(parsed?.kind).toBe(kind);
  expect(parsed && formatTaxId(parsed)).toBe(shown);
});

test.each(['529.982.247-26', '11.222.333/0001-80', '12.ABC.345/01DE-36', '111.111.111-11', '', '5299822472'])(
  '"%s" is none',
  (text) => {
    expect(parseTaxId(text)).toBeNull();
  },
);
