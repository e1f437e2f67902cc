import { expect, it } from 'vitest';
import { readJobSettings } from '../../config/job-settings.ts';
import { createSourcePool } from './pool/source-pool.ts';
import { makeSampleVacancy } from './fixtures/fake-source.ts';
import { json, startProvider } from './fixtures/provider.ts';
import { createSources } from './create-sources.ts';

const names = (env: Record<string, string>) =>
  createSources(readJobSettings(env, true), () => []).map(({ name }) => name);

it('uses only the sample set without settings, and nothing if that is off', () => {
  expect(names({})).toEqual(['sample']);
  expect(names({ AURA_JOBS_SAMPLE: 'off' })).toEqual([]);
});

it('uses the sources that are switched on, each board separately', () => {
  expect(
    names({
      ADZUNA_APP_ID: 'a',
      ADZUNA_APP_KEY: 'b',
      AURA_GREENHOUSE_BOARDS: 'ipe,aroeira',
      AURA_LEVER_SITES: 'motores',
      AURA_ASHBY_BOARDS: 'coral',
    }),
  ).toEqual(['sample', 'greenhouse:ipe', 'greenhouse:aroeira', 'lever:motores', 'ashby:coral', 'adzuna']);
});

it('sends a key only to its provider', async () => {
  const KEY = 'chave-canario-0000';
  const provider = await startProvider(json({ exception: 'AUTH_FAIL', display: KEY }, 401));
  const env = { ADZUNA_APP_ID: 'a', ADZUNA_APP_KEY: KEY, ADZUNA_BASE_URL: provider.baseUrl };
  const reports: unknown[] = [];
  const sources = createSources(readJobSettings(env, true), () => [makeSampleVacancy('a')]);
  const pool = createSourcePool(sources, {
    now: () => new Date('2026-11-22T12:00:00Z'),
    report: (report) => void reports.push(report),
    fetchMs: 30_000,
    answerMs: 60_000,
  });
  const pooled = await pool.current({ words: 'dados', place: '' });
  expect(provider.asked[0]).toContain(KEY);
  expect(JSON.stringify([pooled, reports, sources])).not.toContain(KEY);
  expect(pooled.statuses[1]).toMatchObject({ id: 'adzuna', state: 'nonsense' });
});
