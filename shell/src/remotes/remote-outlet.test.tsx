// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import {
  EMPTY_REGISTRY,
  chooseEntries,
  type MountProps,
  type RegistryEntry,
  type Release,
} from '@aura/shared-federation/contract';
import { makeEntry, releaseWith, makeRoute } from '@aura/shared-federation/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as singleSpa from 'single-spa';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { brokenReleases } from '../registry/broken-releases-store.ts';
import { liveRegistry } from '../registry/live-registry-store.ts';
import { RemoteOutlet } from './remote-outlet.tsx';
import { onRemoteReport, type RemoteReport } from './report.ts';
import { useRoute } from './use-route.ts';

/** Releases whose files are there. */
const there = new Set<string>();
/** Releases that throw while they draw, or miss the code of a page. */
const faults = new Map<string, Error>();

vi.mock('./loading/load-federation.ts', () => ({
  loadFederation: () => Promise.resolve({ ...singleSpa, importRelease }),
}));

/** A remote that shows its version and has a field to type into. */
function importRelease({ descriptor: { version } }: Release) {
  const module = {
    mount: ({ domElement, onCrash }: MountProps) => {
      const fault = faults.get(version);
      if (fault) queueMicrotask(() => onCrash(fault));
      const field = Object.assign(document.createElement('input'), { name: 'nota' });
      domElement.append(`versão ${version}`, field);
      return Promise.resolve();
    },
    unmount: () => Promise.resolve(),
  };
  return Promise.resolve(there.has(version) ? ok(module) : err({ reason: 'crashed', cause: null }));
}

const version = (text: string) => makeEntry({ name: 'tools', version: text });

function Screen({ remotes }: { readonly remotes: readonly RegistryEntry[] }) {
  const route = useRoute(remotes, '/tools', '');
  if (route.kind !== 'remote') return <p>Nada aqui</p>;
  return <RemoteOutlet entry={route.entry} files={route.files} title={route.title} />;
}

let reports: RemoteReport[] = [];
let stop: () => void = () => undefined;

beforeEach(() => {
  window.history.replaceState(null, '', '/tools');
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  reports = [];
  stop = onRemoteReport((report) => reports.push(report));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  stop();
  there.clear();
  faults.clear();
  brokenReleases.forget('tools');
});

const text = (words: string) => screen.findByText(words, { exact: false });
const reject = (stack: string) =>
  act(() => {
    const reason = Object.assign(new TypeError('x'), { stack });
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });

test('a newer registry changes nothing during a visit; the next visit brings the newer release', async () => {
  there.add('1.0.0').add('2.0.0');
  const { rerender, unmount } = render(<Screen remotes={[version('1.0.0')]} />);
  await text('versão 1.0.0');
  const field = document.querySelector('input');
  fireEvent.input(field ?? document, { target: { value: 'digitado' } });
  rerender(<Screen remotes={[version('2.0.0')]} />);
  // A registry without the remote, too.
  rerender(<Screen remotes={[]} />);
  expect(document.querySelector('input')?.value).toBe('digitado');
  expect(screen.queryByText('versão 2.0.0')).toBeNull();

  unmount();
  render(<Screen remotes={[version('2.0.0')]} />);
  await text('versão 2.0.0');
});

