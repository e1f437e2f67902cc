import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createRemoteHandler } from './remote-server.ts';
import { testSite, type TestSite } from './site.testing.ts';

const ENTRY = 'remoteEntry.0a1b2c3d.js';
let dir = '';
let site: TestSite;

/** Puts a file there, with the folders above it. */
async function put(path: string, text: string): Promise<void> {
  await mkdir(join(dir, path, '..'), { recursive: true });
  await writeFile(join(dir, path), text);
}
const built = (version: string) => put('dist/descriptor.json', JSON.stringify({ version }));

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'aura-remote-'));
  await built('1.2.3');
  await put(`dist/${ENTRY}`, 'copy');
  await put(`released/1.2.2/${ENTRY}`, 'released');
  await put(`released/1.2.2/${ENTRY}.br`, 'released, compressed');
  await put('released/1.2.2/.writing-1', 'half a file');
  await put(`dist-maps/${ENTRY}.map`, 'sources');
  await put(`released-private/maps/remote/1.2.2/${ENTRY}.map.gz`, 'sources');
  const parts = { released: join(dir, 'released'), dist: join(dir, 'dist') };
  site = await testSite(() => createRemoteHandler({ ...parts, shellOrigin: 'http://localhost:4310' }));
});
afterAll(async () => {
  site.close();
  await rm(dir, { recursive: true });
});

const text = async (path: string) => (await site.get(path)).body.toString();

it.each(['1.2.2', '1.2.3'])('serves the files of %s under the version, for the shell’s origin', async (v) => {
  const { status, headers } = await site.get(`/${v}/${ENTRY}`);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/javascript');
  expect(headers['access-control-allow-origin']).toBe('http://localhost:4310');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers.vary).toBe('Origin, Accept-Encoding');
  expect(headers['cache-control']).toBe('public,max-age=31536000,immutable');
});

it('keeps the versions apart', async () => {
  expect([await text(`/1.2.2/${ENTRY}`), await text(`/1.2.3/${ENTRY}`)]).toEqual(['released', 'copy']);
});

it('serves a released file as it was compressed', async () => {
  const { headers, body } = await site.get(`/1.2.2/${ENTRY}`, { 'accept-encoding': 'br' });
  expect([headers['content-encoding'], body.toString()]).toEqual(['br', 'released, compressed']);
});

it.each([
  `/1.2.3/${ENTRY}.map`,
  `/1.2.2/${ENTRY}.map`,
  `/1.2.2/${ENTRY}.map.gz`,
  `/dist-maps/${ENTRY}.map`,
  `/1.2.3/../dist-maps/${ENTRY}.map`,
  `/1.2.3/%2e%2e/dist-maps/${ENTRY}.map`,
  `/1.2.2/..%2f..%2freleased-private/maps/remote/1.2.2/${ENTRY}.map.gz`,
])('answers %s with nothing: source maps lie beside what is served', async (path) => {
  const { status, body } = await site.get(path);
  expect([status, body.toString().trim()]).toEqual([404, 'Arquivo não encontrado.']);
});

it('serves what is released and built meanwhile, the released file first', async () => {
  await built('2.0.0');
  expect([await text(`/2.0.0/${ENTRY}`), (await site.get(`/1.2.3/${ENTRY}`)).status]).toEqual(['copy', 404]);
  await put(`released/2.0.0/${ENTRY}`, 'released later');
  expect(await text(`/2.0.0/${ENTRY}`)).toBe('released later');
  await built('1.2.3');
});

it.each([
  `/${ENTRY}`,
  `/1.2.4/${ENTRY}`,
  '/1.2.3/',
  '/1.2.3/index.html',
  '/1.2.2/.writing-1',
  `/1.2.2/../1.2.3/${ENTRY}`,
  `/1.2.2/%2e%2e/1.2.2/${ENTRY}`,
  '/',
])('answers %s with 404 and plain text', async (path) => {
  const { status, headers } = await site.get(path);
  expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  expect(headers['x-content-type-options']).toBe('nosniff');
});

it('takes no other method than GET and HEAD', async () => {
  expect((await site.get(`/1.2.3/${ENTRY}`, {}, 'PUT')).status).toBe(405);
});

it('serves released versions without a working copy', async () => {
  const alone = await testSite(() =>
    createRemoteHandler({
      released: join(dir, 'released'),
      dist: null,
      shellOrigin: 'http://localhost:4310',
    }),
  );
  expect((await alone.get(`/1.2.2/${ENTRY}`)).status).toBe(200);
  expect((await alone.get(`/1.2.3/${ENTRY}`)).status).toBe(404);
  alone.close();
});
