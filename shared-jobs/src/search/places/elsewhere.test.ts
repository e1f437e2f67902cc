import { expect, it } from 'vitest';
import { makePosting } from '../engine/fixtures.ts';
import { createElsewhere } from './elsewhere.ts';

const at = (city: string, state: 'PE' | 'SP' | 'MG', workModel: 'remote' | 'hybrid' | null = null) =>
  makePosting('a', { places: [{ city, state }] }, { workModel });

it.each([
  ['Recife - PE', at('Recife', 'PE'), null],
  ['Recife - PE', at('Olinda', 'PE'), 'city'],
  ['Recife', at('São Paulo', 'SP'), 'state'],
  ['Pernambuco', at('Olinda', 'PE'), null],
  ['Pernambuco', at('São Paulo', 'SP', 'hybrid'), 'state'],
  ['Recife - PE', at('São Paulo', 'SP', 'remote'), null],
  ['Recife - PE', makePosting('a'), null],
  ['', at('São Paulo', 'SP'), null],
  ['Xyzlândia', at('São Paulo', 'SP'), null],
] as const)('for who looks at %j', (place, posting, where) => {
  expect(createElsewhere(place)(posting)).toBe(where);
});

it('counts a place within the radius as there', () => {
  expect(createElsewhere('Belo Horizonte - MG', 25)(at('Contagem', 'MG'))).toBeNull();
});
