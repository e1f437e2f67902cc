import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { expect, it } from 'vitest';
import { isLoopbackHost } from './start-listening.ts';
import { openSandbox } from '../testing/sandbox.testing.ts';

it.each(['localhost', 'localhost:4319', '127.0.0.1:4319', '[::1]:80', 'LOCALHOST'])('serves %s', (host) =>
  expect(isLoopbackHost(host)).toBe(true),
);

it.each([undefined, '', 'evil.example', 'localhost.evil.example', '127.0.0.1.evil.example:4319', '10.0.0.1'])(
  'does not serve %s',
  (host) => expect(isLoopbackHost(host)).toBe(false),
);

async function statusFor(origin: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const req = request(`${origin}/control/people/ana`, { headers }).end();
  const [res] = (await once(req, 'response')) as [IncomingMessage];
  res.resume();
  return res.statusCode ?? 0;
}

it('refuses a name that was pointed at this machine', async () => {
  const { origin } = await openSandbox();
  expect(await statusFor(origin, { host: 'evil.example' })).toBe(403);
  expect(await statusFor(origin, { host: 'localhost:1' })).toBe(200);
});

it('gives pages of browsers neither the API nor the controls', async () => {
  const { origin } = await openSandbox();
  expect(await statusFor(origin, { origin: 'http://localhost:4310' })).toBe(403);
});

it('refuses a body that is longer than anything it takes', async () => {
  const { origin } = await openSandbox();
  const response = await fetch(`${origin}/v1/customers`, { method: 'POST', body: 'x'.repeat(70_000) });
  expect(response.status).toBe(413);
});

it('says that a path is not known', async () => {
  const { origin } = await openSandbox();
  expect((await fetch(`${origin}/other`)).status).toBe(404);
  expect((await fetch(`${origin}/control/other`)).status).toBe(404);
  expect((await fetch(`${origin}/pagamentos-demo/%E0%A4%A`)).status).toBe(404);
});
