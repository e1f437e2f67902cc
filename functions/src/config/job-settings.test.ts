import { describe, expect, it } from 'vitest';
import { readJobSettings } from './job-settings.ts';

const read = (env: Record<string, string>, isLocal = false) => readJobSettings(env, isLocal);

describe('readJobSettings', () => {
  it('uses the sample set and the index in memory in a demo project without settings', () => {
    const none = { boards: [], baseUrl: null };
    expect(read({}, true)).toEqual({
      sample: true,
      adzuna: null,
      greenhouse: none,
      lever: none,
      ashby: none,
      index: { kind: 'memory' },
      ignored: [],
    });
    expect(read({ AURA_JOBS_SAMPLE: 'off' }, true).sample).toBe(false);
  });

  it('reads the curated boards outside demonstrations, the named ones, or none if switched off', () => {
    const names = (env: Record<string, string>, isLocal?: boolean) => {
      const { greenhouse, lever } = read(env, isLocal);
      return [...greenhouse.boards, ...lever.boards].map(({ company }) => company);
    };
    expect(names({})).toEqual(expect.arrayContaining(['Nubank', 'CI&T']));
    expect(names({}, true)).toEqual([]);
    expect(names({ AURA_GREENHOUSE_BOARDS: 'ipe=Ipê', AURA_LEVER_SITES: 'off' })).toEqual(['Ipê']);
    expect(read({ AURA_LEVER_SITES: 'off' }).ignored).toEqual([]);
  });

  it.each([
    'https://169.254.169.254/latest',
    'https://10.0.0.1/ads',
    'https://172.20.0.5/ads',
    'https://192.168.1.9/ads',
    'https://[::1]/ads',
    'https://[fd00::1]/ads',
    'https://localhost/ads',
    'https://metadata.google.internal/ads',
    'https://intranet/ads',
  ])('asks no source of ads in an inner network: %s', (address) => {
    const env = { AURA_LEVER_URL: address, AURA_JOBS_INDEX: 'typesense', AURA_TYPESENSE_KEY: 'k' };
    const { lever, ignored } = read({ ...env, AURA_TYPESENSE_URL: 'https://10.0.0.7' });
    expect(lever.baseUrl).toBeNull();
    expect(ignored).toEqual(['AURA_LEVER_URL']);
  });

  it('takes a public address of a source', () => {
    for (const address of ['https://api.lever.co/v0', 'https://172.15.0.1/ads', 'https://8.8.8.8/ads'])
      expect(read({ AURA_LEVER_URL: address })).toMatchObject({ lever: { baseUrl: address }, ignored: [] });
  });

  it('shows fictional ads to real people only where somebody asks for them', () => {
    expect(read({}).sample).toBe(false);
    expect(read({ AURA_JOBS_SAMPLE: 'on' }).sample).toBe(true);
  });

  it('reports a switch of the sample set that is neither on nor off', () => {
    for (const value of ['on', 'off', ' ']) expect(read({ AURA_JOBS_SAMPLE: value }).ignored).toEqual([]);
    expect(read({ AURA_JOBS_SAMPLE: 'false' }, true)).toMatchObject({
      sample: true,
      ignored: ['AURA_JOBS_SAMPLE'],
    });
  });

  it('uses Adzuna only with both keys', () => {
    expect(read({ ADZUNA_APP_ID: ' a ', ADZUNA_APP_KEY: 'b' }).adzuna).toEqual({
      appId: 'a',
      appKey: 'b',
      baseUrl: null,
    });
    for (const name of ['ADZUNA_APP_ID', 'ADZUNA_APP_KEY']) {
      expect(read({ [name]: 'a' })).toMatchObject({ adzuna: null, ignored: [name] });
    }
  });

  it('reads boards, each once, with the name of the employer where it is given', () => {
    const { lever, ignored } = read({ AURA_LEVER_SITES: 'acme=Acme Indústria S.A., motores-do_vale ,' });
    expect(lever.boards).toEqual([
      { name: 'acme', company: 'Acme Indústria S.A.' },
      { name: 'motores-do_vale', company: 'Motores Do Vale' },
    ]);
    expect(ignored).toEqual([]);
  });

  it.each(['../v1', 'a/b', 'acme?x=1', 'ação', 'a b', 'x'.repeat(61)])(
    'leaves the board "%s" out',
    (name) => {
      const { greenhouse, ignored } = read({ AURA_GREENHOUSE_BOARDS: `boa,${name}` });
      expect(greenhouse.boards.map((board) => board.name)).toEqual(['boa']);
      expect(ignored).toEqual(['AURA_GREENHOUSE_BOARDS']);
    },
  );

  it('takes twenty boards of one provider', () => {
    const names = Array.from({ length: 25 }, (_, at) => `b${at}`).join(',');
    const { ashby, ignored } = read({ AURA_ASHBY_BOARDS: names });
    expect(ashby.boards).toHaveLength(20);
    expect(ignored).toEqual(['AURA_ASHBY_BOARDS']);
  });

  it('reaches a provider elsewhere over HTTPS, or on this machine where that is allowed', () => {
    const at = (url: string, isLocal: boolean) => read({ AURA_LEVER_URL: url }, isLocal);
    expect(at('https://api.eu.lever.co', false).lever.baseUrl).toBe('https://api.eu.lever.co');
    expect(at('http://127.0.0.1:99', true).lever.baseUrl).toBe('http://127.0.0.1:99');
    for (const [url, isLocal] of [
      ['http://127.0.0.1:99', false],
      ['http://lever.invalid', true],
      ['http://127.0.0.1.invalid', true],
      ['https://a:b@lever.invalid', false],
      ['file:///etc/passwd', true],
      ['lever', true],
    ] as const) {
      expect(at(url, isLocal)).toMatchObject({ lever: { baseUrl: null }, ignored: ['AURA_LEVER_URL'] });
    }
  });

  it('searches in Typesense where that is said, with address and key', () => {
    const typesense = { AURA_TYPESENSE_URL: 'https://ts.invalid', AURA_TYPESENSE_KEY: 'k' };
    expect(read(typesense).index).toEqual({ kind: 'memory' });
    expect(read({ ...typesense, AURA_JOBS_INDEX: 'typesense' }).index).toEqual({
      kind: 'typesense',
      url: 'https://ts.invalid',
      key: 'k',
    });
    expect(read({ AURA_JOBS_INDEX: 'typesense' })).toMatchObject({
      index: { kind: 'memory' },
      ignored: ['AURA_JOBS_INDEX'],
    });
  });

  it('sends the key of Typesense over HTTPS, or to this machine where that is allowed', () => {
    const at = (url: string, isLocal: boolean) =>
      read({ AURA_JOBS_INDEX: 'typesense', AURA_TYPESENSE_URL: url, AURA_TYPESENSE_KEY: 'k' }, isLocal);
    expect(at('http://127.0.0.1:8108', true).index).toMatchObject({ url: 'http://127.0.0.1:8108' });
    for (const [url, isLocal] of [
      ['http://127.0.0.1:8108', false],
      ['http://ts.invalid:8108', true],
      ['https://a:b@ts.invalid', false],
      ['ts', true],
    ] as const) {
      expect(at(url, isLocal)).toMatchObject({
        index: { kind: 'memory' },
        ignored: ['AURA_TYPESENSE_URL', 'AURA_JOBS_INDEX'],
      });
    }
  });
});
