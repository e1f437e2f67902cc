import * as fc from 'fast-check';
import { NO_FILTERS, RADII_KM, SENIORITIES, STATES } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import {
  AGES,
  filterCount,
  NEW_SEARCH,
  readSearch,
  requestOf,
  searchPath,
  withFilters,
} from './search-state.ts';

const read = (path: string) => readSearch(new URL(path, 'https://aura.example').searchParams);

const states = fc.record({
  words: fc.string({ maxLength: 40 }),
  place: fc.string({ maxLength: 40 }),
  radiusKm: fc.constantFrom(...RADII_KM),
  remoteAnywhere: fc.boolean(),
  filters: fc.record({
    workModels: fc.uniqueArray(fc.constantFrom('onSite' as const, 'hybrid' as const, 'remote' as const)),
    contracts: fc.uniqueArray(fc.constantFrom('clt' as const, 'pj' as const)),
    seniorities: fc.uniqueArray(fc.constantFrom(...SENIORITIES)),
    states: fc.uniqueArray(fc.constantFrom(...STATES)),
    disability: fc.uniqueArray(fc.constantFrom('open' as const, 'exclusive' as const)),
    sources: fc.uniqueArray(fc.constantFrom('sample' as const, 'adzuna' as const)),
    minimumSalary: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
    publishedSince: fc.constant(null),
  }),
  age: fc.option(fc.constantFrom(...AGES)),
  floor: fc.option(fc.integer({ min: 1, max: 1_000_000 })),
  home: fc.string({ maxLength: 40 }),
  order: fc.constantFrom('best' as const, 'fit' as const, 'newest' as const, 'closest' as const),
  group: fc.constantFrom('meets' as const, 'unknown' as const),
  page: fc.integer({ min: 1, max: 100 }),
});

test('reads every search back from its own address', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(read(searchPath(state))).toEqual(state);
    }),
  );
});

test('ignores a wrong part of an address', () => {
  const path =
    '/buscador-vagas?modelo=lunar,remote&uf=XX,PE&salario=-3&dias=2&ordem=x&grupo=y&pagina=0&fonte=&nivel=mid,mid';
  expect(read(path)).toEqual({
    ...NEW_SEARCH,
    filters: { ...NO_FILTERS, workModels: ['remote'], states: ['PE'], seniorities: ['mid'] },
  });
});

test('reads any address', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('busca', 'uf', 'pagina', 'dias', 'salario', 'local'), fc.string()),
      (p) => {
        const state = readSearch(new URLSearchParams(p));
        expect(state.words.length).toBeLessThanOrEqual(120);
        expect(state.page).toBeGreaterThanOrEqual(1);
      },
    ),
  );
});

test('"today" is one day, and a week has seven', () => {
  const since = (age: (typeof AGES)[number]) =>
    requestOf({ ...NEW_SEARCH, age }, '2026-03-01').query.filters.publishedSince;
  expect([since(1), since(7)]).toEqual(['2026-03-01', '2026-02-23']);
});

test('another filter starts at the first page of its results', () => {
  const state = withFilters(
    { ...NEW_SEARCH, page: 3, group: 'unknown' },
    { states: ['PE'], contracts: ['clt'] },
  );
  expect(state).toMatchObject({ page: 1, group: 'meets', filters: { states: ['PE'] } });
  expect(filterCount(state)).toBe(2);
});
