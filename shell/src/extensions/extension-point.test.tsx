// @vitest-environment happy-dom
import { err, createProfile, ok } from '@aura/shared-domain';
import {
  EMPTY_REGISTRY,
  chooseEntries,
  type Extension,
  type MountProps,
  type Registry,
  type Release,
} from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import { createMemoryBackend, makePerson, startInMemory } from '@aura/shared-session/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as singleSpa from 'single-spa';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemotesProvider } from '../registry/known-remotes.tsx';
import { liveRegistry } from '../registry/live-registry-store.ts';
import { onRemoteReport, type RemoteReport } from '../remotes/report.ts';
import { ExtensionPoint } from './extension-point.tsx';
import { declaredExtensions } from './declared.ts';

vi.mock('../remotes/loading/load-federation.ts', () => ({
  loadFederation: () => Promise.resolve({ ...singleSpa, importRelease }),
}));

type Mount = (props: MountProps) => Promise<void>;

/** What the module of an extension does, by `version name`. */
const modules = new Map<string, { mount: Mount; unmount: Mount }>();
const asked: string[] = [];

function importRelease({ descriptor: { version } }: Release, exposed = './app') {
  const key = `${version} ${exposed.split('/').at(-1)}`;
  asked.push(key);
  const module = modules.get(key);
  return Promise.resolve(module ? ok(module) : err({ reason: 'crashed' as const, cause: null }));
}

const drawing = (text: string) => ({
  mount: ({ domElement }: MountProps) => Promise.resolve(domElement.append(text)),
  unmount: () => Promise.resolve(),
});

const card = (name: string, order: number, more: Partial<Extension> = {}): Extension =>
  ({ point: 'panel.card', name, order, files: [], ...more }) as Extension;

let count = 0;

/** A release that offers something, which the page knows. */
async function offering(
  extensions: readonly Extension[],
  version = '1.0.0',
  name = 'trilhas',
): Promise<Release> {
  count += 1;
  const integrity = `sha384-${String(count).padStart(64, 'x')}`;
  const release = releaseWith({
    name,
    version,
    assets: [{ file: 'declarations.json', kind: 'tooling', integrity, initial: false }],
  });
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ extensions })));
  await declaredExtensions.learn([release]);
  return release;
}

const registryOf = (...releases: readonly Release[]): Registry => ({
  ...EMPTY_REGISTRY,
  remotes: releases.map((current) => ({ current })),
});

/** A page with an extension point, for a signed-in person. */
function draw(registry: Registry, point = <ExtensionPoint point="panel.card" />) {
  vi.spyOn(liveRegistry, 'get').mockReturnValue(registry);
  vi.spyOn(liveRegistry, 'refresh').mockResolvedValue(registry);
  const known = { registry, entries: chooseEntries(registry, null) };
  const source = { get: () => known, getWritten: () => known, subscribe: () => () => undefined };
  const page = (
    <RemotesProvider source={source}>
      <h1>Meu painel</h1>
      {point}
    </RemotesProvider>
  );
  return page;
}

const backend = createMemoryBackend();
let reports: RemoteReport[] = [];
let stop: () => void = () => undefined;

beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  backend.documents.set('users/ana', { ...createProfile('Ana') });
  await startInMemory(backend);
  backend.becomes(makePerson('ana'));
  reports = [];
  stop = onRemoteReport((report) => reports.push(report));
});
afterEach(() => {
  cleanup();
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  modules.clear();
  asked.length = 0;
});

const cards = () => [...document.querySelectorAll('[data-extension]')].map((one) => one.textContent);
const SORRY = 'Não conseguimos mostrar esta parte agora.';

test('extensions are drawn in order across remotes, and leave with the page', async () => {
  const left = vi.fn<() => Promise<void>>(() => Promise.resolve());
  modules.set('1.0.0 pontos', drawing('Pontos'));
  modules.set('1.0.0 plano', { ...drawing('Plano'), unmount: left });
  const registry = registryOf(
    await offering([card('pontos', 20)]),
    await offering([card('plano', 10)], '1.0.0', 'billing'),
  );
  const { unmount } = render(draw(registry));
  await screen.findByText('Pontos');
  await screen.findByText('Plano');
  expect(cards()).toEqual(['Plano', 'Pontos']);
  unmount();
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
});

test('extensions for another role are not loaded', async () => {
  modules.set('1.0.0 minha', drawing('Minha'));
  const registry = registryOf(
    await offering([card('equipe', 1, { role: 'gestor_rh' }), card('minha', 2, { role: 'professional' })]),
  );
  render(draw(registry));
  await screen.findByText('Minha');
  expect(asked).toEqual(['1.0.0 minha']);
});

test('a card that fails is a sentence, affects nothing else, and can be retried', async () => {
  modules.set('1.0.0 boa', drawing('Boa'));
  const registry = registryOf(await offering([card('falta', 1), card('boa', 2)]));
  render(draw(registry));
  await screen.findByText(SORRY);
  await screen.findByText('Boa');
  expect(reports).toContainEqual({ kind: 'failed', remote: 'trilhas', version: '1.0.0', reason: 'crashed' });
  modules.set('1.0.0 falta', drawing('Voltou'));
  fireEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await screen.findByText('Voltou');
  expect(screen.queryByText(SORRY)).toBeNull();
});

