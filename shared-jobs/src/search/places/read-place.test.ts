import { describe, expect, it } from 'vitest';
import { makePosting } from '../engine/fixtures.ts';
import { computeDistance, findMunicipalities } from './municipalities.ts';
import { createPlaceAnswer, type PlaceKey, listPlaces } from './place-answer.ts';
import { readPlace } from './read-place.ts';

const RECIFE: PlaceKey = { city: 'recife', state: 'PE' };
const SAO_PAULO: PlaceKey = { city: 'sao paulo', state: 'SP' };
const CAMPINAS: PlaceKey = { city: 'campinas', state: 'SP' };
const BELO_HORIZONTE: PlaceKey = { city: 'belo horizonte', state: 'MG' };
const CONTAGEM: PlaceKey = { city: 'contagem', state: 'MG' };
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
    ['BH', BELO_HORIZONTE, 2],
    ['bh mg', BELO_HORIZONTE, 2],
    ['Floripa', { city: 'florianopolis', state: 'SC' }, 2],
    ['Curitba', { city: 'curitiba', state: 'PR' }, 2],
    ['curitiva - pr', { city: 'curitiba', state: 'PR' }, 2],
    ['POA', { city: 'porto alegre', state: 'RS' }, 2],
    ['POA', { city: 'poa', state: 'SP' }, 2],
    ['zona leste sp', SAO_PAULO, 2],
    ['Grande BH', CONTAGEM, 2],
    ['Grande BH', { city: 'uberlandia', state: 'MG' }, 0],
    ['Belo Horizonte', CONTAGEM, 0],
    ['Lugar Nenhum', CONTAGEM, 0],
    ['Contagem', { city: '', state: 'SP' }, 0],
  ] as const)('%s: %j answers %i', (asked, place, answer) => {
    expect(createPlaceAnswer(readPlace(asked).asked)(place)).toBe(answer);
  });

  it.each(['', ' - ', 'Brasil'])('is none where %j is typed', (asked) => {
    expect(readPlace(asked).asked).toEqual([]);
  });
});

describe('around a place', () => {
  it('includes only places within the radius', () => {
    const within = (km: number) => createPlaceAnswer(readPlace('Belo Horizonte', km).asked);
    expect(within(25)(CONTAGEM)).toBe(2);
    expect(within(10)(CONTAGEM)).toBe(0);
    expect(within(100)(SAO_PAULO)).toBe(0);
  });

  it('reports a place read from another name or a slip, and nothing for an exact name', () => {
    expect(
      ['BH', 'Curitba', 'Grande Curitiba', 'Recife', 'PE'].map((place) => readPlace(place).label),
    ).toEqual(['Belo Horizonte - MG', 'Curitiba - PR', 'até 40 km de Curitiba - PR', null, null]);
  });

  it('finds the known distance between two cities', () => {
    const [rio] = findMunicipalities('rio de janeiro');
    const [paulo] = findMunicipalities('sao paulo');
    expect(rio && paulo && computeDistance(rio, paulo)).toBeCloseTo(361, -1);
  });
});

describe('listPlaces', () => {
  it('takes the places of every appearance, and a state of the facts that no place is in', () => {
    const job = makePosting('a', { places: [{ city: 'Recife', state: 'PE' }] }, { states: ['PE', 'SP'] });
    const [own] = job.versions;
    if (!own) throw new Error('no version');
    const versions = [own, { ...own, id: 'b', places: [{ city: 'Olinda', state: 'PE' as const }] }];
    expect(listPlaces({ ...job, versions })).toEqual([
      RECIFE,
      { city: 'olinda', state: 'PE' },
      { city: '', state: 'SP' },
    ]);
  });
});
