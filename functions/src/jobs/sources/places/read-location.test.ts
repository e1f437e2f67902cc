import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { STATES } from '@aura/shared-domain';
import { measureGrowth } from '@aura/testing';
import { readLocation } from './read-location.ts';

const said = (text: string, country = '') =>
  readLocation(text, country).places.map(({ city, state }) => `${city}/${state ?? '?'}`);

describe('readLocation', () => {
  it.each([
    ['São Paulo, Brazil', ['São Paulo/SP']],
    ['Recife - PE', ['Recife/PE']],
    ['Recife/PE', ['Recife/PE']],
    ['Florianópolis, Santa Catarina, Brazil', ['Florianópolis/SC']],
    ['sao paulo', ['São Paulo/SP']],
    ['Campinas, São Paulo', ['Campinas/SP']],
    ['São Paulo, São Paulo, Brazil', ['São Paulo/SP']],
    ['Rio de Janeiro, RJ', ['Rio de Janeiro/RJ']],
    ['São Paulo / Rio de Janeiro', ['São Paulo/SP', 'Rio de Janeiro/RJ']],
    ['Campinas, SP; São Paulo', ['Campinas/SP', 'São Paulo/SP']],
    ['Belo Horizonte e Recife', ['Belo Horizonte/MG', 'Recife/PE']],
    ['Greater São Paulo Area', ['São Paulo/SP']],
    ['Hybrid - Curitiba', ['Curitiba/PR']],
    ['Gramado, Rio Grande do Sul, Brazil', ['Gramado/RS']],
    ['Chapecó - SC', ['Chapecó/SC']],
    ['Palmas - PR', ['Palmas/PR']],
    ['Pará', ['/PA']],
    ['Ouro Preto, Brasil', ['Ouro Preto/?']],
  ])('"%s" is in %s', (text, places) => {
    expect(said(text)).toEqual(places);
    expect(readLocation(text).country).toBe('brazil');
  });

  it.each(['Boston, MA', 'Madrid, ES', 'Vitoria, Spain', 'San Francisco', 'El Salvador', 'Remote - US'])(
    '"%s" is elsewhere',
    (text) => {
      expect(readLocation(text)).toMatchObject({ places: [], country: 'elsewhere' });
    },
  );

  it('believes the country of the source', () => {
    expect(said('Ouro Preto', 'BR')).toEqual(['Ouro Preto/?']);
    expect(readLocation('Vitória', 'ES')).toMatchObject({ places: [], country: 'elsewhere' });
  });

  it.each([
    ['Remote', null, true, false],
    ['Remoto - Brasil', 'brazil', true, false],
    ['Home office', null, true, false],
    ['Remote, LATAM', null, true, true],
    ['Anywhere', null, true, true],
    ['Sede', null, false, false],
    ['', null, false, false],
  ])('"%s": country %s, remote %s, open %s', (text, country, isRemote, isOpen) => {
    expect(readLocation(text)).toEqual({ places: [], country, isRemote, isOpen });
  });

  it('reads a city of any name before a state of Brazil', () => {
    const city = fc.stringMatching(/^[B-DF-HJ-NP-TV-Z][a-z]{5,12}ópolis$/);
    fc.assert(
      fc.property(city, fc.constantFrom(...STATES), (name, state) => {
        expect(said(`${name} - ${state}`)).toEqual([`${name}/${state}`]);
        expect(said(`${name}, ${state}, Brazil`)).toEqual([`${name}/${state}`]);
      }),
    );
  });

  it.each([' ', '- ', ' -', 'a,', 'São Paulo, '])(
    'reads an endless run of %j as soon as any other',
    (part) => {
      const read = (text: string) => readLocation(text, '');
      expect(measureGrowth(part.repeat(100_000), read)).toBeLessThan(10);
    },
  );

  it('never fails, and finds no place without letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        for (const { city, state } of readLocation(text).places) expect(city || state).toBeTruthy();
      }),
    );
  });
});
