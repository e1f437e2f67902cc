// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SHELL_API, type EntryElement } from '../contract/index.ts';
import { releaseWith } from '../testing/index.ts';
import { createFederationHost, type ProvidedModules } from './federation-host.ts';
import { loadFailure } from './load-failure.ts';

const React = { useState: () => 'state' };
const provided = { react: { version: '19.3.1', module: React } } as unknown as ProvidedModules;

/** What the server has under an address: code, or nothing. */
const files = new Map<string, (() => void) | null>();
let asked: HTMLScriptElement[] = [];

interface Scope {
  readonly react: Record<string, { get: () => () => unknown }>;
}

/** An entry that defines a container, which exposes a module. */
const entry = (name: string, app: () => unknown) => () => {
  let scope: Scope;
  Reflect.set(globalThis, name, {
    init: (given: Scope) => void (scope = given),
    get: () => Promise.resolve(() => ({ app: app(), react: scope.react['19.3.1']?.get()() })),
  });
};

beforeEach(() => {
  asked = [];
  vi.spyOn(document.head, 'append').mockImplementation((...nodes) => {
    const script = nodes[0] as HTMLScriptElement;
    asked.push(script);
    const code = files.get(script.src);
    if (code) code();
    queueMicrotask(() => script.dispatchEvent(new Event(code ? 'load' : 'error')));
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  files.clear();
});

/** A release with its own base address. */
function release(name: string) {
  const found = releaseWith({ name, container: `mfe_${name}` });
  return { release: found, url: found.baseUrl + found.descriptor.entry.file };
}

describe('createFederationHost', () => {
  test('returns the exposed module, evaluated with the shared modules', async () => {
    const { release: one, url } = release('one');
    files.set(
      url,
      entry('mfe_one', () => 'app'),
    );
    expect(await createFederationHost(provided).importRemote(one)).toEqual({ app: 'app', react: React });
    expect(asked[0]).toMatchObject({ crossOrigin: 'anonymous', integrity: one.descriptor.entry.integrity });
  });

  test('asks for an entry once, also for two at the same time', async () => {
    const { release: twice, url } = release('twice');
    files.set(
      url,
      entry('mfe_twice', () => 'app'),
    );
    const { importRemote } = createFederationHost(provided);
    await Promise.all([importRemote(twice), importRemote(twice)]);
    expect(asked).toHaveLength(1);
  });

  test('an entry that does not come is unreachable, and asked for again', async () => {
    const { release: late, url } = release('late');
    const { importRemote } = createFederationHost(provided);
    const failure: unknown = await importRemote(late).catch((error: unknown) => error);
    expect(loadFailure(failure)).toBe('unreachable');
    files.set(
      url,
      entry('mfe_late', () => 'app'),
    );
    expect(await importRemote(late)).toMatchObject({ app: 'app' });
  });

  test('an entry that leaves no container has crashed, even if an earlier one left its own', async () => {
    const { release: torn, url } = release('torn');
    files.set(
      url,
      entry('mfe_torn', () => 'app'),
    );
    await createFederationHost(provided).importRemote(torn);
    files.set(url, () => undefined);
    const failure: unknown = await createFederationHost(provided)
      .importRemote(torn)
      .catch((error: unknown) => error);
    expect(loadFailure(failure)).toBe('crashed');
  });

  test('another attempt asks with the integrity that a newer registry gives', async () => {
    const { release: mended, url } = release('mended');
    const { importRemote } = createFederationHost(provided);
    await expect(importRemote(mended)).rejects.toThrow('error');
    files.set(
      url,
      entry('mfe_mended', () => 'app'),
    );
    const integrity = `sha384-${'B'.repeat(64)}`;
    const descriptor = { ...mended.descriptor, entry: { ...mended.descriptor.entry, integrity } };
    await importRemote({ ...mended, descriptor });
    expect(asked.map((script) => script.integrity)).toEqual([mended.descriptor.entry.integrity, integrity]);
  });

  test('the element of an entry has the integrities of the newest registry', async () => {
    const { release: whole, url } = release('whole');
    const asset = (integrity: string) =>
      ({ file: 'chunk.js', kind: 'script', integrity, initial: false }) as const;
    const [before, after] = ['B', 'C'].map((letter) => `sha384-${letter.repeat(64)}`) as [string, string];
    files.set(
      url,
      entry('mfe_whole', () => 'app'),
    );
    const { importRemote } = createFederationHost(provided);
    const at = (integrity: string) => ({
      ...whole,
      descriptor: { ...whole.descriptor, assets: [asset(integrity)] },
    });
    await importRemote(at(before));
    const { integrityOf } = asked[0] as HTMLScriptElement & EntryElement;
    expect([integrityOf('chunk.js'), integrityOf('stranger.js')]).toEqual([before, undefined]);
    await importRemote(at(after));
    expect(integrityOf('chunk.js')).toBe(after);
  });

  test('the next attempt evaluates a module that threw again', async () => {
    const { release: shaky, url } = release('shaky');
    const apps = [
      () => {
        throw new TypeError('before');
      },
      () => 'app',
    ];
    files.set(url, () => entry('mfe_shaky', apps.shift() ?? (() => null))());
    const { importRemote } = createFederationHost(provided);
    await expect(importRemote(shaky)).rejects.toThrow('before');
    expect(await importRemote(shaky)).toMatchObject({ app: 'app' });
    expect(asked).toHaveLength(2);
  });

  test('files of the module that do not come leave the container as it is', async () => {
    const { release: partial, url } = release('partial');
    const chunks = [
      Promise.reject(Object.assign(new Error('chunk'), { name: 'ChunkLoadError' })),
      Promise.resolve(() => 'app'),
    ];
    chunks[0]?.catch(() => undefined);
    files.set(url, () => {
      Reflect.set(globalThis, 'mfe_partial', { init: () => undefined, get: () => chunks.shift() });
    });
    const { importRemote } = createFederationHost(provided);
    await expect(importRemote(partial)).rejects.toThrow('chunk');
    expect(await importRemote(partial)).toBe('app');
    expect(asked).toHaveLength(1);
  });

  test('the developer tools of Module Federation see the shell and its shared modules', () => {
    createFederationHost(provided);
    const { __INSTANCES__ } = Reflect.get(globalThis, '__FEDERATION__') as {
      __INSTANCES__: { name: string; shareScopeMap: Record<string, Record<string, object>> }[];
    };
    const shell = __INSTANCES__.findLast(({ name }) => name === 'shell');
    expect(Object.keys(shell?.shareScopeMap['default'] ?? {})).toEqual(Object.keys(provided));
  });

  test('a remote of the previous contract finds only the modules that it was made for', async () => {
    let loads = 0;
    const host = createFederationHost(provided, async () => {
      loads += 1;
      return { react: { version: '19.3.1', module: 'as it was' } };
    });
    const { release: today, url } = release('today');
    files.set(
      url,
      entry('mfe_today', () => 'app'),
    );
    expect(await host.importRemote(today)).toMatchObject({ react: React });
    expect(loads).toBe(0);
    const { release: kept, url: keptUrl } = release('kept');
    files.set(
      keptUrl,
      entry('mfe_kept', () => 'app'),
    );
    const descriptor = { ...kept.descriptor, shellApi: { min: SHELL_API - 1, max: SHELL_API - 1 } };
    expect(await host.importRemote({ ...kept, descriptor })).toMatchObject({ react: 'as it was' });
    expect(loads).toBe(1);
  });
});
