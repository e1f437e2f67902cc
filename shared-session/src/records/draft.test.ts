import { NOT_AUTHENTICATED, ok } from '@aura/shared-domain';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { createMemoryBackend, makePerson } from '../testing/memory-backend.ts';
import { createGate, testPage } from '../testing/test-page.ts';
import { createDrafts } from './draft.ts';

const PATH = 'users/ana/drafts/diagnosis';

async function openPage() {
  const backend = createMemoryBackend(makePerson('ana'));
  backend.documents.set('users/ana', {});
  const page = testPage(backend);
  await page.session.ensure();
  const open = createDrafts(page.session);
  return { ...page, open, draft: open('diagnosis', v.unknown()) };
}

test('a stored draft is read back', async () => {
  const { draft } = await openPage();
  const value = fc.jsonValue({ noUnicodeString: false });
  await fc.assert(
    fc.asyncProperty(value, async (kept) => {
      expect(await draft.save(kept)).toMatchObject({ ok: true });
      expect(await draft.load()).toEqual(ok(JSON.parse(JSON.stringify(kept))));
    }),
  );
});

test('a draft contains exactly the text and the time', async () => {
  const { backend, draft } = await openPage();
  await draft.save({ step: 2 });
  expect(backend.documents.get(PATH)).toEqual({ data: '{"step":2}', updatedAt: expect.any(Date) });
});

test('a missing, cleared or illegible draft is null', async () => {
  const { backend, draft } = await openPage();
  expect(await draft.load()).toEqual(ok(null));
  await draft.save({ step: 2 });
  await draft.clear();
  expect(await draft.load()).toEqual(ok(null));
  backend.documents.set(PATH, { data: '{"step":' });
  expect(await draft.load()).toEqual(ok(null));
});

test('200 000 characters fit, one more does not', async () => {
  const { backend, draft } = await openPage();
  expect(await draft.save('a'.repeat(199_998))).toMatchObject({ ok: true });
  expect(await draft.save('a'.repeat(199_999))).toMatchObject({ ok: false });
  expect(backend.writes).toHaveLength(1);
});

test('a draft that arrives after a switch of person is not handed on', async () => {
  const { backend, draft } = await openPage();
  backend.documents.set(PATH, { data: '"de Ana"' });
  const door = createGate();
  backend.disturb = () => door.opened.then(() => null);
  const loading = draft.load();
  backend.becomes(makePerson('bia'));
  door.open();
  expect(await loading).toEqual({ ok: false, error: { message: NOT_AUTHENTICATED } });
});

test('a failure of the database is told', async () => {
  const { backend, draft } = await openPage();
  backend.disturb = async () => ({ code: 'unavailable' });
  for (const outcome of [draft.load(), draft.save(1), draft.clear()]) {
    expect(await outcome).toMatchObject({
      ok: false,
      error: { message: expect.stringMatching(/^(Não|Seu)/) },
    });
  }
});

test('a draft that the schema does not know is null', async () => {
  const { backend, open } = await openPage();
  backend.documents.set(PATH, { data: '{"step":2}' });
  expect(await open('diagnosis', v.object({ step: v.number() })).load()).toEqual(ok({ step: 2 }));
  expect(await open('diagnosis', v.object({ step: v.string() })).load()).toEqual(ok(null));
});
