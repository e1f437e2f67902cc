// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import type { RegistryEntry, Release } from '@aura/shared-federation/contract';
import { entryWith } from '@aura/shared-federation/testing';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import * as singleSpa from 'single-spa';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { RemoteOutlet } from './remote-outlet.tsx';
import { onRemoteReport, type RemoteReport } from './report.ts';
import { useRoute } from './use-route.ts';

/** Releases whose files are there. */
const there = new Set<string>();

vi.mock('./loading/load-federation.ts', () => ({
  loadFederation: () => Promise.resolve({ ...singleSpa, importRelease }),
}));

/** A remote that shows its version and has a field to type into. */
function importRelease({ descriptor: { version } }: Release) {
  const module = {
    mount: ({ domElement }: { domElement: HTMLElement }) => {
      const field = Object.assign(document.createElement('input'), { name: 'nota' });
      domElement.append(`versão ${version}`, field);
      return Promise.resolve();
    },
    unmount: () => Promise.resolve(),
  };
  return Promise.resolve(there.has(version) ? ok(module) : err({ reason: 'crashed', cause: null }));
}

const version = (text: string) => entryWith({ name: 'tools', version: text });

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
  stop();
  there.clear();
});

const text = (words: string) => screen.findByText(words, { exact: false });
const reject = (stack: string) =>
  act(() => {
    const reason = Object.assign(new TypeError('x'), { stack });
    window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  });

test('a newer registry changes nothing under the person; the next visit brings the newer release', async () => {
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
