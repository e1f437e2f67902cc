import { gunzipSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { built } from './built-release.testing.ts';
import { startCloudFake, type CloudFake } from './cloud-fake.testing.ts';
import { openCloudStore } from './cloud-store.ts';
import { readBack } from './read-back.ts';
import { describeStore } from './store.contract.ts';
import { upload } from './upload.ts';

const fakes: CloudFake[] = [];
afterEach(() => fakes.splice(0).forEach((fake) => fake.close()));

async function open(prefix = 'aura/releases') {
  const fake = await startCloudFake();
  fakes.push(fake);
  const { apiEndpoint } = fake;
  return {
    store: openCloudStore('bucket', prefix, { apiEndpoint, projectId: 'demo-aura' }),
    objects: fake.objects,
  };
}

describeStore('a bucket', async () => (await open()).store);
describeStore('a bucket without a prefix', async () => (await open('')).store);

const script = new TextEncoder().encode('export const a = 1;\n'.repeat(100));

test('files of a version are stored compressed for ever; the pointer is always revalidated', async () => {
  const { store, objects } = await open();
  await store.create('remotes/tools/1.0.0/a.js', script);
  await store.replace('registry.json', new TextEncoder().encode('{}'));
  const file = objects.get('aura/releases/remotes/tools/1.0.0/a.js');
  expect(file?.metadata).toMatchObject({
    contentType: 'text/javascript; charset=utf-8',
    contentEncoding: 'gzip',
    cacheControl: 'public, max-age=31536000, immutable',
  });
  expect(new Uint8Array(gunzipSync(file?.contents ?? ''))).toEqual(script);
  expect(objects.get('aura/releases/registry.json')?.metadata).toMatchObject({
    contentType: 'application/json; charset=utf-8',
    cacheControl: 'no-cache',
  });
});

test('files are read back uncompressed', async () => {
  const { store } = await open();
  await store.create('remotes/tools/1.0.0/a.js', script);
  expect(new Uint8Array((await store.read('remotes/tools/1.0.0/a.js')) ?? [])).toEqual(script);
});

test('a release is read back at the public address of the bucket, for the origins that it allows', async () => {
  const fake = await startCloudFake(3, 'https://aura.example');
  fakes.push(fake);
  const store = openCloudStore('bucket', '', { apiEndpoint: fake.apiEndpoint, projectId: 'demo-aura' });
  const build = built();
  await upload(store, build);
  const release = { baseUrl: `${fake.publicUrl}remotes/tools/1.0.0/`, descriptor: build.descriptor };
  const descriptorText = build.files.get('descriptor.json') ?? new Uint8Array();
  const read = (shellOrigin: string) => readBack(release, { descriptorText, shellOrigin });
  expect(await read('https://aura.example')).toEqual({ ok: true, value: null });
  expect(await read('https://other.example')).toMatchObject({
    ok: false,
    error: expect.stringContaining('não deixa https://other.example lê-la'),
  });
});
