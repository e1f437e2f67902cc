import { createServer } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { FAULTS } from '../fixtures/faults.ts';
import { hang, json, startProvider } from '../fixtures/provider.ts';
import { fetchJson, retryAfterMs } from './fetch-json.ts';

const KEY = 'chave-canario';
const ofPath = (baseUrl: string) => new URL(`/lista?app_key=${KEY}`, baseUrl);
const never = () => new AbortController().signal;
/** Answers that only the reader of the list can judge. */
const OF_READERS = ['sends another shape', 'sends bad ads'];

describe('fetchJson', () => {
  it('returns the parsed answer', async () => {
    const { baseUrl, asked } = await startProvider(json({ vagas: ['ação'] }));
    expect(await fetchJson(ofPath(baseUrl), { signal: never() })).toEqual({
      ok: true,
      value: { vagas: ['ação'] },
    });
    expect(asked).toEqual([`/lista?app_key=${KEY}`]);
  });

  it.each(FAULTS.filter(([name]) => !OF_READERS.includes(name)))(
    'reports a provider that %s, without the key',
    async (_, answer, state) => {
      const { baseUrl } = await startProvider(answer);
      const signal = state === 'slow' ? AbortSignal.timeout(60) : never();
      const result = await fetchJson(ofPath(baseUrl), { signal });
      expect(result).toMatchObject({ ok: false, error: { state } });
      expect(JSON.stringify(result)).not.toContain(KEY);
    },
  );

  it('reports a provider that does not listen as down', async () => {
    const { baseUrl, close } = await startProvider(hang);
    await close();
    expect(await fetchJson(ofPath(baseUrl), { signal: never() })).toMatchObject({ error: { state: 'down' } });
  });

  it('calls one down that speaks something else', async () => {
    const server = createServer((socket) => socket.end('220 smtp.example\r\n')).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const { port } = server.address() as { port: number };
    const result = await fetchJson(ofPath(`http://127.0.0.1:${port}`), { signal: never() });
    server.close();
    expect(result).toMatchObject({ error: { state: 'down' } });
  });

  it('counts bytes as they are once unpacked', async () => {
    const packed = gzipSync(JSON.stringify({ vagas: 'a'.repeat(5000) }));
    const { baseUrl } = await startProvider((_, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-encoding': 'gzip' });
      res.end(packed);
    });
    const within = (maxBytes: number) => fetchJson(ofPath(baseUrl), { signal: never(), maxBytes });
    expect(packed.length).toBeLessThan(1000);
    expect(await within(1000)).toMatchObject({ error: { state: 'nonsense' } });
    expect(await within(6000)).toMatchObject({ ok: true });
  });

  it('follows a redirect on the same host, but not an endless one', async () => {
    const provider = await startProvider((req, res) => {
      if (req.url === '/aqui') return json({ aqui: true })(req, res);
      json({}, 301, { location: '/aqui' })(req, res);
    });
    expect(await fetchJson(ofPath(provider.baseUrl), { signal: never() })).toEqual({
      ok: true,
      value: { aqui: true },
    });
    provider.answer = json({}, 302, { location: '/outra' });
    expect(await fetchJson(ofPath(provider.baseUrl), { signal: never() })).toMatchObject({
      error: { state: 'nonsense' },
    });
  });

  it('never calls another host from a redirect', async () => {
    const other = await startProvider(json({ roubado: true }));
    const { baseUrl } = await startProvider(json({}, 302, { location: `${other.baseUrl}/?app_key=${KEY}` }));
    await fetchJson(ofPath(baseUrl), { signal: never() });
    expect(other.asked).toEqual([]);
  });

  it('hears how long it is not to be called', async () => {
    const { baseUrl } = await startProvider(json({}, 429, { 'retry-after': '120' }));
    expect(await fetchJson(ofPath(baseUrl), { signal: never() })).toEqual({
      ok: false,
      error: { state: 'overQuota', retryAfterMs: 120_000 },
    });
  });
});

const DATE = 'Sun, 22 Nov 2026 10:00:00 GMT';

it.each([
  ['30', 30_000],
  ['0', 0],
  ['999999999', 24 * 60 * 60 * 1000],
  ['Sun, 22 Nov 2026 10:05:00 GMT', 300_000],
  ['Sun, 22 Nov 2026 09:00:00 GMT', 0],
  ['amanhã', null],
  ['-5', null],
  ['', null],
])('"%s" asks for %s milliseconds', (asked, ms) => {
  expect(
    retryAfterMs(new Headers({ date: DATE, 'retry-after': encodeURI(asked).replaceAll('%20', ' ') })),
  ).toBe(ms);
});

it('says nothing where the answer does not', () => {
  expect(retryAfterMs(new Headers())).toBeNull();
  expect(retryAfterMs(new Headers({ 'retry-after': DATE }))).toBeNull();
});
