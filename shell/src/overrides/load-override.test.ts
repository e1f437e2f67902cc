import { releaseWith } from '@aura/shared-federation/testing';
import { afterEach, expect, test, vi } from 'vitest';
import { loadOverride } from './load-override.ts';

const ADDRESS = 'http://localhost:4311/';
const { descriptor } = releaseWith({ name: 'tools', version: '9.9.9' });

/** A development server that answers like this. */
function serve(answer: unknown, status = 200): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return Promise.resolve(Response.json(answer, { status }));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('the descriptor of the server becomes a release under its address', async () => {
  const asked = serve(descriptor);
  expect(await loadOverride('tools', ADDRESS)).toEqual({
    ok: true,
    value: { baseUrl: ADDRESS, descriptor },
  });
  expect(asked).toEqual(['http://localhost:4311/descriptor.json']);
});

test.each([
  ['another remote', { ...descriptor, name: 'billing' }, 200, 'é da parte “billing”'],
  ['an invalid descriptor', { ...descriptor, entry: { file: '../evil.js' } }, 200, 'descriptor.json: entry'],
  ['another contract', { ...descriptor, shellApi: { min: 7, max: 8 } }, 200, 'pede o contrato 7–8'],
  ['an error', {}, 404, 'respondeu 404'],
])('a server that answers with %s is refused with the reason', async (_, answer, status, reason) => {
  serve(answer, status);
  expect(await loadOverride('tools', ADDRESS)).toEqual({ ok: false, error: expect.stringContaining(reason) });
});

test('a server that is not there is named', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('refused')));
  expect(await loadOverride('tools', ADDRESS)).toEqual({
    ok: false,
    error: expect.stringContaining('confira se o servidor está no ar'),
  });
});
