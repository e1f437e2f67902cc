import { expect, test } from 'vitest';
import { trySignIn } from './sign-in.ts';

const SITE = { origin: 'https://aura.example', apiKey: 'chave' };
const WATCHER = { email: 'vigia@aura.example', password: 'senha' };

/** A site whose account service and backend answer so; says what was asked with. */
function siteWith(answers: { entrance?: Response; backend?: Response | Error }) {
  const asked: { url: string; body: unknown; token: string | null }[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, body: init.body, token: new Headers(init.headers).get('authorization') });
    const answer = url.startsWith(SITE.origin) ? answers.backend : answers.entrance;
    if (answer instanceof Error || !answer) throw answer ?? new Error('no answer');
    return answer;
  }) as typeof globalThis.fetch;
  return { fetch, asked };
}
const entrance = () => Response.json({ idToken: 'token' });
const problems = async (answers: Parameters<typeof siteWith>[0]) =>
  (await trySignIn(SITE, WATCHER, siteWith(answers).fetch)).map(({ problem }) => problem);

test('the backend knows the person who signed in', async () => {
  const { fetch, asked } = siteWith({ entrance: entrance(), backend: new Response('{}', { status: 500 }) });
  await trySignIn(SITE, WATCHER, fetch);
  expect(asked[0]?.url).toContain('identitytoolkit.googleapis.com');
  expect(asked[0]?.body).toContain(WATCHER.email);
  expect(asked[1]).toMatchObject({ url: 'https://aura.example/api/billing/status', token: 'Bearer token' });
});

test('a fault is reported with its place', async () => {
  expect(await problems({ entrance: new Response('', { status: 400 }) })).toEqual(['respondeu 400']);
  expect(await problems({ entrance: Response.json({}) })).toEqual([expect.stringContaining('não respondeu')]);
  expect(await problems({ entrance: entrance(), backend: new Error('x') })).toEqual([
    null,
    expect.stringContaining('não respondeu'),
  ]);
  expect(await problems({ entrance: entrance(), backend: new Response('', { status: 401 }) })).toEqual([
    null,
    'respondeu 401',
  ]);
  expect(await problems({ entrance: entrance(), backend: Response.json({ a: 1 }) })).toEqual([
    null,
    'respondeu o que o contrato não diz',
  ]);
});
