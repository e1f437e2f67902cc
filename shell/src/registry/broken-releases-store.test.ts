// @vitest-environment happy-dom
import { releaseWith } from '@aura/shared-federation/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { createBrokenReleases } from './broken-releases-store.ts';

const KEY = 'aura.broken';
const tools = (version: string) => releaseWith({ name: 'tools', version });
const open = () => createBrokenReleases(() => sessionStorage);

beforeEach(() => sessionStorage.clear());

test('a broken release is remembered over a reload, and every change is announced', () => {
  const broken = open();
  const heard = vi.fn<() => void>();
  broken.subscribe(heard);
  broken.add(tools('1.1.0'));
  expect(heard).toHaveBeenCalledTimes(1);
  expect([...open().get()]).toEqual(['tools@1.1.0']);
});

test('forgetting a remote keeps the others', () => {
  const broken = open();
  broken.add(tools('1.1.0'));
  broken.add(releaseWith({ name: 'tools-b' }));
  broken.forget('tools');
  expect([...open().get()]).toEqual(['tools-b@1.0.0']);
});

test.each(['nonsense', '{}', '[1]', '["../x"]'])('%s in the storage counts as nothing', (text) => {
  sessionStorage.setItem(KEY, text);
  expect([...open().get()]).toEqual([]);
});

test('without a storage it is remembered for this page', () => {
  const broken = createBrokenReleases(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  broken.add(tools('1.1.0'));
  expect(broken.get().has('tools@1.1.0')).toBe(true);
});
