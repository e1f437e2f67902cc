// @vitest-environment happy-dom
import { releaseWith } from '@aura/shared-federation/testing';
import { beforeEach, expect, test } from 'vitest';
import { preloadRemote } from './preload.ts';

const integrity = `sha384-${'B'.repeat(64)}`;
const asset = (file: string, kind: 'script' | 'style' | 'worker', initial = false) => ({
  file,
  kind,
  initial,
  integrity,
});
let count = 0;
/** A release that no test has requested yet. */
const fresh = (shellApi = { min: 1, max: 1 }) =>
  releaseWith({
    name: 'tools',
    version: `1.0.${++count}`,
    shellApi,
    assets: [
      asset('first.js', 'script', true),
      asset('first.css', 'style', true),
      asset('wizard.js', 'script'),
      asset('result.js', 'script'),
      asset('cv.worker.js', 'worker', true),
    ],
  });

const links = (rel: string) => [...document.head.querySelectorAll<HTMLLinkElement>(`link[rel="${rel}"]`)];
const files = (base: string) =>
  links('preload').flatMap((link) =>
    link.href.startsWith(base) ? [`${link.as} ${link.href.slice(base.length)}`] : [],
  );

beforeEach(() => document.head.replaceChildren());

test('entry, first chunks and those of the page are loaded together, with their integrity', () => {
  const release = fresh();
  preloadRemote(release, ['wizard.js']);
  expect(files(release.baseUrl)).toEqual([
    'script remoteEntry.js',
    'script first.js',
    'style first.css',
    'script wizard.js',
  ]);
  for (const link of links('preload')) {
    expect(link.crossOrigin).toBe('anonymous');
    expect(link.integrity).toMatch(/^sha384-/);
  }
});

test('the connection to the origin of a remote is prepared once', () => {
  preloadRemote(releaseWith({ name: 'billing', version: '1.0.0' }));
  preloadRemote(releaseWith({ name: 'billing', version: '2.0.0' }));
  expect(links('preconnect').map((link) => new URL(link.href).origin)).toEqual(['https://billing.example']);
});

test('nothing is loaded twice, neither by intent nor after a hint in the page', () => {
  const release = fresh();
  const hint = Object.assign(document.createElement('link'), {
    rel: 'preload',
    href: `${release.baseUrl}first.js`,
  });
  document.head.append(hint);
  preloadRemote(release, ['wizard.js']);
  preloadRemote(release, ['wizard.js', 'result.js']);
  expect(links('preload')).toHaveLength(5);
  expect(new Set(links('preload').map(({ href }) => href)).size).toBe(5);
});

test('a failed file is loaded again the next time', () => {
  const release = fresh();
  preloadRemote(release);
  links('preload')
    .find(({ href }) => href.endsWith('first.js'))
    ?.dispatchEvent(new Event('error'));
  expect(files(release.baseUrl)).not.toContain('script first.js');
  preloadRemote(release);
  expect(files(release.baseUrl)).toContain('script first.js');
});

test('a release for another shell is not asked for', () => {
  const release = fresh({ min: 90, max: 90 });
  preloadRemote(release);
  expect(files(release.baseUrl)).toEqual([]);
});
