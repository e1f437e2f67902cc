import { expect, test } from 'vitest';
import { parseAmount, parseAmounts } from './amount.ts';
import { parseDay } from './day.ts';
import { readPlace, findState } from './state.ts';
import { findContracts, findWorkModel } from './terms.ts';

test.each([
  ['R$ 3.500,00', 3500],
  ['3500', 3500],
  ['3.500', 3500],
  ['3500.5', 3500.5],
  ['3500,50', 3500.5],
  ['1.234.567,89', 1234567.89],
  ['3,500.00', 3500],
  ['4 mil', 4000],
  ['12,5k', 12500],
  ['BRL 9.000', 9000],
  ['1.2.3', null],
  ['-3', null],
  ['muito', null],
  ['99999999999', null],
  ['', null],
])('the amount %j is %j', (text, value) => expect(parseAmount(text)).toBe(value));

test.each([
  ['R$ 6.000,00 a 7.500,00', [6000, 7500]],
  ['6.000 – 7.500', [6000, 7500]],
  ['de 3 a 4 mil', [3000, 4000]],
  ['até R$ 5.000', [0, 5000]],
  ['a partir de 3.000', [3000, 3000]],
  ['7.800 + PLR', [7800, 7800]],
  ['R$ 2.500 + 500 de VR', [2500, 2500]],
  ['a combinar', null],
  ['compatível com o cargo de nível 3', null],
])('the pay in %j is read as %j', (text, ends) => {
  const amounts = parseAmounts(text);
  expect(amounts && [amounts.min, amounts.max]).toEqual(ends);
});

test.each([
  ['05/11/2026', '2026-11-05'],
  ['5/1/2026', '2026-01-05'],
  ['2026-11-05T23:10:00-03:00', '2026-11-05'],
  ['2026-11-05', '2026-11-05'],
  ['31/02/2026', null],
  ['11/13/2026', null],
  ['ontem', null],
  ['2026', null],
])('the day %j is %j', (text, day) => expect(parseDay(text)).toBe(day));

test.each([
  ['Recife - PE, Brasil', { city: 'Recife', state: 'PE' }],
  ['Campinas, São Paulo', { city: 'Campinas', state: 'SP' }],
  ['São Paulo', { city: 'São Paulo', state: null }],
  ['Embu-Guaçu/SP', { city: 'Embu-Guaçu', state: 'SP' }],
  ['RJ', { city: '', state: 'RJ' }],
  ['Lisboa', { city: 'Lisboa', state: null }],
])('the place %j', (text, place) => expect(readPlace(text)).toEqual(place));

test('a state is known by abbreviation, name and ISO code', () => {
  expect(['pe', 'Paraná', 'BR-MG', 'Estado de São Paulo', 'Texas'].map(findState)).toEqual([
    'PE',
    'PR',
    'MG',
    'SP',
    null,
  ]);
});

test('hybrid wins over its parts, and an ad may have several contracts', () => {
  expect(findWorkModel('Híbrido (2 dias presencial, 3 remoto)')).toBe('hybrid');
  expect(findWorkModel('Home office')).toBe('remote');
  expect(findContracts('CLT ou PJ')).toEqual(['clt', 'pj']);
});
