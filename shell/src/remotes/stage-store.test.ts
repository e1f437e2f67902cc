// @vitest-environment happy-dom
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { makeEntry } from '@aura/shared-federation/testing';
import { expect, test, vi } from 'vitest';
import { RemoteStage } from './stage-store.ts';

const version = (text: string, name = 'tools') => makeEntry({ name, version: text });

/** A stage on which every release writes its version, and mounting is immediate. */
function stageWith({ begins = true } = {}) {
  let registry = new Map<string, RegistryEntry>();
  let coming: RegistryEntry | null = null;
  let mounts = 0;
  const canBegin = { value: begins };
  const stage = new RemoteStage({
    beginAttempt: ({ entry, host, onMount, onMounted }) => {
      if (!canBegin.value) return Promise.reject(new Error('no single-spa'));
      mounts++;
      onMount(entry, 'loaded');
      host.replaceChildren(entry.descriptor.version);
      onMounted();
      return Promise.resolve();
    },
    beginFailure: () => Promise.resolve('unreachable'),
    onGoneChunk: () => Promise.resolve('message'),
    report: () => undefined,
    refresh: () => {
      if (coming) registry = new Map([[coming.descriptor.name, coming]]);
      return Promise.resolve();
    },
    newest: (name) => registry.get(name) ?? null,
    broken: { add: () => undefined, forget: () => undefined },
  });
  const reached = (kind: string) => vi.waitUntil(() => stage.get()?.state.kind === kind);
  return {
    stage,
    reached,
    canBegin,
    text: () => stage.get()?.host.textContent,
    mounts: () => mounts,
    publish: (entry: RegistryEntry) => {
      coming = entry;
    },
  };
}

test('a release stays mounted even if its entry is given again', async () => {
  const { stage, reached, text, mounts } = stageWith();
  stage.show(version('1.0.0'));
  await reached('ready');
  const { host } = stage.get() ?? {};
  stage.show(version('1.0.0'));
  expect(stage.get()?.host).toBe(host);
  expect([text(), mounts()]).toEqual(['1.0.0', 1]);
});

test('after leaving, the next visit uses the given release', async () => {
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

test('a retry loads the registry first and uses the release that it names', async () => {
  const { stage, reached, text, publish } = stageWith();
  stage.show(version('1.0.0'));
  await reached('ready');
  publish(version('2.0.0'));
  await stage.retry();
  await reached('ready');
  expect(text()).toBe('2.0.0');
  expect(stage.get()?.entry.descriptor.version).toBe('2.0.0');
});

test('a retry without a newer release mounts the same release again', async () => {
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

test('a failed start is shown with a way out', async () => {
  const { stage, reached, canBegin, text } = stageWith({ begins: false });
  stage.show(version('1.0.0'));
  await reached('failed');
  expect(stage.get()?.state).toEqual({ kind: 'failed', reason: 'unreachable' });
  canBegin.value = true;
  await stage.retry();
  await reached('ready');
  expect(text()).toBe('1.0.0');
});
