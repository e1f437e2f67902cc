import { describe, expect, it } from 'vitest';
import { posting } from '../engine/fixtures.ts';
import { type PlaceKey, placeAnswer, placesOf, readPlace } from './places.ts';

const RECIFE: PlaceKey = { city: 'recife', state: 'PE' };
const SAO_PAULO: PlaceKey = { city: 'sao paulo', state: 'SP' };
const CAMPINAS: PlaceKey = { city: 'campinas', state: 'SP' };
const STATE_ONLY: PlaceKey = { city: '', state: 'PE' };
const CITY_ONLY: PlaceKey = { city: 'recife', state: null };

describe('a place that is asked for', () => {
  it.each([
    ['Recife', RECIFE, 2],
    ['recife', SAO_PAULO, 0],
    ['Pernambuco', RECIFE, 2],
    ['PE', RECIFE, 2],
    ['pe', CAMPINAS, 0],
    ['Recife - PE', RECIFE, 2],
    ['Recife, Pernambuco', RECIFE, 2],
    ['PE Recife', RECIFE, 2],
    ['Recife/SP', RECIFE, 0],
    ['sao paulo sp', SAO_PAULO, 2],
    ['sao paulo sp', CAMPINAS, 0],
    ['São Paulo', CAMPINAS, 2],
    ['Rec', RECIFE, 0],
    ['Recife', STATE_ONLY, 1],
    ['Recife - PE', STATE_ONLY, 1],
    ['Campinas - SP', STATE_ONLY, 0],
    ['Mato Grosso do Sul', { city: '', state: 'MT' }, 0],
    ['Pará de Minas', { city: 'para de minas', state: 'MG' }, 2],
    ['Bom Jesus do Tocantins', { city: 'bom jesus do tocantins', state: 'PA' }, 2],
    ['PE', STATE_ONLY, 2],
    ['PE', CITY_ONLY, 1],
    ['Recife - PE', CITY_ONLY, 2],
    ['São Paulo', { city: 'sao paulo', state: null }, 2],
    ['São Paulo', STATE_ONLY, 0],
  ] as const)('%s: %j answers %i', (asked, place, answer) => {
    expect(placeAnswer(place, readPlace(asked))).toBe(answer);
  });

  it.each(['', ' - ', 'Brasil'])('is none where %j is typed', (asked) => {
    expect(readPlace(asked)).toEqual([]);
  });
});

describe('placesOf', () => {
  it('takes the places of every appearance, and a state of the facts that no place is in', () => {
    const job = posting('a', { places: [{ city: 'Recife', state: 'PE' }] }, { states: ['PE', 'SP'] });
    const [own] = job.versions;
    if (!own) throw new Error('no version');
    const versions = [own, { ...own, id: 'b', places: [{ city: 'Olinda', state: 'PE' as const }] }];
    expect(placesOf({ ...job, versions })).toEqual([
      RECIFE,
      { city: 'olinda', state: 'PE' },
      { city: '', state: 'SP' },
    ]);
  });
});
