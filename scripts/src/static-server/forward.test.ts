import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { forward } from './forward.ts';
import { testSite, type TestSite } from './site.testing.ts';

let behind: Server;
let site: TestSite;
afterEach(() => {
  site.close();
  behind.close();
  behind.closeAllConnections();
});

async function start(handler: RequestListener): Promise<void> {
  behind = createServer(handler).listen(0, '127.0.0.1');
  await once(behind, 'listening');
  const { port } = behind.address() as AddressInfo;
  site = await testSite(() => (req, res) => {
    res.setHeader('X-Frame-Options', 'DENY');
    forward(req, res, { port, path: `/prefix${req.url ?? ''}` });
  });
}

it('passes path, status, body and headers on, but not those that the origin has set', async () => {
  await start((req, res) => {
    res.writeHead(409, { 'x-frame-options': 'ALLOWALL', 'x-mark': 'a', 'access-control-allow-origin': '*' });
    res.end(req.url);
  });
  const { status, headers, body } = await site.get('/api/x?y=1');
  expect([status, body.toString(), headers['x-mark']]).toEqual([409, '/prefix/api/x?y=1', 'a']);
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['access-control-allow-origin']).toBeUndefined();
});

it('answers 502 in the shape of the backend when nothing listens behind', async () => {
  await start(() => undefined);
  behind.close();
  await once(behind, 'close');
  const { status, body } = await site.get('/api/x');
  expect(status).toBe(502);
  expect(JSON.parse(body.toString())).toMatchObject({
    error: { code: 'unavailable', message: expect.any(String) },
  });
});

it('passes a stream on chunk by chunk and ends it behind when the browser goes away', async () => {
  const gone = vi.fn<() => void>();
  await start((_req, res) => {
    res.on('close', gone);
    res.write('first');
  });
  const req = get(`${site.origin.replace('localhost', '127.0.0.1')}/stream`);
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  const [chunk] = (await once(res, 'data')) as [Buffer];
  expect(chunk.toString()).toBe('first');
  expect(gone).not.toHaveBeenCalled();
  req.destroy();
  await vi.waitFor(() => expect(gone).toHaveBeenCalled());
});
