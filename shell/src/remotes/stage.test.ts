// @vitest-environment happy-dom
import { ok } from '@aura/shared-domain';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { entryWith } from '@aura/shared-federation/testing';
import { expect, test, vi } from 'vitest';
import { RemoteSlot } from './slot/remote-slot.ts';
import { RemoteStage } from './stage.ts';

const version = (text: string, name = 'tools') => entryWith({ name, version: text });

/** A stage on which every release writes its version, and mounting is immediate. */
function stageWith({ activates = true } = {}) {
  const slots = new Map<string, RemoteSlot>();
  let registry = new Map<string, RegistryEntry>();
  let coming: RegistryEntry | null = null;
  let active: RemoteSlot | null = null;
  let mounts = 0;
  const canActivate = { value: activates };
  const slotOf = (entry: RegistryEntry) => {
    const key = `${entry.descriptor.name}@${entry.descriptor.version}`;
    const made = slots.get(key) ?? new RemoteSlot(entry, document.createElement('div'), ports());
    slots.set(key, made);
    return made;
  };
  const ports = () => ({
    load: (release: RegistryEntry) => {
      mounts++;
      return Promise.resolve(ok({ release, module: writing(release.descriptor.version) }));
    },
    onGoneChunk: () => Promise.resolve('message' as const),
    report: () => undefined,
  });
  const stage = new RemoteStage({
    slotOf,
    activate: (slot) => {
      if (!canActivate.value) return Promise.reject(new Error('no single-spa'));
      if (active !== slot) {
        active?.unmount();
        slot?.mount();
      }
      active = slot;
      return Promise.resolve();
    },
    activationFailure: () => Promise.resolve('unreachable'),
    refresh: () => {
      if (coming) registry = new Map([[coming.descriptor.name, coming]]);
      return Promise.resolve();
    },
    newest: (name) => registry.get(name) ?? null,
  });
  const reached = (kind: string) => vi.waitUntil(() => stage.get()?.state.kind === kind);
  return {
    stage,
    reached,
    canActivate,
    text: () => stage.get()?.host.textContent,
    mounts: () => mounts,
    publish: (entry: RegistryEntry) => {
      coming = entry;
    },
  };
}

const writing = (text: string) => ({
  mount: ({ domElement }: { domElement: HTMLElement }) => Promise.resolve(domElement.append(text)),
  unmount: () => Promise.resolve(),
});

test('a release stays on the stage however often its entry is given anew', async () => {
  const { stage, reached, text, mounts } = stageWith();
  stage.show(version('1.0.0'));
  await reached('ready');
  const { host } = stage.get() ?? {};
  stage.show(version('1.0.0'));
  expect(stage.get()?.host).toBe(host);
  expect([text(), mounts()]).toEqual(['1.0.0', 1]);
});

test('after leaving, the next visit takes the release that it is given', async () => {
  const { stage, reached, text } = stageWith();
  stage.show(version('1.0.0'));
  await reached('ready');
  stage.leave();
  expect(stage.get()).toBeNull();
  expect(stage.running()).toBeNull();
  stage.show(version('2.0.0'));
  await reached('ready');
  expect(text()).toBe('2.0.0');
});

test('a retry asks for the registry first and takes what it names by then', async () => {
  const { stage, reached, text, publish } = stageWith();
  stage.show(version('1.0.0'));
  await reached('ready');
  publish(version('2.0.0'));
  await stage.retry();
  await reached('ready');
  expect(text()).toBe('2.0.0');
  expect(stage.get()?.entry.descriptor.version).toBe('2.0.0');
});

test('a retry with nothing newer mounts the same release anew', async () => {
  const { stage, reached, text, mounts } = stageWith();
  stage.show(version('1.0.0'));
  await reached('ready');
  await stage.retry();
  await reached('ready');
  expect([text(), mounts()]).toEqual(['1.0.0', 2]);
});

test('somebody who leaves during a retry stays away', async () => {
  const { stage, reached } = stageWith();
  stage.show(version('1.0.0'));
  await reached('ready');
  const retrying = stage.retry();
  stage.leave();
  await retrying;
  expect(stage.get()).toBeNull();
});

test('what cannot be activated is a failure with a way out of it', async () => {
  const { stage, reached, canActivate, text } = stageWith({ activates: false });
  stage.show(version('1.0.0'));
  await reached('failed');
  expect(stage.get()?.state).toEqual({ kind: 'failed', reason: 'unreachable' });
  canActivate.value = true;
  await stage.retry();
  await reached('ready');
  expect(text()).toBe('1.0.0');
});
