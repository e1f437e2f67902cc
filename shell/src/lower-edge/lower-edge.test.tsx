// @vitest-environment happy-dom
import { createSignal, type Signal } from '@aura/shared-domain';
import { EMPTY_REGISTRY, chooseEntries, type Registry, type Release } from '@aura/shared-federation/contract';
import { releaseWith } from '@aura/shared-federation/testing';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LowerEdge } from './lower-edge.tsx';

const tools = (version: string) => releaseWith({ name: 'tools', version });
const known = (revision: number, version: string) => {
  const registry: Registry = { ...EMPTY_REGISTRY, revision, remotes: [{ current: tools(version) }] };
  return { registry, entries: chooseEntries(registry, null) };
};

let remotes: ReturnType<typeof known>;
let mounted: Release | null;
let changes: Signal;
const change = (next: { remotes?: typeof remotes; mounted?: Release | null }) =>
  act(() => {
    if (next.remotes) remotes = next.remotes;
    if (next.mounted !== undefined) mounted = next.mounted;
    changes.emit();
  });

beforeEach(() => {
  remotes = known(1, '1.0.0');
  mounted = null;
  changes = createSignal();
  const { subscribe } = changes;
  const source = { get: () => remotes, getWritten: () => remotes, subscribe };
  render(<LowerEdge remotes={source} mounted={{ get: () => mounted, subscribe }} />);
});
afterEach(cleanup);

const banner = () => screen.queryByRole('region', { name: 'Atualização' });
const press = (name: string) => act(() => screen.getByRole('button', { name }).click());

test('the banner appears for a newer version of the current remote and disappears when the person leaves', async () => {
  change({ mounted: tools('1.0.0') });
  expect(document.body.textContent).toBe('');
  change({ remotes: known(2, '1.1.0') });
  expect(await screen.findByRole('region', { name: 'Atualização' })).toBeTruthy();
  change({ mounted: null });
  expect(banner()).toBeNull();
  change({ mounted: tools('1.1.0') });
  expect(banner()).toBeNull();
});

test('"Depois" closes it for this version', async () => {
  change({ mounted: tools('1.0.0') });
  change({ remotes: known(2, '1.1.0') });
  await screen.findByRole('region', { name: 'Atualização' });
  press('Depois');
  expect(banner()).toBeNull();
  change({ remotes: known(3, '1.1.0') });
  expect(banner()).toBeNull();
  change({ remotes: known(4, '1.2.0') });
  expect(await screen.findByRole('region', { name: 'Atualização' })).toBeTruthy();
});

test('a field that is being written in is kept in sight when the banner comes', async () => {
  const main = document.body.appendChild(document.createElement('main'));
  const field = main.appendChild(document.createElement('input'));
  const moved = vi.spyOn(field, 'scrollIntoView');
  field.focus();
  change({ mounted: tools('1.0.0') });
  expect(moved).not.toHaveBeenCalled();
  change({ remotes: known(2, '1.1.0') });
  await screen.findByRole('region', { name: 'Atualização' });
  expect(moved).toHaveBeenCalledOnce();
  await waitFor(() => expect(document.activeElement).toBe(field));
  main.remove();
});
