// @vitest-environment happy-dom
import { renderResumeText } from '@aura/shared-career/render';
import {
  computeDay,
  createEmptyResume,
  createProfile,
  type JobHit,
  type JobPostingResponse,
  type JobSearchResponse,
} from '@aura/shared-domain';
import { getHistory, navigate, SharedRouter } from '@aura/shared-session/router';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { SearchPage } from './search-page.tsx';

const NO_FACTS = {
  workModel: null,
  contracts: [],
  seniorities: [],
  states: [],
  disability: null,
  monthlySalary: null,
  publishedOn: null,
};
const hit = (id: string, title: string): JobHit => ({
  id,
  source: 'sample',
  url: null,
  title,
  company: 'Loja Exemplo',
  places: [],
  salary: null,
  facts: NO_FACTS,
  fit: { value: null, band: 'insufficient', version: 'match-2.2' },
  met: [],
  near: [],
  missing: [],
  open: [],
  requirements: { met: 0, of: 0 },
  cautions: 'none',
  versions: 1,
  words: [],
  similar: false,
  elsewhere: null,
  saved: false,
});
const posting = (id: string, title: string): JobPostingResponse => ({
  posting: {
    id,
    vacancy: {
      id,
      source: 'sample',
      url: null,
      title,
      company: 'Loja Exemplo',
      places: [],
      workModel: null,
      contracts: [],
      disability: null,
      salary: null,
      publishedOn: null,
      seenOn: '2026-11-22',
      expiresOn: null,
      description: '',
    },
    versions: [],
    facts: NO_FACTS,
  },
  text: `Texto de ${title}`,
  match: null,
  cautions: { level: 'none', cautions: [] },
});

const FOUND: JobSearchResponse = {
  charged: true,
  newBadges: [],
  hits: [],
  page: 1,
  pages: 0,
  totals: { meets: 3, unknown: 0 },
  facets: [],
  sources: [],
  corrected: [],
  placeFound: true,
  understood: null,
  nearby: [],
  similar: 0,
  truncated: false,
};
const person = vi.hoisted(() => ({ session: { status: 'loading' } as unknown }));
const asked = vi.hoisted(() => ({ times: 0 }));
const market = vi.hoisted(() => new Map<string, string>());
const kept = vi.hoisted(() => new Set<string>());
vi.mock('@aura/shared-session', () => ({
  getSession: () => ({ status: 'anonymous' }),
  useSession: () => person.session,
  refreshProfile: async () => {},
  collection: () => ({
    list: async () => ({ ok: true, value: [] }),
    load: async (id: string) => ({ ok: true, value: kept.has(id) ? {} : null }),
  }),
  call: async ({ path }: { path: string }, { id }: { id: string }) => {
    if (path === '/jobs/saved') return { ok: true, value: {} };
    if (path === '/jobs/posting') return { ok: true, value: posting(id, market.get(id) ?? '') };
    asked.times += 1;
    if (asked.times === 1) {
      return { ok: true, value: { ...FOUND, hits: [...market].map((one) => hit(...one)) } };
    }
    return { ok: false, error: { code: 'limit_reached', message: 'Você já usou o limite deste mês.' } };
  },
}));

/** Whether the window is as wide as the queries for width ask. */
let isWide = false;
// Loaded with the first posting that is opened: on a busy machine that takes longer than a test waits.
beforeAll(() => import('./ad-pane.tsx'));

