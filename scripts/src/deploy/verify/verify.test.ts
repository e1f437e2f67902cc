import { ALIASES } from '@aura/shared-domain';
import { EMPTY_REGISTRY, parseRegistry } from '@aura/shared-federation';
import { createSigningKey, extractPublicKey, signRegistry } from '@aura/shared-federation/releases';
import { expect, test } from 'vitest';
import type { Answer } from './ask.ts';
import { verifySite, type Expected } from './verify.ts';

const ORIGIN = 'https://aura.example';
const PAGE = {
  'content-security-policy': "default-src 'none'; script-src 'self'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-cache',
};
const HOME = '<script src="/start.0123abcd.js"></script>';

const key = await createSigningKey();

async function registryAnswer(overrides: 'none' | 'localhost' = 'none'): Promise<Answer> {
  const registry = parseRegistry({ ...EMPTY_REGISTRY, overrides });
  if (!registry.ok) throw new Error(registry.error);
  return { status: 200, headers: {}, body: JSON.stringify(await signRegistry(registry.value, key)) };
}

const EXPECTED: Expected = {
  origin: ORIGIN,
  paths: ['/', '/planos'],
  backend: ['core', 'jobs'],
  registry: { url: '/registry.json', key: extractPublicKey(key) },
};

/** A site that answers as it has to, but for what is put in its place. */
async function problemsOf(changed: Readonly<Record<string, Answer>> = {}): Promise<readonly string[]> {
  const registry = await registryAnswer();
  const checks = await verifySite(EXPECTED, async (url) => {
    const { pathname, search } = new URL(url);
    const given = changed[pathname];
    if (given) return given;
    const target = ALIASES[pathname];
    if (target !== undefined) return { status: 301, headers: { location: target + search }, body: '' };
    if (pathname === '/registry.json') return registry;
    if (pathname === '/api/health')
      return { status: 200, headers: { 'cache-control': 'no-store' }, body: '' };
    const [, codebase] = /^\/api\/(\w+)\/health$/.exec(pathname) ?? [];
    if (codebase !== undefined)
      return { status: 200, headers: {}, body: JSON.stringify({ status: 'ok', codebase }) };
    if (pathname.endsWith('.js'))
      return { status: 200, headers: { 'cache-control': 'public,max-age=1,immutable' }, body: '' };
    const status = EXPECTED.paths.includes(pathname) ? 200 : 404;
    return { status, headers: PAGE, body: HOME };
  });
  return checks.filter(({ problem }) => problem !== null).map(({ name }) => name);
}

test('a site that keeps everything has no problem', async () => {
  expect(await problemsOf()).toEqual([]);
});

const page = (headers: Readonly<Record<string, string>>): Answer => ({
  status: 200,
  headers: { ...PAGE, ...headers },
  body: HOME,
});

test.each([
  ['a page that is not there', { '/planos': { status: 404, headers: PAGE, body: '' } }, 'página /planos'],
  ['a page without a policy', { '/planos': page({ 'content-security-policy': '' }) }, 'página /planos'],
  [
    'a policy that allows this machine',
    { '/planos': page({ 'content-security-policy': "default-src 'none'; script-src http://localhost:*" }) },
    'página /planos',
  ],
  ['a page without TLS for good', { '/planos': page({ 'strict-transport-security': '' }) }, 'página /planos'],
  ['a page that is kept', { '/': page({ 'cache-control': 'max-age=60' }) }, 'página /'],
  ['every address a page', { '/nada-por-aqui': page({}) }, 'endereço que não existe'],
  [
    'an old address that forgets the query',
    { '/vagas': { status: 301, headers: { location: '/buscador-vagas' }, body: '' } },
    'endereço antigo /vagas',
  ],
  [
    'a file that is asked for every time',
    { '/start.0123abcd.js': { status: 200, headers: { 'cache-control': 'no-cache' }, body: '' } },
    'arquivos com o conteúdo no nome',
  ],
  [
    'an answer of the backend that may be kept',
    { '/api/health': { status: 200, headers: { 'cache-control': 'no-cache' }, body: '' } },
    'servidor',
  ],
  [
    'a registry that somebody else signed',
    {
      '/registry.json': {
        status: 200,
        headers: {},
        body: JSON.stringify({ payload: '{}', signature: 'AA==' }),
      },
    },
    'registro e remotos',
  ],
] as const)('finds %s', async (_what, changed, name) => {
  expect(await problemsOf(changed)).toEqual([name]);
});

test('finds a registry that lets remotes of other machines in', async () => {
  expect(await problemsOf({ '/registry.json': await registryAnswer('localhost') })).toEqual([
    'registro e remotos',
  ]);
});
