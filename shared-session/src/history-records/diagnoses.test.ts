import { expect, test } from 'vitest';
import { memoryBackend, person } from '../testing/memory-backend.ts';
import { testPage } from '../testing/test-page.ts';
import { createListDiagnoses } from './diagnoses.ts';

async function open(count: number) {
  const backend = memoryBackend(person('ana'));
  backend.documents.set('users/ana', {});
  for (let i = 0; i < count; i++) {
    const createdAt = new Date(Date.UTC(2026, 0, 1 + i));
    backend.documents.set(`users/ana/diagnoses/d${i}`, {
      createdAt,
      variant: 'quick',
      result: { version: '999' },
    });
  }
  const page = testPage(backend);
  await page.session.ensure();
  return { backend, list: createListDiagnoses(page.session) };
}

const idsOf = (outcome: Awaited<ReturnType<Awaited<ReturnType<typeof open>>['list']>>) =>
  outcome.ok ? outcome.value.map((entry) => entry.id) : outcome.error;

test('the newest come first, up to the limit', async () => {
  const { list } = await open(60);
  expect(idsOf(await list(2))).toEqual(['d59', 'd58']);
  expect(idsOf(await list())).toHaveLength(20);
  expect(idsOf(await list(1000))).toHaveLength(50);
  expect(idsOf(await list(-3))).toHaveLength(1);
});

test('an entry of an unknown version is listed without its result', async () => {
  const { list } = await open(1);
  expect(await list()).toEqual({
    ok: true,
    value: [{ id: 'd0', createdAt: new Date('2026-01-01'), variant: 'quick', result: null }],
  });
});

test('a field that is not what it should be does not hide the entry', async () => {
  const { backend, list } = await open(0);
  backend.documents.set('users/ana/diagnoses/x', { createdAt: 'ontem', variant: 'nova' });
  expect(await list()).toMatchObject({ ok: true, value: [{ id: 'x', variant: 'full', result: null }] });
});

test('a failure of the database is told', async () => {
  const { backend, list } = await open(1);
  backend.disturb = async () => ({ code: 'permission-denied' });
  expect(await list()).toMatchObject({
    ok: false,
    error: { message: expect.stringMatching(/^Não foi possível/) },
  });
});