beforeEach(() => {
  person.session = { status: 'loading' };
  kept.clear();
  asked.times = 0;
  market.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const searchFor = (words: string) => {
  fireEvent.change(screen.getByLabelText(/^O quê/), { target: { value: words } });
  fireEvent.click(screen.getByRole('button', { name: 'Buscar vagas' }));
};
const heard = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

const open = () => {
  navigate('/buscador-vagas', { replace: true });
  render(
    <SharedRouter accepts={() => true}>
      <SearchPage />
    </SharedRouter>,
  );
};
const openId = () => new URLSearchParams(getHistory().location.search).get('vaga');

test('a wide screen opens an ad beside the list with its own address; Escape and back return to the list', async () => {
  isWide = true;
  market.set('sample:a', 'Analista de Dados').set('sample:b', 'Analista de RH');
  open();
  searchFor('analista');
  // The first one is shown without a choice, which is no entry of the history.
  const pane = await screen.findByRole('region', { name: 'Vaga aberta' });
  await within(pane).findByText('Texto de Analista de Dados');
  expect(openId()).toBeNull();

  const second = screen.getByRole('link', { name: 'Analista de RH' });
  fireEvent.click(second);
  const title = await screen.findByRole('heading', { level: 2, name: 'Analista de RH' });
  await vi.waitFor(() => expect(document.activeElement).toBe(title));
  expect(openId()).toBe('sample:b');
  expect(second.getAttribute('aria-current')).toBe('true');
  expect(asked.times).toBe(1);
  fireEvent.keyDown(title, { key: 'Escape' });
  expect(document.activeElement).toBe(second);

  history.back();
  await vi.waitFor(() => expect(openId()).toBeNull());
  await screen.findByText('Texto de Analista de Dados');
  expect(asked.times).toBe(1);
});

test('a job saved in the list is saved in the open ad beside too, and no other one is', async () => {
  isWide = true;
  market.set('sample:a', 'Analista de Dados').set('sample:b', 'Analista de RH');
  open();
  searchFor('analista');
  const pane = await screen.findByRole('region', { name: 'Vaga aberta' });
  await within(pane).findByRole('button', { name: 'Guardar a vaga Analista de Dados' });
  const list = screen.getByRole('region', { name: '3 vagas' });
  fireEvent.click(within(list).getByRole('button', { name: 'Guardar a vaga Analista de Dados' }));

  const saved = await within(list).findByRole('link', { name: 'Guardada em Minhas vagas' });
  await vi.waitFor(() => expect(document.activeElement).toBe(saved));
  expect(within(pane).getByRole('link', { name: 'Guardada em Minhas vagas' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Guardar a vaga Analista de Dados' })).toBeNull();
  expect(within(list).getByRole('button', { name: 'Guardar a vaga Analista de RH' })).toBeTruthy();
});

test('an ad that was saved on an earlier visit opens as saved', async () => {
  isWide = true;
  market.set('sample:a', 'Analista de Dados');
  kept.add('sample:a');
  open();
  searchFor('analista');
  const pane = await screen.findByRole('region', { name: 'Vaga aberta' });
  expect(await within(pane).findByRole('link', { name: 'Guardada em Minhas vagas' })).toBeTruthy();
});

test('a narrow screen opens an ad as its own page, with a way back to the results', async () => {
  isWide = false;
  market.set('sample:a', 'Analista de Dados');
  open();
  searchFor('analista');
  const link = await screen.findByRole('link', { name: 'Analista de Dados' });
  expect(screen.queryByRole('region', { name: 'Vaga aberta' })).toBeNull();
  fireEvent.click(link);
  await screen.findByRole('heading', { level: 1, name: 'Analista de Dados' });
  expect(screen.queryByRole('search')).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Voltar aos resultados' }));
  const again = await screen.findByRole('link', { name: 'Analista de Dados' });
  await vi.waitFor(() => expect(document.activeElement, 'the place in the list').toBe(again));
  expect(asked.times).toBe(1);
});

test('a search over the limit restores the former count and the focus', async () => {
  open();
  searchFor('analista');
  await vi.waitFor(() => expect(heard()).toContain('3 vagas'));

  searchFor('enfermagem');
  const refusal = await screen.findByText('A busca não foi feita');
  expect(heard()).not.toContain('3 vagas');
  await vi.waitFor(() => expect(document.activeElement).toBe(refusal.closest('[tabindex]')));
});

/** A person of Campinas who has no diagnosis with a goal, and has used so many searches. */
const beFromCampinas = (jobSearch: number) => {
  const empty = createEmptyResume();
  const contact = { ...empty.contact, name: 'Ana', location: 'Campinas - SP' };
  const resumeText = renderResumeText({ ...empty, contact, summary: 'Doze anos de loja.' });
  const usagePeriod = computeDay(new Date()).slice(0, 7);
  const profile = { ...createProfile('Ana'), resumeText, usagePeriod, usageCounts: { jobSearch } };
  person.session = { status: 'signedIn', user: { uid: 'ana' }, profile };
};

test('before a search that counts, the page offers the place of the CV and says what is left', async () => {
  beFromCampinas(0);
  open();
  await vi.waitFor(() => expect(screen.getByLabelText(/^Onde/)).toHaveProperty('value', 'Campinas - SP'));
  expect(screen.getByText(/^Esta busca conta no mês, se achar vagas: resta 1 até/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/^Onde/), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Procurar em Campinas - SP' }));
  expect(screen.getByLabelText(/^Onde/)).toHaveProperty('value', 'Campinas - SP');
  expect(screen.queryByRole('button', { name: /^Procurar em/ })).toBeNull();
});

test('a search sent before the place is known waits for it', async () => {
  beFromCampinas(0);
  open();
  expect(screen.getByLabelText(/^Onde/)).toHaveProperty('value', '');
  fireEvent.click(screen.getByRole('button', { name: 'Buscar vagas' }));
  await vi.waitFor(() =>
    expect(new URLSearchParams(getHistory().location.search).get('local')).toBe('Campinas - SP'),
  );
});

test('after the last search the results begin with what may be done without counting', async () => {
  beFromCampinas(1);
  market.set('sample:a', 'Analista de Dados');
  open();
  const wall = screen.getByRole('region', { name: /^Você chegou ao limite/ });
  expect(wall.textContent).toMatch(/deste mês.?O que você pode fazer agora, sem contar/);
  searchFor('analista');
  const after = await screen.findByRole('region', { name: 'Depois da última busca do mês' });
  expect(within(after).getAllByRole('listitem')).toHaveLength(3);
  expect(after.textContent).toMatch(/Outra busca: a partir de .*, ou com outro plano/);
  expect(screen.queryByText(/^Esta busca conta/)).toBeNull();
});

test('the floor of the form goes with the search, and a search without a place knows where the person lives', async () => {
  beFromCampinas(0);
  open();
  await vi.waitFor(() => expect(screen.getByLabelText(/^Onde/)).toHaveProperty('value', 'Campinas - SP'));
  fireEvent.change(screen.getByLabelText(/^Onde/), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText(/^Seu piso/), { target: { value: '4 mil' } });
  searchFor('analista');
  await vi.waitFor(() => expect(new URLSearchParams(getHistory().location.search).get('piso')).toBe('4000'));
  expect(new URLSearchParams(getHistory().location.search).get('moro')).toBe('Campinas - SP');
  expect(screen.getByLabelText(/^Seu piso/)).toHaveProperty('value', '4.000');
});
