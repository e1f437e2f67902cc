import { INTERVIEW_LIMITS, type Interview } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { memoryBackend, person } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createInterviewRecords } from './interviews.ts';

const interview = (day: number): Interview => ({
  createdAt: new Date(Date.UTC(2026, 10, day)),
  setup: {
    savedJobId: null,
    role: 'Analista de dados',
    level: 'mid',
    kind: 'manager',
    questions: 3,
    mode: 'text',
  },
  job: null,
  questions: [],
  repeatOf: null,
  chargedAt: null,
  answers: [],
  finishedAt: null,
  report: null,
  writer: null,
});

async function open() {
  const backend = memoryBackend(person('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  const store = (id: string, data: object) =>
    void backend.documents.set(`users/ana/interviews/${id}`, { ...data });
  return { backend, store, ...createInterviewRecords(page.session) };
}

test('simulations come newest first, and one of an unknown form without what it holds', async () => {
  const { store, listInterviews } = await open();
  for (const day of [1, 3]) store(`i${day}`, interview(day));
  store('i2', { ...interview(2), questions: 'muitas' });
  expect(await listInterviews()).toEqual({
    ok: true,
    value: [
      { id: 'i3', interview: interview(3) },
      { id: 'i2', interview: null },
      { id: 'i1', interview: interview(1) },
    ],
  });
});

test('no more are listed than are kept', async () => {
  const { store, listInterviews } = await open();
  for (let day = 1; day <= INTERVIEW_LIMITS.stored + 2; day++) store(`i${day}`, interview(day));
  const listed = await listInterviews();
  const ids = listed.ok ? listed.value.map(({ id }) => id) : [];
  expect(ids).toHaveLength(INTERVIEW_LIMITS.stored);
  expect(ids[0]).toBe(`i${INTERVIEW_LIMITS.stored + 2}`);
});

test('what only the backend keeps of a simulation is left out', async () => {
  const { store, loadInterview } = await open();
  store('i1', { ...interview(1), paidAt: null, told: [{ questionId: 'q', question: '', text: '' }] });
  expect(await loadInterview('i1')).toEqual({ ok: true, value: interview(1) });
});

test('a simulation that is not there, or no longer, is none', async () => {
  const { store, loadInterview, deleteInterview } = await open();
  store('i1', interview(1));
  expect(await deleteInterview('i1')).toMatchObject({ ok: true });
  expect(await loadInterview('i1')).toEqual({ ok: true, value: null });
});

test('a failure of the database is told in each case', async () => {
  const { backend, listInterviews, loadInterview, deleteInterview } = await open();
  backend.disturb = async () => ({ code: 'permission-denied' });
  const outcomes = await Promise.all([listInterviews(), loadInterview('i1'), deleteInterview('i1')]);
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^Não foi possível/) },
    });
});