test.each([
  ['while it is mounted', 'mount'],
  ['while it draws', 'render'],
])('a card that breaks %s is the remote’s error, and the others stay', async (_, where) => {
  const left = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const mount: Mount = ({ domElement, onCrash }) => {
    domElement.append('Quebrada');
    if (where === 'mount') return Promise.reject(new RangeError('x'));
    queueMicrotask(() => onCrash(new RangeError('x')));
    return Promise.resolve();
  };
  modules.set('1.0.0 ruim', { mount, unmount: left });
  modules.set('1.0.0 boa', drawing('Boa'));
  render(draw(registryOf(await offering([card('ruim', 1), card('boa', 2)]))));
  await screen.findByText(SORRY);
  await screen.findByText('Boa');
  expect(reports).toContainEqual(
    expect.objectContaining({ kind: 'error', remote: 'trilhas', where, name: 'RangeError' }),
  );
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
  expect(screen.queryByText('Quebrada')).toBeNull();
});

test('a card that never finishes mounting is given up, and delays no other', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  modules.set('1.0.0 presa', { mount: () => new Promise(() => undefined), unmount: () => Promise.resolve() });
  modules.set('1.0.0 boa', drawing('Boa'));
  render(draw(registryOf(await offering([card('presa', 1), card('boa', 2)]))));
  await screen.findByText('Boa');
  expect(screen.queryByText(SORRY)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(21_000));
  await screen.findByText(SORRY);
  expect(reports).toContainEqual({ kind: 'failed', remote: 'trilhas', version: '1.0.0', reason: 'timeout' });
});

test('a card that is left while it is mounted is told to go at once', async () => {
  const left = vi.fn<() => Promise<void>>(() => Promise.resolve());
  modules.set('1.0.0 presa', { mount: () => new Promise(() => undefined), unmount: left });
  const { unmount } = render(draw(registryOf(await offering([card('presa', 1)]))));
  await vi.waitFor(() => expect(document.querySelector('[data-version]')).toBeTruthy());
  unmount();
  await vi.waitFor(() => expect(left).toHaveBeenCalledOnce());
});

test('a newer version leaves drawn cards alone, and comes with the next drawing', async () => {
  modules.set('1.0.0 pontos', drawing('Pontos 1'));
  modules.set('2.0.0 pontos', drawing('Pontos 2'));
  const newer = registryOf(await offering([card('pontos', 1)], '2.0.0'));
  const { rerender, unmount } = render(draw(registryOf(await offering([card('pontos', 1)]))));
  await screen.findByText('Pontos 1');
  rerender(draw(newer));
  expect(cards()).toEqual(['Pontos 1']);
  unmount();
  render(draw(newer));
  await screen.findByText('Pontos 2');
});

test('if a version fails, the previous one replaces it if it offers the same', async () => {
  modules.set('1.0.0 pontos', drawing('Pontos 1'));
  const previous = await offering([card('pontos', 1)]);
  const current = await offering([card('pontos', 1), card('nova', 2)], '2.0.0');
  render(draw({ ...EMPTY_REGISTRY, remotes: [{ current, previous }] }));
  await screen.findByText('Pontos 1');
  await screen.findByText(SORRY);
  expect(asked.filter((key) => key.endsWith('nova'))).toEqual(['2.0.0 nova']);
});

test('a place is kept for cards on their way, and none for empty ones', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  modules.set('1.0.0 nada', { mount: () => Promise.resolve(), unmount: () => Promise.resolve() });
  render(draw(registryOf(await offering([card('nada', 1)]))));
  const place = await vi.waitFor(() => {
    const element = document.querySelector('[aria-busy]');
    if (!element) throw new Error('no place');
    return element;
  });
  expect(place.closest('[hidden]')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(place.closest('[hidden]')).not.toBeNull();
});

test('a section that is often empty appears together with its title, and keeps no place before', async () => {
  let show: () => void = () => undefined;
  const mount: Mount = ({ domElement }) => {
    show = () => domElement.append('Acme');
    return Promise.resolve();
  };
  modules.set('1.0.0 empresa', { mount, unmount: () => Promise.resolve() });
  const section = { point: 'settings.section', name: 'empresa', title: 'Sua empresa', order: 1, files: [] };
  const registry = registryOf(await offering([{ ...section, mayBeEmpty: true } as Extension]));
  const frame = (extension: { readonly name: string }, content: ReactNode) => (
    <section>
      <h2>{extension.name}</h2>
      {content}
    </section>
  );
  const visible: boolean[] = [];
  const follow = (_: unknown, isVisible: boolean) => visible.push(isVisible);
  render(draw(registry, <ExtensionPoint point="settings.section" frame={frame} onVisible={follow} />));
  await vi.waitFor(() => expect(document.querySelector('[aria-busy="false"]')).toBeTruthy());
  expect(screen.queryByRole('heading', { name: 'empresa' })).toBeNull();
  expect(visible).toEqual([false]);
  show();
  await screen.findByRole('heading', { name: 'empresa' });
  await screen.findByText('Acme');
  expect(visible).toEqual([false, true]);
});
