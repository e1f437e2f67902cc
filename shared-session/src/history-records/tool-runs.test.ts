import { expect, test } from 'vitest';
import { memoryBackend, person } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createToolRuns } from './tool-runs.ts';

async function open() {
  const backend = memoryBackend(person('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  return { backend, ...createToolRuns(page.session) };
}

test('the runs of one tool come newest first, those of the other do not', async () => {
  const { backend, listRuns } = await open();
  for (const day of [1, 3, 2])
    backend.documents.set(`users/ana/resumeRuns/r${day}`, { createdAt: new Date(Date.UTC(2026, 0, day)) });
  backend.documents.set('users/ana/linkedinRuns/l1', { createdAt: new Date() });
  const listed = await listRuns('resume');
  expect(listed.ok && listed.value.map(({ id }) => id)).toEqual(['r3', 'r2', 'r1']);
});

test('a run of an unknown form is listed without what it holds', async () => {
  const { backend, listRuns } = await open();
  backend.documents.set('users/ana/linkedinRuns/x', { createdAt: 'ontem', analysis: { version: '9' } });
  expect(await listRuns('linkedin')).toEqual({
    ok: true,
    value: [{ id: 'x', createdAt: new Date(0), run: null }],
  });
});

test('a run that is not there, or of an unknown form, is none', async () => {
  const { backend, loadRun } = await open();
  backend.documents.set('users/ana/resumeRuns/x', { createdAt: new Date(), analysis: { version: '9' } });
  expect(await loadRun('resume', 'x')).toEqual({ ok: true, value: null });
  expect(await loadRun('resume', 'y')).toEqual({ ok: true, value: null });
});

test('a deleted run is gone', async () => {
  const { backend, deleteRun, listRuns } = await open();
  backend.documents.set('users/ana/resumeRuns/r1', { createdAt: new Date() });
  expect((await deleteRun('resume', 'r1')).ok).toBe(true);
  expect(await listRuns('resume')).toEqual({ ok: true, value: [] });
});

test('a failure of the database is told', async () => {
  const { backend, deleteRun, listRuns } = await open();
  backend.disturb = async () => ({ code: 'permission-denied' });
  for (const outcome of [await listRuns('resume'), await deleteRun('resume', 'r1')])
    expect(outcome).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^Não foi possível/) },
    });
});
