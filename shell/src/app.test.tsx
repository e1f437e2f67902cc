// @vitest-environment happy-dom
import { createProfile } from '@aura/shared-domain';
import { EMPTY_REGISTRY, type Registry } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import type { SessionState } from '@aura/shared-session';
import { navigate } from '@aura/shared-session/router';
import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { App } from './app.tsx';
import { createRemotesSource, createWrittenRemotes, type RemotesSource } from './registry/remotes-source.ts';
import { SHELL_PAGES } from './routing/shell-pages.ts';

const PATH = '/blog';
const item = (label: string, order: number) => ({ label, path: '/tools', order });
const tools = (version: string, label: string) =>
  releaseWith({ name: 'tools', version, navigation: [item(label, 1)] });
const audience = { kind: 'role', role: 'professional' } as const;
const written: Registry = {
  ...EMPTY_REGISTRY,
  remotes: [{ current: tools('1.0.0', 'Antes'), staged: { release: tools('2.0.0', 'Depois'), audience } }],
};
const ana: SessionState = {
  status: 'signedIn',
  user: { uid: 'ana', email: null, emailVerified: false, providers: [] },
  profile: createProfile('Ana'),
};

test('a known person gets the written page first, then their own parts', async () => {
  const now = new Date('2026-03-10T12:00:00Z');
  const appWith = (remotes: RemotesSource) => <App remotes={remotes} now={now} writtenFor={PATH} />;
  await SHELL_PAGES[PATH].preload();
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(appWith(createWrittenRemotes(written)));
  navigate(PATH);

  let takeOver: () => void = () => undefined;
  const remotes = createRemotesSource(written, {
    live: { get: () => written, subscribe: () => () => undefined },
    broken: { get: () => new Set<string>(), subscribe: () => () => undefined },
    getSession: () => ana,
    subscribeSession: () => () => undefined,
    takenOver: new Promise<void>((resolve) => {
      takeOver = resolve;
    }),
  });
  const failures: unknown[] = [];
  const heading = root.querySelector('h1');
  const options = { onRecoverableError: (error: unknown) => void failures.push(error) };
  const tree = await act(async () => hydrateRoot(root, appWith(remotes), options));
  const menu = within(screen.getByRole('navigation', { name: 'Principal', hidden: true }));
  expect(menu.getAllByText('Antes')).not.toEqual([]);

  await act(async () => takeOver());
  expect(menu.getAllByText('Depois')).not.toEqual([]);
  expect(menu.queryAllByText('Antes')).toEqual([]);
  expect(failures).toEqual([]);
  expect(root.querySelector('h1')).toBe(heading);
  act(() => tree.unmount());
});