test('an error in a promise of the remote is a notice above it; it can be dismissed', async () => {
  there.add('1.0.0');
  const entry = version('1.0.0');
  render(<Screen remotes={[entry]} />);
  await text('versão 1.0.0');
  reject(`TypeError: x\n    at f (https://aura.example/380.js:1:2)`);
  expect(screen.queryByText('Algo não funcionou', { exact: false })).toBeNull();
  reject(`TypeError: x\n    at f (${entry.baseUrl}305.js:1:2)`);
  await text('Algo não funcionou nesta parte da Aura');
  expect(screen.getByText('versão 1.0.0', { exact: false })).toBeTruthy();
  expect(reports.filter(({ kind }) => kind === 'error')).toEqual([
    { kind: 'error', remote: 'tools', version: '1.0.0', where: 'promise', name: 'TypeError' },
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Dispensar' }));
  expect(screen.queryByText('Algo não funcionou nesta parte da Aura')).toBeNull();
});

test('a remote that does not come is a message, and a retry after a fix shows it', async () => {
  render(<Screen remotes={[version('3.0.0')]} />);
  await text('Algo deu errado nesta parte da Aura');
  there.add('3.0.0');
  fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  await text('versão 3.0.0');
  expect(reports.map(({ kind }) => kind)).toEqual(['failed', 'loaded']);
});

describe('a release that breaks while it is drawn', () => {
  const gone = Object.assign(new Error('Loading chunk 7 failed'), { name: 'ChunkLoadError' });
  const STAND_IN = 'Você está na versão anterior desta parte da Aura';
  const release = (number: string) => releaseWith({ name: 'tools', version: number });

  /** The page of a person for whom the registry names 2.0.0, with 1.0.0 as the fallback. */
  function open(previous: Release | null = release('1.0.0')) {
    there.add('1.0.0').add('2.0.0');
    const remote = previous ? { current: release('2.0.0'), previous } : { current: release('2.0.0') };
    const registry = { ...EMPTY_REGISTRY, remotes: [remote] };
    vi.spyOn(liveRegistry, 'get').mockReturnValue(registry);
    vi.spyOn(liveRegistry, 'refresh').mockResolvedValue(registry);
    const page = () => <Screen remotes={chooseEntries(registry, null, brokenReleases.get())} />;
    const { unmount } = render(page());
    return { reopen: () => (unmount(), render(page())) };
  }
  const errors = () => reports.filter(({ kind }) => kind === 'error').map(({ version: of }) => of);

  test.each([
    ['throws', new TypeError('x')],
    ['misses the code of the page', gone],
  ])('and %s gives way by itself, and stays away for the rest of the session', async (_, fault) => {
    faults.set('2.0.0', fault);
    const { reopen } = open();
    await text('versão 1.0.0');
    expect(screen.getByText(STAND_IN)).toBeTruthy();
    expect(errors()).toEqual(['2.0.0']);
    fireEvent.click(screen.getByRole('button', { name: 'Entendi' }));
    expect(screen.queryByText(STAND_IN)).toBeNull();

    reopen();
    await text('versão 1.0.0');
    expect(errors()).toEqual(['2.0.0']);
  });

  test('is said where the other one breaks too, once each, and a retry begins with everything', async () => {
    faults.set('2.0.0', new TypeError('x')).set('1.0.0', new TypeError('y'));
    open();
    await text('Algo deu errado nesta parte da Aura');
    expect(errors()).toEqual(['2.0.0', '1.0.0']);
    faults.clear();
    fireEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
    await text('versão 2.0.0');
  });

  test('is said where the other one does not come', async () => {
    faults.set('2.0.0', new TypeError('x'));
    open();
    there.delete('1.0.0');
    await text('Algo deu errado nesta parte da Aura');
    expect([...brokenReleases.get()]).toEqual([]);
  });

  test('is said where the other one does not have the page, or there is none', async () => {
    faults.set('2.0.0', new TypeError('x'));
    const elsewhere = releaseWith({ name: 'tools', version: '1.0.0', routes: [makeRoute('/tools/outra')] });
    for (const previous of [elsewhere, null]) {
      open(previous);
      await text('Algo deu errado nesta parte da Aura');
      cleanup();
    }
    expect(errors()).toEqual(['2.0.0', '2.0.0']);
  });

  test('is said where the person has done something to the page since: it is not the drawing that fails', async () => {
    let crash: () => void = () => undefined;
    faults.set('2.0.0', new TypeError('x'));
    vi.spyOn(globalThis, 'queueMicrotask').mockImplementation((step) => {
      crash = step;
    });
    open();
    await text('versão 2.0.0');
    fireEvent.pointerDown(document.querySelector('input') ?? document);
    act(() => crash());
    await text('Algo deu errado nesta parte da Aura');
    expect(screen.queryByText(STAND_IN)).toBeNull();
  });
});
