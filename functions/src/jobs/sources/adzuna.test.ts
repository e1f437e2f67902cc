import { expect, it } from 'vitest';
import { createAdzunaSource } from './adzuna.ts';
import adzuna from './fixtures/adzuna.json' with { type: 'json' };
import { json, startProvider } from './fixtures/provider.ts';

async function ask(asked: { words: string; place: string }) {
  const provider = await startProvider(json(adzuna));
  const source = createAdzunaSource({ appId: 'id-1', appKey: 'chave-1', baseUrl: provider.baseUrl });
  const harvest = await source.fetch({ asked, today: '2026-11-22', signal: new AbortController().signal });
  if (!harvest.ok) throw new Error(harvest.error.state);
  return { url: new URL(provider.asked[0] ?? '', provider.baseUrl), ...harvest.value };
}

it('asks in Brazil for words and place', async () => {
  const { url } = await ask({ words: 'analista de dados', place: 'São Paulo & região' });
  expect(url.pathname).toBe('/v1/api/jobs/br/search/1');
  expect(Object.fromEntries(url.searchParams)).toEqual({
    app_id: 'id-1',
    app_key: 'chave-1',
    results_per_page: '50',
    'content-type': 'application/json',
    what: 'analista de dados',
    where: 'São Paulo & região',
  });
  const { url: wordless } = await ask({ words: '', place: 'Recife' });
  expect([...wordless.searchParams.keys()]).not.toContain('what');
});

it('returns the ads, with estimates of Adzuna marked', async () => {
  const { vacancies, invalid } = await ask({ words: 'dados', place: '' });
  expect(invalid).toBe(0);
  expect(vacancies[0]).toEqual({
    id: 'adzuna:4310000001',
    source: 'adzuna',
    url: adzuna.results[0]?.redirect_url,
    title: 'Analista de Dados Pleno',
    company: 'Rede Ipê de Saúde',
    places: [{ city: 'Campinas', state: 'SP' }],
    workModel: null,
    contracts: [],
    disability: null,
    salary: { min: 60_000, max: 78_000, period: 'year', currency: 'BRL', origin: 'estimated' },
    publishedOn: '2026-11-17',
    seenOn: '2026-11-22',
    expiresOn: null,
    description: adzuna.results[0]?.description,
  });
  expect(vacancies[1]).toMatchObject({
    company: '',
    places: [{ city: 'Recife', state: 'PE' }],
    salary: { min: 26_400, max: 26_400, origin: 'stated' },
  });
  expect(vacancies[2]).toMatchObject({ id: 'adzuna:4310000003', url: null, places: [], salary: null });
});
