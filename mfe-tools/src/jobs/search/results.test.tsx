// @vitest-environment happy-dom
import type { JobHit, JobSearchResponse } from '@aura/shared-domain';
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

test('names every failed source with its reason, and no working or disabled one', () => {
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

test('a city without jobs offers a wider circle of the same search', () => {
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

test('shows a reading that differs from the typed text', () => {
  const understood = { words: 'analista', place: 'Curitiba - PR', workModels: ['remote' as const] };
  show({ understood }, { words: 'vaga de analista', place: 'Curitba' });
  expect(screen.getByText(/^Procurei/).textContent).toBe(
    'Procurei “analista” em Curitiba - PR, só as remotas. Você escreveu “vaga de analista, Curitba”.',
  );
});

test('counts near matches apart, and says if a search was free', () => {
  show({ similar: 3 }, { words: 'gesseiro' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('3 vagas parecidas');
  expect(screen.getByText(/não contou no mês/)).toBeTruthy();
  cleanup();
  show({ similar: 3, totals: { meets: 2, unknown: 0 } });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('2 vagas e 3 parecidas');
});

test.each(['Santa Catarina', 'sc', 'Nordeste', 'todo o Brasil', 'remoto', ''])(
  'an empty list of “%s” names no larger place',
  (place) => {
    show({}, { place });
    expect(screen.getByText(/Tente menos palavras ou outro nome/)).toBeTruthy();
    expect(screen.queryByText(/lugar maior/)).toBeNull();
  },
);

test('without a result the advice depends on the filters', () => {
  show({});
  expect(screen.getByText(/Tente menos palavras/)).toBeTruthy();
  cleanup();
  show({}, { age: 7 });
  expect(screen.getByText(/Tire um filtro/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Buscar sem os filtros' })).toBeTruthy();
  cleanup();
  show({}, { place: 'Joinville' });
  expect(screen.getByText(/um lugar maior, como o estado/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Buscar em todo o Brasil' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /estado/ })).toBeNull();
  cleanup();
  show({}, { place: 'Joinville - SC' });
  const wider = screen.getAllByRole('button', { name: /^Buscar em/ }).map(({ textContent }) => textContent);
  expect(wider).toEqual(['Buscar em todo o estado (SC)', 'Buscar em todo o Brasil']);
});

test('an empty search says so once, in its heading', () => {
  const nearby = [{ place: 'Curitiba - PR', km: 100, jobs: 1 }];
  show({ nearby }, { words: 'dados', place: 'Joinville, SC' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nenhuma vaga assim em Joinville, SC');
  expect(screen.getAllByText(/Nenhuma vaga/)).toHaveLength(1);
  expect(screen.getByText('Onde há vagas assim')).toBeTruthy();
  expect(screen.queryByLabelText('Ordenar por')).toBeNull();
  cleanup();
  show({}, { group: 'unknown' });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Nenhuma vaga assim');
});

test('ads without data for a filter are a group of their own', () => {
  show({ totals: { meets: 3, unknown: 5 } });
  const link = screen.getByRole('link', { name: 'Não informam (5)' });
  expect(link.getAttribute('href')).toBe('/buscador-vagas?busca=&grupo=nao-informam');
});

test('an empty list leads to the ads that do not say', () => {
  show({ totals: { meets: 0, unknown: 5 } });
  const link = screen.getByRole('link', { name: 'Ver as 5 vagas que não informam' });
  expect(link.getAttribute('href')).toBe('/buscador-vagas?busca=&grupo=nao-informam');
  cleanup();
  show({ totals: { meets: 0, unknown: 5 } }, { group: 'unknown' });
  expect(screen.queryByRole('link', { name: /^Ver/ })).toBeNull();
});

test('shows another spelling of a found word', () => {
  show({ corrected: [{ asked: 'enfermero', found: ['enfermeiro'] }] });
  expect(screen.getByText('Não encontrei “enfermero”; mostro o que traz “enfermeiro”.')).toBeTruthy();
});

test('says which word was left out', () => {
  show({ corrected: [{ asked: 'seção', found: [] }] });
  expect(screen.getByText('Não encontrei “seção”; mostro o que traz as outras palavras.')).toBeTruthy();
});

test('says that a place has no jobs', () => {
  show({ placeFound: false, totals: { meets: 43, unknown: 0 } }, { place: 'Xyzlândia' });
  expect(screen.getByText(/Nenhuma vaga fica em “Xyzlândia”.*abaixo estão as remotas/s)).toBeTruthy();
});

test('pages lead back and forward', () => {
  show({ page: 2, pages: 3 }, { page: 2 });
  expect(screen.getByRole('link', { name: 'Página anterior' }).getAttribute('href')).not.toContain('pagina');
  expect(screen.getByRole('link', { name: 'Próxima página' }).getAttribute('href')).toContain('pagina=3');
});

const HIT: JobHit = {
  id: 'sample:1',
  source: 'sample',
  url: null,
  title: 'Contador',
  company: 'Loja Exemplo',
  places: [],
  salary: null,
  facts: {
    workModel: null,
    contracts: [],
    seniorities: [],
    states: [],
    disability: null,
    monthlySalary: null,
    publishedOn: null,
  },
  fit: { value: 98, band: 'strong', version: 'match-2.2', open: { requirements: 3, without: 71.4 } },
  met: [],
  near: [],
  missing: [],
  open: [{ label: 'CRC ativo', why: '' }],
  requirements: { met: 3, of: 6 },
  cautions: 'none',
  versions: 1,
  words: [],
  similar: false,
  elsewhere: null,
  saved: false,
};

test('a fit that rests on open requirements is a range, with what to do about it', () => {
  show({ hits: [HIT], totals: { meets: 1, unknown: 0 }, pages: 1 });
  const card = screen.getByRole('article', { name: 'Contador' });
  expect(card.textContent).toContain('Bom a forte71,4 a 98 de 100');
  expect(card.textContent).toContain('entre 71,4 e 98 de 100, conforme você confirme 3 requisitos');
  expect(card.textContent).toContain('abra a vaga e confirme 3 requisitos');
  expect(card.textContent).not.toContain('98,0');
  cleanup();
  show({ hits: [{ ...HIT, fit: { ...HIT.fit, value: 72.4 } }], totals: { meets: 1, unknown: 0 }, pages: 1 });
  expect(screen.getByRole('article').textContent).toContain('72,4 de 100');
});

const PAID = { ...HIT.facts, monthlySalary: { min: 3000, max: 3500 } };

test('a posting elsewhere, a fictional one and one below the floor say so', () => {
  const hits: JobHit[] = [
    { ...HIT, title: 'Longe', elsewhere: 'state', places: [{ city: 'Recife', state: 'PE' }] },
    { ...HIT, id: 'adzuna:1', title: 'Pouco', source: 'adzuna', facts: PAID },
  ];
  show({ hits, totals: { meets: 2, unknown: 0 }, pages: 1 }, { floor: 4000 });
  const [away, little] = ['Longe', 'Pouco'].map((name) => screen.getByRole('article', { name }).textContent);
  expect(away).toContain('Em outro estado: Recife/PE');
  expect(away).toContain('Vaga de demonstração: não existe de verdade');
  expect(away).toMatch(/Não informa o salário \(seu piso: R\$\s4\.000\)/);
  expect(little).toMatch(/Paga menos que o seu piso de R\$\s4\.000/);
  expect(little).not.toMatch(/demonstração|Em outr/);
  expect(screen.getByText(/^Seu piso/).textContent).toMatch(
    /0 chegam a ele, 1 paga menos e 1 não informa o salário em reais/,
  );
});

test('a list of fictional postings alone says so above it', () => {
  show({ hits: [HIT], totals: { meets: 1, unknown: 0 }, pages: 1 });
  expect(screen.getByText('Estas vagas são de demonstração')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Adicionar uma vaga que você achou' })).toBeTruthy();
});

test('an empty search says what it asked for, and offers what to loosen', () => {
  show({}, { words: 'analista fiscal', place: 'Joinville - SC', remoteAnywhere: false });
  expect(
    screen.getByText(/^A busca pediu “analista fiscal”, só em Joinville - SC, sem as remotas/),
  ).toBeTruthy();
  for (const name of [
    'Ampliar para até 100 km',
    'Incluir as remotas de qualquer lugar',
    'Buscar só “analista”',
  ])
    expect(screen.getByRole('button', { name })).toBeTruthy();
});
