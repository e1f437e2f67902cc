import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { prepareDeployment } from './deployment.ts';
import { makeFixed } from './live-reload.ts';
import { handleShell } from './shell-server.ts';
import { testSite, type TestSite } from './site.testing.ts';

const REGISTRY = { payload: '{}', signature: 'AAAA' };

let dist = '';
let site: TestSite;
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'aura-shell-'));
  await writeFile(join(dist, 'main.0a1b2c3d.js'), 'plain');
  await writeFile(join(dist, 'main.0a1b2c3d.js.br'), 'brotli');
  await writeFile(join(dist, 'favicon.svg'), '<svg/>');
  await writeFile(join(dist, 'app.html'), 'not composed');
  site = await testSite((origin) =>
    handleShell({
      dist,
      origin,
      deployment: makeFixed(
        prepareDeployment({
          pages: {
            applications: new Map([['/checkout/:priceId', '<title>app</title>']]),
            notFound: '<title>nada</title>',
            prerendered: new Map([['/sobre', '<title>sobre</title>']]),
            texts: new Map([['/sitemap.xml', '<urlset/>']]),
          },
          policy: { remoteOrigins: [], connect: [], trustedTypes: ['aura'] },
          registry: REGISTRY,
        }),
      ),
    }),
  );
});
afterAll(async () => {
  site.close();
  await rm(dist, { recursive: true });
});

describe('pages', () => {
  it('answers a known path with the application, asked for every time', async () => {
    const { status, headers, body } = await site.get('/checkout/x');
    expect([status, body.toString()]).toEqual([200, '<title>app</title>']);
    expect(headers['cache-control']).toBe('no-cache');
  });
  it.each([43, 12, 1])('takes a token with a dot and %i characters behind it for no file', async (length) => {
    const { status, body } = await site.get(`/checkout/acme.${'x'.repeat(length)}`);
    expect([status, body.toString()]).toEqual([200, '<title>app</title>']);
  });
  it('answers an unknown path with a page of its own and 404', async () => {
    const { status, body } = await site.get('/nada');
    expect([status, body.toString()]).toEqual([404, '<title>nada</title>']);
  });
  it('answers the text files of the root', async () => {
    const { headers, body } = await site.get('/sitemap.xml');
    expect([headers['content-type'], body.toString()]).toEqual([
      'application/xml; charset=utf-8',
      '<urlset/>',
    ]);
  });
  it.each([
    ['/sobre/?a=1', '/sobre?a=1'],
    ['/nada//', '/nada'],
  ])('%s has one address only', async (path, target) => {
    const { status, headers } = await site.get(path);
    expect([status, headers.location]).toEqual([301, target]);
  });
  it('never sends anybody to another site', async () => {
    for (const path of ['//evil.example/', '/\\\\evil.example/', '//'])
      expect((await site.get(path)).headers.location).toBeUndefined();
  });
  it('answers a prerendered path with its own page', async () => {
    expect((await site.get('/sobre')).body.toString()).toBe('<title>sobre</title>');
  });
  it('compresses, and answers 304 to a browser that holds the page', async () => {
    const first = await site.get('/checkout/x', { 'accept-encoding': 'gzip, br' });
    expect(first.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(first.body).toString()).toBe('<title>app</title>');
    const second = await site.get('/checkout/x', { 'if-none-match': String(first.headers.etag) });
    expect([second.status, second.body.length]).toEqual([304, 0]);
  });
  it('sends an alias to its canonical path with the query', async () => {
    const { status, headers } = await site.get('/cadastro?next=%2Fvagas');
    expect([status, headers.location]).toEqual([301, '/signup?next=%2Fvagas']);
  });
});

describe('the registry', () => {
  it('comes as it was signed, asked for every time, compressed, and 304 to whoever holds it', async () => {
    const { headers, body } = await site.get('/registry.json', { 'accept-encoding': 'br' });
    expect(JSON.parse(brotliDecompressSync(body).toString())).toEqual(REGISTRY);
    expect(headers['content-type']).toBe('application/json; charset=utf-8');
    expect([headers['cache-control'], headers.vary]).toEqual(['no-cache', 'Accept-Encoding']);
    const again = await site.get('/registry.json', { 'if-none-match': String(headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });
});

describe('files', () => {
  it('serves the precompressed file to a browser that takes it, for ever', async () => {
    const { headers, body } = await site.get('/main.0a1b2c3d.js', { 'accept-encoding': 'br' });
    expect([body.toString(), headers['content-encoding']]).toEqual(['brotli', 'br']);
    expect(headers['cache-control']).toBe('public,max-age=31536000,immutable');
    expect(headers.vary).toBe('Accept-Encoding');
  });
  it("leaves out of a file of the build what its page's policy says: it opens nothing by itself", async () => {
    const policyOf = async (path: string) => (await site.get(path)).headers['content-security-policy'];
    expect(await policyOf('/main.0a1b2c3d.js')).toBe("default-src 'none'; frame-ancestors 'none'");
    // A worker of the page's own has the policy of its file.
    for (const path of ['/checkout/x', '/favicon.svg']) expect(await policyOf(path)).toContain('script-src');
  });
  it('serves the plain file otherwise, and 304 when unchanged', async () => {
    const first = await site.get('/main.0a1b2c3d.js');
    expect([first.body.toString(), first.headers['content-encoding']]).toEqual(['plain', undefined]);
    expect(
      (await site.get('/main.0a1b2c3d.js', { 'if-none-match': String(first.headers.etag) })).status,
    ).toBe(304);
  });
  it('asks every time for a file without a hash in its name', async () => {
    expect((await site.get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  });
  it.each(['/gone.0a1b2c3d.js', '/app.html', '/../package.json', '/%2e%2e/package.json'])(
    'answers %s with 404 and plain text',
    async (path) => {
      const { status, headers } = await site.get(path);
      expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
    },
  );
});

describe('what is refused', () => {
  it('sends a request for another host name to the origin', async () => {
    const { status, headers } = await site.get('/planos?a=1', { host: 'evil.example' });
    expect([status, headers.location]).toEqual([307, `${site.origin}/planos?a=1`]);
  });
  it('forwards nothing to the backend for another host name', async () => {
    expect((await site.get('/api/profile', { host: 'evil.example' }, 'POST')).status).toBe(421);
  });
  it('takes no other method than GET and HEAD', async () => {
    expect((await site.get('/checkout/x', {}, 'POST')).status).toBe(405);
    expect((await site.get('/checkout/x', {}, 'HEAD')).status).toBe(200);
  });
  it('answers an address that cannot be decoded with 400', async () => {
    expect((await site.get('/%E0%A4%A')).status).toBe(400);
  });
});

it('puts the security headers on every kind of answer', async () => {
  const answers = await Promise.all([
    site.get('/checkout/x'),
    site.get('/nada'),
    site.get('/cadastro'),
    site.get('/favicon.svg'),
    site.get('/main.0a1b2c3d.js'),
    site.get('/gone.js'),
    site.get('/gapi-shim.js'),
    site.get('/registry.json'),
    site.get('/checkout/x', {}, 'POST'),
    site.get('/checkout/x', { host: 'evil.example' }),
  ]);
  for (const { headers } of answers) {
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('DENY');
    expect(headers['referrer-policy']).toBe('strict-origin');
    expect(headers['permissions-policy']).toContain('camera=()');
  }
});
