import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../../workspaces/paths.ts';
import { openSideDoor } from './edge.ts';
import { WALKED } from './walk-journeys.ts';
import { findProblem, watchAnswers, type Given } from './watch-answers.ts';

const SAFE = { 'strict-transport-security': 'max-age=31536000', 'x-content-type-options': 'nosniff' };
const PAGE: Given = {
  behind: 'site',
  path: '/sobre-nos?de=teste',
  status: 200,
  headers: {
    ...SAFE,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; script-src 'self'",
  },
};
const API: Given = {
  behind: 'site',
  path: '/api/health',
  status: 429,
  headers: { ...SAFE, 'content-type': 'application/json', 'cache-control': 'no-store' },
};
const FILE: Given = {
  behind: 'remotes',
  path: '/tools/1.0.0/entry.0123abcd.js',
  status: 200,
  headers: { 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=31536000, immutable' },
};
const change = (given: Given, headers: Given['headers']): Given => ({
  ...given,
  headers: { ...given.headers, ...headers },
});

test.each([
  ['a page', PAGE],
  ['an answer of the backend', API],
  ['a file of a remote', FILE],
  ['an answer of Google', { behind: 'accounts', path: '/v1/x', status: 400, headers: {} } satisfies Given],
  ['one without contents', { ...PAGE, status: 304, headers: {} }],
  ['a redirect', { ...PAGE, status: 301, headers: {} }],
])('%s that keeps its promises has no problem', (_what, given) => {
  expect(findProblem(given)).toBeNull();
});

test.each([
  ['TLS', change(PAGE, { 'strict-transport-security': undefined })],
  ['nosniff', change(API, { 'x-content-type-options': undefined })],
  ['política', change(PAGE, { 'content-security-policy': undefined })],
  [
    'unsafe-inline',
    change(PAGE, { 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'" }),
  ],
  ['guardada', change(API, { 'cache-control': 'public' })],
  ['guardado', change(FILE, { 'cache-control': 'no-cache' })],
  ['lido', change(FILE, { 'access-control-allow-origin': undefined })],
])('an answer without %s is named', (said, given) => {
  expect(findProblem(given)).toContain(said);
});

test('every answer counts, and each problem is named once', () => {
  const { look, sum } = watchAnswers();
  for (const given of [PAGE, API, change(API, { 'cache-control': '' }), change(API, { 'cache-control': '' })])
    look(given);
  expect(sum()).toEqual({
    name: 'cabeçalhos e políticas de 4 respostas',
    problem: 'site /api/health: a resposta do servidor é guardada',
  });
});

test('the side door leads by the beginning of the path', async () => {
  const edge: RequestListener = (req, res) => void res.end(`${req.headers.host ?? ''} ${req.url ?? ''}`);
  const server = createServer(openSideDoor(edge, 'aura.test')).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((listening) => server.once('listening', listening));
  const ask = async (path: string) =>
    (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`)).text();
  expect(await ask('/sobre-nos?x=1')).toBe('aura.test /sobre-nos?x=1');
  expect(await ask('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=demo')).toBe(
    'identitytoolkit.googleapis.com /v1/accounts:signUp?key=demo',
  );
});

test.each(WALKED)('the journey of %s that the twin walks is there: %s', (file, title) => {
  const text = readFileSync(join(ROOT, 'e2e/src/journeys', file), 'utf8');
  expect(text.split(`'${title}`)).toHaveLength(2);
});
