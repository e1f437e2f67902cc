// @vitest-environment happy-dom
import type { JobSearchResponse } from '@aura/shared-domain';
import { SharedRouter } from '@aura/shared-session/router';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Results } from './results.tsx';
import { NEW_SEARCH, type SearchState } from './search-state.ts';

afterEach(cleanup);

const NOTHING: JobSearchResponse = {
  charged: false,
  newBadges: [],
  hits: [],
  page: 1,
  pages: 0,
  totals: { meets: 0, unknown: 0 },
  facets: [],
  sources: [{ id: 'sample', state: 'ok', count: 300, fetchedAt: null, terms: null }],
  corrected: [],
  placeFound: true,
  understood: null,
  nearby: [],
  similar: 0,
  truncated: false,
};

const show = (results: Partial<JobSearchResponse>, state: Partial<SearchState> = {}) =>
  render(
    <SharedRouter accepts={() => true}>
      <Results
        state={{ ...NEW_SEARCH, ...state }}
        results={{ ...NOTHING, ...results }}
        searchedAt={0}
        busy={false}
        openId={null}
        now={new Date('2026-11-22T12:00:00Z')}
        onChange={() => undefined}
      />
    </SharedRouter>,
  );

test('every source that fails is named with what it did, and those that work or are off are not', () => {
  show({
    sources: [
      { id: 'sample', state: 'ok', count: 300, fetchedAt: null, terms: null },
      { id: 'adzuna', state: 'overQuota', count: 40, fetchedAt: null, terms: null },
      { id: 'greenhouse', state: 'down', count: 0, fetchedAt: null, terms: null },
      { id: 'lever', state: 'off', count: 0, fetchedAt: null, terms: null },
      { id: 'ashby', state: 'nonsense', count: 1, fetchedAt: null, terms: null },
    ],
  });
  expect(screen.getByText(/^Adzuna atingiu/).textContent).toBe(
    'Adzuna atingiu o limite de consultas; mostro 40 vagas da última consulta. Greenhouse não responde agora. ' +
      'Ashby respondeu algo que não dá para ler; mostro 1 vaga da última consulta.',
  );
  expect(screen.getByText(/^Lever/).textContent).toBe('Lever: desligada');
});

test('a city without jobs leads to the nearest ones: a wider circle of the same search', () => {
  const nearby = [
    { place: 'Contagem - MG', km: 18, jobs: 1 },
    { place: 'Uberlândia - MG', km: 280, jobs: 4 },
  ];
  show({ nearby, placeFound: false }, { words: 'dados', place: 'BH' });
  const link = screen.getByRole('link', { name: 'Contagem - MG, a 18 km: 1 vaga' });
  expect(link.getAttribute('href')).toBe('/buscador-vagas?busca=dados&local=BH&raio=25');
  expect(screen.getByText('Uberlândia - MG, a 280 km: 4 vagas').tagName).toBe('LI');
  expect(screen.queryByText(/Confira a grafia/)).toBeNull();
});

test('what was read otherwise than it was typed is said', () => {
  const understood = { words: 'analista', place: 'Curitiba - PR', workModels: ['remote' as const] };
  show({ understood }, { words: 'vaga de analista', place: 'Curitba' });
  expect(screen.getByText(/^Procurei/).textContent).toBe(
    'Procurei “analista” em Curitiba - PR, só as remotas. Você escreveu “vaga de analista, Curitba”.',
  );
});

test('what is merely near is counted apart, and what cost nothing is said', () => {
  show({ similar: 3 }, { words: 'gesseiro' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('3 vagas parecidas');
  expect(screen.getByText(/não contou no mês/)).toBeTruthy();
  cleanup();
  show({ similar: 3, totals: { meets: 2, unknown: 0 } });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2 vagas e 3 parecidas');
});

test('without a result the way on depends on whether filters are set', () => {
  show({});
  expect(screen.getByText(/Tente menos palavras/)).toBeTruthy();
  cleanup();
  show({}, { age: 7 });
  expect(screen.getByText(/Tire um filtro/)).toBeTruthy();
});

test('ads that say nothing of a filter are a group of their own', () => {
  show({ totals: { meets: 3, unknown: 5 } });
  const link = screen.getByRole('link', { name: 'Não informam (5)' });
  expect(link.getAttribute('href')).toBe('/buscador-vagas?busca=&grupo=nao-informam');
});

test('a word that was found in another spelling is told', () => {
  show({ corrected: [{ asked: 'enfermero', found: ['enfermeiro'] }] });
  expect(screen.getByText('Não encontrei “enfermero”; mostro o que traz “enfermeiro”.')).toBeTruthy();
});

test('a place where there is no work is told', () => {
  show({ placeFound: false, totals: { meets: 43, unknown: 0 } }, { place: 'Xyzlândia' });
  expect(screen.getByText(/Nenhuma vaga fica em “Xyzlândia”.*abaixo estão as remotas/s)).toBeTruthy();
});

test('pages lead back and on', () => {
  show({ page: 2, pages: 3 }, { page: 2 });
  expect(screen.getByRole('link', { name: 'Página anterior' }).getAttribute('href')).not.toContain('pagina');
  expect(screen.getByRole('link', { name: 'Próxima página' }).getAttribute('href')).toContain('pagina=3');
});
