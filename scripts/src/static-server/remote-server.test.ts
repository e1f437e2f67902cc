import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { remoteHandler } from './remote-server.ts';
import { testSite, type TestSite } from './site.testing.ts';

let dist = '';
let site: TestSite;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'aura-remote-'));
  await writeFile(join(dist, 'remoteEntry.0a1b2c3d.js'), 'entry');
  site = await testSite(() =>
    remoteHandler({ dist, version: '1.2.3', shellOrigin: 'http://localhost:4310' }),
  );
});
afterAll(async () => {
  site.close();
  await rm(dist, { recursive: true });
});

it('serves the files under the version, for the shell’s origin', async () => {
  const { status, headers, body } = await site.get('/1.2.3/remoteEntry.0a1b2c3d.js');
  expect([status, body.toString()]).toEqual([200, 'entry']);
  expect(headers['access-control-allow-origin']).toBe('http://localhost:4310');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers.vary).toBe('Origin, Accept-Encoding');
  expect(headers['cache-control']).toContain('immutable');
});

it.each(['/remoteEntry.0a1b2c3d.js', '/1.2.4/remoteEntry.0a1b2c3d.js', '/1.2.3/', '/1.2.3/index.html', '/'])(
  'answers %s with 404 and plain text',
  async (path) => {
    const { status, headers } = await site.get(path);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    expect(headers['x-content-type-options']).toBe('nosniff');
  },
);

it('takes no other method than GET and HEAD', async () => {
  expect((await site.get('/1.2.3/remoteEntry.0a1b2c3d.js', {}, 'PUT')).status).toBe(405);
});
