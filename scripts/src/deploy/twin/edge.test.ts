import { EventEmitter } from 'node:events';
import { createServer, request, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { handleEdge } from './edge.ts';
import { listTwinHosts } from './twin-hosts.ts';
import { buildFunctionsOrigin } from '../environments/environment.ts';
import { twin } from '../environments/twin-environment.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(handler: RequestListener): Promise<number> {
  const server = createServer(handler);
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return (server.address() as AddressInfo).port;
}

/** An edge in front of a site; asks it by the site's name. */
async function openEdge(site: RequestListener, patienceMs = 10_000) {
  const own = await serve(site);
  const ports = { site: own, functions: own, remotes: await serve((_req, res) => res.end('remotes')) };
  const port = await serve(handleEdge(listTwinHosts(twin), { patienceMs, ports }));
  return (host: string, headers: Readonly<Record<string, string>> = {}, onChunk = () => {}) =>
    new Promise<{
      readonly status: number;
      readonly chunks: number;
      readonly body: string;
      readonly allowed: string | undefined;
    }>((done, fail) => {
      request({ host: '127.0.0.1', port, path: '/x', headers: { host, ...headers } }, (response) => {
        const chunks: string[] = [];
        response.on('data', (chunk: Buffer) => {
          chunks.push(chunk.toString());
          onChunk();
        });
        response.on('error', fail);
        response.on('end', () =>
          done({
            allowed: response.headers['access-control-allow-origin'],
            status: response.statusCode ?? 0,
            chunks: chunks.length,
            body: chunks.join(''),
          }),
        );
      })
        .on('error', fail)
        .end();
    });
}

const SITE = new URL(twin.origin).host;

test('names lead to their sites, and any other name to none', async () => {
  const ask = await openEdge((_req, res) => res.end('site'));
  expect((await ask(SITE)).body).toBe('site');
  expect((await ask(new URL(twin.remotes.origin).host)).body).toBe('remotes');
  expect((await ask('elsewhere.test')).status).toBe(421);
});

test("only one of a person's cookies is forwarded, with their address as the network saw it", async () => {
  let seen: IncomingMessage['headers'] = {};
  const ask = await openEdge((req, res) => {
    seen = req.headers;
    res.end();
  });
  await ask(SITE, { cookie: 'a=1; __session=s; b=2', 'x-forwarded-for': '203.0.113.9' });
  expect(seen.cookie).toBe('__session=s');
  expect(seen['fastly-client-ip']).toBe('127.0.0.1');
  expect(seen['x-forwarded-for']).toBe('203.0.113.9, 127.0.0.1, 192.0.2.1');
});

test('a stream arrives at its end, in one piece', async () => {
  const ask = await openEdge((_req, res) => {
    res.write('first ');
    setImmediate(() => res.end('last'));
  });
  expect(await ask(SITE)).toMatchObject({ chunks: 1, body: 'first last' });
});

test('a stream of the functions themselves arrives as it is sent', async () => {
  const first = new EventEmitter();
  let path: string | undefined;
  const ask = await openEdge((req, res) => {
    path = req.url;
    res.setHeader('access-control-allow-origin', twin.origin);
    res.write('first ');
    // Nothing more is sent before the first piece is there.
    first.once('piece', () => res.end('last'));
  });
  const host = new URL(buildFunctionsOrigin(twin)).host;
  expect(await ask(host, {}, () => first.emit('piece'))).toMatchObject({
    chunks: 2,
    body: 'first last',
    allowed: twin.origin,
  });
  expect(path).toBe('/demo-aura/southamerica-east1/x');
});

test('an answer that takes too long is given up', async () => {
  const ask = await openEdge(() => undefined, 20);
  expect((await ask(SITE)).status).toBe(504);
});
