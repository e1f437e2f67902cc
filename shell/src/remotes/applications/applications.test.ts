// @vitest-environment happy-dom
import { err, ok } from '@aura/shared-domain';
import type { RegistryEntry } from '@aura/shared-federation/contract';
import { makeEntry } from '@aura/shared-federation/testing';
import * as singleSpa from 'single-spa';
import { afterEach, expect, test, vi } from 'vitest';
import { createApplications } from './applications.ts';
import type { SingleSpa } from './remote-application.ts';
import type { Attempt } from './attempt.ts';

/** Every loading, in order. */
const asked: string[] = [];

const loadRelease = (release: RegistryEntry) => {
  const { name, version } = release.descriptor;
  asked.push(`${name}@${version}`);
  const module = {
    mount: ({ domElement }: { domElement: HTMLElement }) => Promise.resolve(domElement.append(version)),
    unmount: () => Promise.resolve(),
  };
  return Promise.resolve(version === '0.0.0' ? err('crashed' as const) : ok({ release, module }));
};

const begin = createApplications(loadRelease, () => Promise.resolve(singleSpa));
const entry = (name: string, version: string) => makeEntry({ name, version });

/** A person goes to the page of a remote and wants to see it. */
function visit(target: RegistryEntry, beginAttempt = begin) {
  window.history.pushState(null, '', `/${target.descriptor.name}`);
  let end: () => void = () => undefined;
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  const events: string[] = [];
  const attempt: Attempt = {
    entry: target,
    host: document.createElement('div'),
    isOver: () => isOver,
    over,
    onMount: () => events.push('mount'),
    onMounted: () => events.push('mounted'),
    onError: (where) => events.push(`error ${where}`),
    onFailed: (reason) => {
      events.push(`failed ${reason}`);
      leave();
    },
  };
  const leave = () => {
    isOver = true;
    end();
  };
  leaves.push(leave);
  void beginAttempt(attempt);
  const shown = () => vi.waitUntil(() => events.includes('mounted'));
  return { leave, shown, events, text: () => attempt.host.textContent };
}

const leaves: (() => void)[] = [];
afterEach(async () => {
  for (const leave of leaves.splice(0)) leave();
  await singleSpa.triggerAppChange();
  asked.length = 0;
});

test('single-spa shows the remote of the address, and takes it away when the address is that of another page', async () => {
  const tools = visit(entry('tools', '1.0.0'));
  await tools.shown();
  expect(singleSpa.getMountedApps()).toEqual(['tools']);
  window.history.pushState(null, '', '/faq');
  await vi.waitUntil(() => tools.text() === '');
  expect(singleSpa.getMountedApps()).toEqual([]);
  // It loads only while a person wants it, which the guard decides; the address alone loads nothing.
  tools.leave();
  window.history.pushState(null, '', '/tools');
  await singleSpa.triggerAppChange();
  expect(singleSpa.getMountedApps()).toEqual([]);
});

test('a person who returns before the page has changed sees the remote again', async () => {
  const plans = visit(entry('plans', '1.0.0'));
  await plans.shown();
  window.history.pushState(null, '', '/faq');
  await vi.waitUntil(() => plans.text() === '');
  window.history.pushState(null, '', '/plans');
  await vi.waitUntil(() => plans.text() === '1.0.0');
  expect(asked).toEqual(['plans@1.0.0']);
});

test('a newer release loads into the same application, and one taken back comes again', async () => {
  for (const version of ['1.0.0', '2.0.0', '1.0.0']) {
    const tools = visit(entry('radar', version));
    await tools.shown();
    expect(tools.text()).toBe(version);
    expect(singleSpa.getMountedApps()).toEqual(['radar']);
    tools.leave();
  }
  expect(asked).toEqual(['radar@1.0.0', 'radar@2.0.0', 'radar@1.0.0']);
  expect(singleSpa.getAppNames().filter((name) => name.startsWith('radar'))).toEqual(['radar']);
});

test('an application that single-spa gave up because of its files is asked for again', async () => {
  const broken = visit(entry('mapa', '0.0.0'));
  await vi.waitUntil(() => broken.events.includes('failed crashed'));
  expect(singleSpa.getAppStatus('mapa')).toBe(singleSpa.LOAD_ERROR);
  const whole = visit(entry('mapa', '0.0.1'));
  await whole.shown();
  expect(whole.text()).toBe('0.0.1');
});

test('an application that cannot be taken out keeps no later one from being shown', async () => {
  const stubborn: SingleSpa = {
    ...singleSpa,
    // It runs since the first test, and may be started once.
    start: () => undefined,
    unloadApplication: () => Promise.reject(new Error('busy')),
    unregisterApplication: () => Promise.reject(new Error('busy')),
  };
  const beginAttempt = createApplications(loadRelease, () => Promise.resolve(stubborn));
  for (const version of ['1.0.0', '2.0.0', '3.0.0']) {
    const cockpit = visit(entry('cockpit', version), beginAttempt);
    await cockpit.shown();
    expect(cockpit.text()).toBe(version);
    cockpit.leave();
    await vi.waitUntil(() => cockpit.text() === '');
  }
});
