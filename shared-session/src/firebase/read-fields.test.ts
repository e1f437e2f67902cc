import { afterEach, expect, test, vi } from 'vitest';
import { createFieldReader } from './read-fields.ts';

const fetched = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);
afterEach(() => fetched.mockReset());

const read = createFieldReader('https://base.example/documents', async () => ({ ok: true, value: 'ficha' }));
const answer = (body: unknown, status = 200) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));

test('asks for the named fields alone, as the person', async () => {
  answer({ fields: {} });
  await read('users/ana', ['name', 'lastDiagnosisResult.generatedAt']);
  const [url, init] = fetched.mock.lastCall ?? [];
  expect(url).toBe(
    'https://base.example/documents/users/ana?mask.fieldPaths=name&mask.fieldPaths=lastDiagnosisResult.generatedAt',
  );
  expect(init?.headers).toEqual({ Authorization: 'Bearer ficha' });
});

test('gives each value as the library would', async () => {
  answer({
    fields: {
      name: { stringValue: 'Ana' },
      points: { integerValue: '15' },
      share: { doubleValue: 0.5 },
      done: { booleanValue: true },
      none: { nullValue: null },
      until: { timestampValue: '2026-11-28T10:00:00Z' },
      tasks: { arrayValue: { values: [{ mapValue: { fields: { id: { stringValue: 'a' } } } }] } },
      empty: { arrayValue: {} },
      blank: { mapValue: {} },
    },
  });
  expect(await read('users/ana', [])).toEqual({
    ok: true,
    value: {
      name: 'Ana',
      points: 15,
      share: 0.5,
      done: true,
      none: null,
      until: new Date('2026-11-28T10:00:00Z'),
      tasks: [{ id: 'a' }],
      empty: [],
      blank: {},
    },
  });
});

test('says when there is no document, and fails on an answer that it does not know', async () => {
  answer({ error: {} }, 404);
  expect(await read('users/ana', [])).toEqual({ ok: true, value: null });
  answer({ error: {} }, 403);
  expect(await read('users/ana', [])).toMatchObject({ ok: false });
  answer({ fields: { where: { geoPointValue: {} } } });
  expect(await read('users/ana', [])).toMatchObject({ ok: false });
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  expect(await read('users/ana', [])).toMatchObject({ ok: false });
});
