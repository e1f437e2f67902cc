import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { built } from './built-release.testing.ts';
import { readBack } from './read-back.ts';

const SHELL = 'http://localhost:4310';
const { descriptor, files } = built();
const descriptorText = files.get('descriptor.json') ?? new Uint8Array();

let server: Server;
let baseUrl = '';
/** Answers that differ from those of a release that is served as it should be. */
let odd: Readonly<Record<string, (res: ServerResponse) => void>>;
let asked: string[];
beforeEach(async () => {
  odd = {};
  asked = [];
  server = createServer((req, res) => {
    const file = req.url?.replace('/1.0.0/', '') ?? '';
    asked.push(file);
    res.setHeader('Access-Control-Allow-Origin', req.headers.origin ?? 'none');
    const answer = odd[file] ?? (() => res.end(files.get(file)));
    answer(res);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  baseUrl = `http://localhost:${(server.address() as AddressInfo).port}/1.0.0/`;
});
afterEach(() => void server.close());

const read = () => readBack({ baseUrl, descriptor }, { descriptorText, shellOrigin: SHELL });

describe('readBack', () => {
  test('asks for the descriptor, the entry and every asset', async () => {
    expect(await read()).toEqual({ ok: true, value: null });
    expect(asked.toSorted()).toEqual(['app.css', 'app.js', 'descriptor.json', 'remoteEntry.js']);
  });

  test.each([
    ['is missing', 'remoteEntry.js', (res: ServerResponse) => res.writeHead(404).end(), 'estado 404'],
    [
      'leads elsewhere',
      'app.js',
      (res: ServerResponse) => res.writeHead(302, { Location: '/' }).end(),
      'estado 302',
    ],
    ['has other bytes', 'app.css', (res: ServerResponse) => res.end('css!'), '4 bytes que não são'],
    ['is another descriptor', 'descriptor.json', (res: ServerResponse) => res.end('{}'), '2 bytes que não'],
    [
      'may not be read by the shell',
      'app.js',
      (res: ServerResponse) =>
        res.setHeader('Access-Control-Allow-Origin', 'https://other.example').end('app'),
      'https://other.example',
    ],
  ])('refuses a release of which a file %s, with file, address and answer', async (_, file, answer, what) => {
    odd = { [file]: answer };
    const refused = await read();
    expect(refused.ok ? '' : refused.error).toMatch(/^[^\n]+\.$/);
    expect(refused).toMatchObject({ error: expect.stringContaining(`${file} de tools@1.0.0`) });
    expect(refused).toMatchObject({ error: expect.stringContaining(`${baseUrl}${file}`) });
    expect(refused).toMatchObject({ error: expect.stringContaining(what) });
  });

  test('reports that nobody answers', async () => {
    server.close();
    await once(server, 'close');
    expect(await read()).toMatchObject({ ok: false, error: expect.stringContaining('ECONNREFUSED') });
  });
});
