import { describe, expect, it, test } from 'vitest';
import { readSettings, readTelemetrySettings } from './settings.ts';

describe('readSettings', () => {
  it('allows the listed origins and no other', () => {
    const { allowsOrigin } = readSettings({
      GCLOUD_PROJECT: 'demo-aura',
      AURA_ALLOWED_ORIGINS: 'https://a.invalid, https://b.invalid',
    });
    const origins = [
      'https://a.invalid',
      'https://b.invalid',
      'https://c.invalid',
      '',
      'http://localhost:5000',
    ];
    expect(origins.map(allowsOrigin)).toEqual([true, true, false, false, false]);
  });

  it('allows the pages of this machine to a demo project without a list', () => {
    const { allowsOrigin } = readSettings({ GCLOUD_PROJECT: 'demo-aura' });
    const origins = [
      'http://127.0.0.1:5000',
      'http://localhost',
      'http://localhost.invalid',
      'http://127.0.0.1.invalid',
    ];
    expect(origins.map(allowsOrigin)).toEqual([true, true, false, false]);
  });

  it('allows no origin to a real project without a list, and believes one proxy', () => {
    const settings = readSettings({ GCLOUD_PROJECT: 'aura-producao' });
    expect(settings.allowsOrigin('http://localhost:5000')).toBe(false);
    expect(settings).toMatchObject({ projectId: 'aura-producao', trustedProxies: 1 });
  });

  it('uses a model with a key, or with an address and a name', () => {
    const modelOf = (env: NodeJS.ProcessEnv, GCLOUD_PROJECT = 'demo-aura') =>
      readSettings({ GCLOUD_PROJECT, ...env }).language;
    const gemini = {
      GEMINI_API_KEY: 'chave',
      GEMINI_MODEL: 'gemini-x',
      GEMINI_BASE_URL: 'http://127.0.0.1:1',
    };
    const local = { AURA_MODEL_URL: 'http://127.0.0.1:11434/v1', AURA_MODEL: 'llama' };
    expect(modelOf({}).provider).toBeNull();
    expect(modelOf({ GEMINI_API_KEY: ' ', GEMINI_MODEL: 'gemini-x' }).provider).toBeNull();
    expect(modelOf({ GEMINI_API_KEY: 'chave' }).provider).toEqual({
      kind: 'gemini',
      apiKey: 'chave',
      model: expect.stringContaining('flash'),
      baseUrl: null,
    });
    expect(modelOf(gemini).provider).toMatchObject({ model: 'gemini-x', baseUrl: 'http://127.0.0.1:1' });
    expect(modelOf({ ...gemini, ...local })).toEqual({
      provider: { kind: 'openai', url: local.AURA_MODEL_URL, model: 'llama', apiKey: null },
      ignored: [],
    });
    expect(modelOf({ ...local, AURA_MODEL_KEY: 'sk' }).provider).toMatchObject({ apiKey: 'sk' });
    // Half of it, plain HTTP from a real project, a password in the address: told by name, and off.
    expect(modelOf({ AURA_MODEL_URL: local.AURA_MODEL_URL })).toEqual({
      provider: null,
      ignored: ['AURA_MODEL_URL'],
    });
    expect(modelOf(local, 'aura-producao').provider).toBeNull();
    expect(modelOf({ ...local, AURA_MODEL_URL: 'https://a:b@modelo.invalid' }).provider).toBeNull();
  });

  it('accepts job ads of this machine only in a demo project', () => {
    const env = { AURA_LEVER_URL: 'http://127.0.0.1:1' };
    const baseUrl = (GCLOUD_PROJECT: string) => readSettings({ ...env, GCLOUD_PROJECT }).jobs.lever.baseUrl;
    expect(baseUrl('demo-aura')).toBe('http://127.0.0.1:1');
    expect(baseUrl('aura-producao')).toBeNull();
  });
});

const KEY = 'k'.repeat(32);
const read = (text?: string, isDemo = false) => readTelemetrySettings({ AURA_TELEMETRY_KEY: text }, isDemo);

test('a key that is long enough is taken', () => {
  expect(read(` ${KEY} `)).toEqual({ passKey: KEY, ignored: [] });
});

test('a missing key stays missing, and one that is too short is reported', () => {
  expect(read()).toEqual({ passKey: null, ignored: [] });
  expect(read('short')).toEqual({ passKey: null, ignored: ['AURA_TELEMETRY_KEY'] });
});

test('a demo project has its own key, which no other project uses', () => {
  const { passKey } = read(undefined, true);
  expect(read(passKey ?? '')).toEqual({ passKey: null, ignored: ['AURA_TELEMETRY_KEY'] });
  expect(read(KEY, true).passKey).toBe(KEY);
});
