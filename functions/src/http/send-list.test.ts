import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { errorHandler } from './error-handler.ts';
import type { RequestEntry } from './log.ts';
import { requestLog } from './request-log.ts';
import { sendList } from './send-list.ts';

let server: Server;
afterEach(() => server.close());

/** Serves the items once, after a head, and gives the address and what is logged. */
async function serve(items: () => AsyncIterable<unknown>) {
  const logged: RequestEntry[] = [];
  const app = express();
  app.use(requestLog((entry) => void logged.push(entry)));
  app.get('/list', (_req, res) => sendList(res, { title: 'Ana' }, 'items', items()));
  app.use(errorHandler);
  server = createServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/list`, logged };
}

async function* first(count: number, then?: Error): AsyncGenerator<{ n: number; text: string }> {
  for (let n = 0; n < count; n++) yield { n, text: 'x'.repeat(1000) };
  if (then) throw then;
}

describe('sendList', () => {
  it.each([0, 1, 5_000])('sends %i items as one JSON object', async (count) => {
    const { url } = await serve(() => first(count));
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toContain('application/json');
    const body = (await response.json()) as { title: string; items: { n: number }[] };
    expect(body.title).toBe('Ana');
    expect(body.items.map(({ n }) => n)).toEqual(Array.from({ length: count }, (_, n) => n));
  });

  it('answers in the usual shape where not even the first item can be had', async () => {
    const { url } = await serve(() => first(0, Object.assign(new Error('x'), { code: 14 })));
    const response = await fetch(url);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ error: { code: 'unavailable' } });
  });

  it('breaks off where a later item fails, and logs where, without the message', async () => {
    const { url, logged } = await serve(() => first(2_000, new RangeError('currículo de Ana')));
    await expect(fetch(url).then((response) => response.text())).rejects.toBeInstanceOf(TypeError);
    await vi.waitFor(() => expect(logged).toHaveLength(1));
    expect(logged[0]).toMatchObject({
      severity: 'ERROR',
      failure: 'unfinished',
      fault: { name: 'RangeError' },
    });
    expect(JSON.stringify(logged)).not.toContain('Ana');
  });
});
