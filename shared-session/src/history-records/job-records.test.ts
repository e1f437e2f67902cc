import type { SavedJob } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { memoryBackend, person } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createJobRecords } from './job-records.ts';

const saved = (day: number): SavedJob => ({
  vacancy: {
    id: `sample:vaga-${day}`,
    source: 'sample',
    url: null,
    title: 'Analista de dados',
    company: 'Mirante Dados',
    places: [{ city: 'Recife', state: 'PE' }],
    workModel: null,
    contracts: [],
    disability: null,
    salary: null,
    publishedOn: null,
    seenOn: '2026-11-20',
    expiresOn: null,
    description: '',
  },
  stage: 'saved',
  fit: null,
  notes: '',
  nextStep: null,
  history: [],
  savedAt: new Date(Date.UTC(2026, 10, day)),
  updatedAt: new Date(Date.UTC(2026, 10, day)),
});

async function open() {
  const backend = memoryBackend(person('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  return { backend, ...createJobRecords(page.session) };
}

test('saved jobs come last changed first, and one of an unknown form without what it holds', async () => {
  const { backend, listSavedJobs } = await open();
  for (const day of [1, 3]) backend.documents.set(`users/ana/savedJobs/v${day}`, { ...saved(day) });
  backend.documents.set('users/ana/savedJobs/v2', { ...saved(2), stage: 'sonhada' });
  expect(await listSavedJobs()).toEqual({
    ok: true,
    value: [
      { id: 'v3', job: saved(3) },
      { id: 'v2', job: null },
      { id: 'v1', job: saved(1) },
    ],
  });
});

test('a job that is not there, or no longer, is none', async () => {
  const { backend, loadSavedJob, deleteSavedJob } = await open();
  backend.documents.set('users/ana/savedJobs/v1', { ...saved(1) });
  expect(await loadSavedJob('v1')).toEqual({ ok: true, value: saved(1) });
  await deleteSavedJob('v1');
  expect(await loadSavedJob('v1')).toEqual({ ok: true, value: null });
});

test('a saved search is listed until it is deleted', async () => {
  const { backend, listJobAlerts, deleteJobAlert } = await open();
  const alert = {
    name: 'Dados no Recife',
    query: { words: 'dados', place: 'Recife' },
    cadence: 'daily',
    paused: false,
    createdAt: new Date(Date.UTC(2026, 10, 1)),
    checkedAt: null,
    news: [],
    newsAt: null,
  };
  backend.documents.set('users/ana/jobAlerts/a1', alert);
  expect(await listJobAlerts()).toMatchObject({
    value: [{ id: 'a1', alert: { name: 'Dados no Recife', query: { remoteAnywhere: true } } }],
  });
  await deleteJobAlert('a1');
  expect(await listJobAlerts()).toEqual({ ok: true, value: [] });
});

test('a failure of the database is told in each case', async () => {
  const { backend, ...records } = await open();
  backend.disturb = async () => ({ code: 'permission-denied' });
  const outcomes = await Promise.all([
    records.listSavedJobs(),
    records.loadSavedJob('v1'),
    records.deleteSavedJob('v1'),
    records.listJobAlerts(),
    records.deleteJobAlert('a1'),
  ]);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^Não foi possível/) },
    });
});
