import { NOT_AUTHENTICATED, ok } from '@aura/shared-domain';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { memoryBackend, person } from '../testing/memory-backend.ts';
import { gate, testPage } from '../testing/test-page.ts';
import { createDrafts } from './drafts.ts';

const PATH = 'users/ana/drafts/diagnosis';

async function open() {
  const backend = memoryBackend(person('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  return { ...page, ...createDrafts(page.session) };
}

test('what was kept comes back', async () => {
  const { saveDraft, loadDraft } = await open();
  const value = fc.jsonValue({ noUnicodeString: false });
  await fc.assert(
    fc.asyncProperty(value, async (kept) => {
      expect(await saveDraft('diagnosis', kept)).toMatchObject({ ok: true });
      expect(await loadDraft('diagnosis')).toEqual(ok(JSON.parse(JSON.stringify(kept))));
    }),
  );
});

test('a draft holds exactly the text and the time', async () => {
  const { backend, saveDraft } = await open();
  await saveDraft('diagnosis', { step: 2 });
  expect(backend.documents.get(PATH)).toEqual({ data: '{"step":2}', updatedAt: expect.any(Date) });
});

test('no draft, a cleared one and an illegible one are nothing', async () => {
  const { backend, loadDraft, saveDraft, clearDraft } = await open();
  expect(await loadDraft('diagnosis')).toEqual(ok(null));
  await saveDraft('diagnosis', { step: 2 });
  await clearDraft('diagnosis');
  expect(await loadDraft('diagnosis')).toEqual(ok(null));
  backend.documents.set(PATH, { data: '{"step":' });
  expect(await loadDraft('diagnosis')).toEqual(ok(null));
});

test('200 000 characters fit, one more does not', async () => {
  const { backend, saveDraft } = await open();
  expect(await saveDraft('diagnosis', 'a'.repeat(199_998))).toMatchObject({ ok: true });
  expect(await saveDraft('diagnosis', 'a'.repeat(199_999))).toMatchObject({ ok: false });
  expect(backend.writes).toHaveLength(1);
});

test('a draft that arrives after a switch of person is not handed on', async () => {
  const { backend, loadDraft } = await open();
  backend.documents.set(PATH, { data: '"de Ana"' });
  const door = gate();
  backend.disturb = () => door.opened.then(() => null);
  const loading = loadDraft('diagnosis');
  backend.becomes(person('bia'));
  door.open();
  expect(await loading).toEqual({ ok: false, error: { message: NOT_AUTHENTICATED } });
});

test('a failure of the database is told', async () => {
  const { backend, loadDraft, saveDraft, clearDraft } = await open();
  backend.disturb = async () => ({ code: 'unavailable' });
  for (const outcome of [loadDraft('diagnosis'), saveDraft('diagnosis', 1), clearDraft('diagnosis')]) {
    expect(await outcome).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^(Não|Seu)/) },
    });
  }
});
