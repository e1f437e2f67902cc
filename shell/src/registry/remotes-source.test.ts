import { createSignal, createProfile } from '@aura/shared-domain';
import { EMPTY_REGISTRY, type Preview, type Registry, type Viewer } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import type { SessionState } from '@aura/shared-session';
import { expect, test } from 'vitest';
import { createRemotesSource } from './remotes-source.ts';

const release = (version: string) => releaseWith({ name: 'tools', version });
const STAGED: Registry = {
  ...EMPTY_REGISTRY,
  remotes: [
    {
      current: release('1.0.0'),
      staged: { release: release('2.0.0'), audience: { kind: 'role', role: 'gestor_rh' } },
    },
  ],
};
const NEWER: Registry = { ...EMPTY_REGISTRY, revision: 1, remotes: [{ current: release('1.1.0') }] };

const signedIn = (role?: string): SessionState => ({
  status: 'signedIn',
  user: { uid: 'helena', email: null, emailVerified: false, providers: [] },
  profile: { ...createProfile('Helena'), ...(role ? { role } : {}) },
});

/** A page whose registry and session the test changes. */
function page(
  takenOver: Promise<void> | null = null,
  previewFor: (viewer: Viewer) => Preview | null = () => null,
) {
  let registry = STAGED;
  let session: SessionState = { status: 'loading' };
  let broken: ReadonlySet<string> = new Set();
  const { emit, subscribe } = createSignal();
  const source = createRemotesSource(STAGED, {
    live: { get: () => registry, subscribe },
    broken: { get: () => broken, subscribe },
    getSession: () => session,
    subscribeSession: subscribe,
    takenOver,
    previewFor,
  });
  const change = (next: { registry?: Registry; session?: SessionState; broken?: ReadonlySet<string> }) => {
    ({ registry = registry, session = session, broken = broken } = next);
    emit();
  };
  return { source, change };
}
const version = (known: ReturnType<ReturnType<typeof page>['source']['get']>) =>
  known.entries[0]?.descriptor.version;

test('until the person is known, everybody gets the registry written into the page', () => {
  const { source, change } = page();
  expect(source.get()).toBe(source.getWritten());
  change({ session: { status: 'signedOut' } });
  expect(source.get()).toBe(source.getWritten());
});

test('a version that was asked for comes with the viewer who may see it, and goes with them', () => {
  const preview = { name: 'tools', version: '2.0.0' };
  const { source, change } = page(null, (viewer) => (viewer ? preview : null));
  expect(version(source.get())).toBe('1.0.0');
  change({ session: signedIn() });
  expect(version(source.get())).toBe('2.0.0');
  expect(source.get()).toBe(source.get());
  change({ session: { status: 'signedOut' } });
  expect(version(source.get())).toBe('1.0.0');
});

test('a staged release comes with the viewer it is for, and goes with them', () => {
  const { source, change } = page();
  change({ session: signedIn() });
  expect(version(source.get())).toBe('1.0.0');
  change({ session: signedIn('gestor_rh') });
  expect(version(source.get())).toBe('2.0.0');
  change({ session: { status: 'signedOut' } });
  expect(version(source.get())).toBe('1.0.0');
});

test('another state of the same viewer changes nothing', () => {
  const { source, change } = page();
  change({ session: signedIn('gestor_rh') });
  const { entries } = source.get();
  change({ session: signedIn('gestor_rh') });
  expect(source.get().entries).toBe(entries);
});

test('a newer registry is followed and told', () => {
  const { source, change } = page();
  let told = 0;
  const stop = source.subscribe(() => void (told += 1));
  change({ registry: NEWER });
  expect(version(source.get())).toBe('1.1.0');
  expect(told).toBeGreaterThan(0);
  const until = told;
  stop();
  change({ registry: STAGED });
  expect(told).toBe(until);
});

test('a written page keeps its registry until the application takes it over', async () => {
  let takeOver: () => void = () => undefined;
  const takenOver = new Promise<void>((resolve) => {
    takeOver = resolve;
  });
  const { source, change } = page(takenOver);
  change({ session: signedIn('gestor_rh'), registry: NEWER });
  expect(source.get()).toBe(source.getWritten());
  const told = new Promise<void>((resolve) => source.subscribe(resolve));
  takeOver();
  await told;
  expect(version(source.get())).toBe('1.1.0');
});

test('a release that broke for the person gives way, until a newer registry has another one', () => {
  const { source, change } = page();
  change({ session: signedIn('gestor_rh') });
  expect(version(source.get())).toBe('2.0.0');
  change({ broken: new Set(['tools@2.0.0']) });
  expect(version(source.get())).toBe('1.0.0');
  expect(source.get()).toBe(source.get());
  // If there is no other release, a broken one is better than nothing.
  change({ broken: new Set(['tools@2.0.0', 'tools@1.0.0']) });
  expect(version(source.get())).toBe('1.0.0');
  change({ registry: NEWER });
  expect(version(source.get())).toBe('1.1.0');
});
