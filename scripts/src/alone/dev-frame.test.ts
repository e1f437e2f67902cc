import { releaseWith } from '@aura/shared-federation/testing';
import { afterEach, expect, test } from 'vitest';
import { listTrustedTypesPolicies } from '../static-server/headers.ts';
import { testSite, type TestSite } from '../static-server/site.testing.ts';
import { handleDevFrame } from './dev-frame.ts';

const sites: TestSite[] = [];
afterEach(() => {
  for (const site of sites.splice(0)) site.close();
});

const PAGE = `<html><head><script src="/frame.js"></script>
  <script type="application/json" id="aura-frame"></script>
  <script type="application/json" id="aura-registry"></script></head></html>`;

/** The frame in front of a development server that answers every path with its page or its path. */
async function frame(released = true) {
  const inner = await testSite(() => (req, res) => res.end(req.url === '/index.html' ? PAGE : req.url));
  const release = releaseWith({ name: 'tools' });
  const site = await testSite((origin) =>
    handleDevFrame({
      origin,
      innerPort: Number(new URL(inner.origin).port),
      release: () =>
        Promise.resolve(released ? { ok: true, value: release } : { ok: false, error: 'Ainda não.' }),
      policy: { remoteOrigins: [], connect: [], trustedTypes: listTrustedTypesPolicies(['tools']) },
      apiBase: 'https://api.example',
    }),
  );
  sites.push(inner, site);
  return site;
}

const HTML = { accept: 'text/html' };

test('a page names the release as it is served at this moment, and the backend', async () => {
  const site = await frame();
  const { status, body } = await site.get('/ferramentas-ia', HTML);
  expect(status).toBe(200);
  expect(body.toString()).toContain('"container":"mfe_test"');
  expect(body.toString()).toContain('{"apiBase":"https://api.example"}');
});

test('the code for hot reload stands before every script, allowed by its hash', async () => {
  const site = await frame();
  const { body, headers } = await site.get('/', HTML);
  expect(body.toString().indexOf('__REACT_DEVTOOLS_GLOBAL_HOOK__')).toBeLessThan(
    body.toString().indexOf('/frame.js'),
  );
  expect(headers['content-security-policy']).toMatch(/script-src 'self' 'sha256-/);
  expect(headers['content-security-policy']).toContain("require-trusted-types-for 'script'");
});

test('a call of the backend is told that there is none', async () => {
  const site = await frame();
  const { status, body } = await site.get('/api/contact', {}, 'POST');
  expect(status).toBe(503);
  expect(JSON.parse(body.toString())).toMatchObject({
    error: { code: 'unavailable', message: expect.stringContaining('Sem servidor no quadro') },
  });
});

test('files come from the development server, and a missing remote is reported', async () => {
  expect((await (await frame()).get('/frame.js')).body.toString()).toBe('/frame.js');
  const { status, body } = await (await frame(false)).get('/', HTML);
  expect([status, body.toString()]).toEqual([503, 'Ainda não.\n']);
});
