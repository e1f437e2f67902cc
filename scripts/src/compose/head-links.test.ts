import { assert, property, string } from 'fast-check';
import { expect, it } from 'vitest';
import { writeApplicationLinks, writeCommonLinks } from './head-links.ts';
import type { RemoteHints } from './remote-hints.ts';

const asset = (path: string) => ({ path, integrity: `sha384-${path}` });
const ASSETS = {
  scripts: [asset('/start.js')],
  federation: [asset('/federation.js')],
  styles: [asset('/styles.css')],
  fonts: ['/text.woff2'],
};
const hints = (whom: RemoteHints['whom'], href = 'https://tools.example/1.0.0/remoteEntry.js') => ({
  origins: ['https://tools.example'],
  files: [{ href, kind: 'script', integrity: 'sha384-entry' } as const],
  whom,
});

/** `rel href` of every link that a browser follows. */
const followed = (html: string): string[] =>
  [...html.matchAll(/<link rel="(.*?)"[^>]* href="(.*?)"/g)].map(([, rel, href]) => `${rel} ${href}`);

it('has the whole of a public page of a remote on its way at once', () => {
  const { first, last } = writeApplicationLinks(ASSETS, hints('everybody'));
  expect(followed(first + last)).toEqual([
    'preconnect https://tools.example',
    'preload /start.js',
    'preload /federation.js',
    'preload https://tools.example/1.0.0/remoteEntry.js',
  ]);
  expect(last).toContain(
    '<link rel="preload" as="script" href="https://tools.example/1.0.0/remoteEntry.js" integrity="sha384-entry" crossorigin="anonymous">',
  );
});

it('leaves links for known devices dormant, before the script that wakes them', () => {
  const { first, last } = writeApplicationLinks(ASSETS, hints('returning'));
  expect(followed(first + last)).toEqual(['preload /start.js']);
  expect(first.match(/<link data-rel="(preconnect|preload)"/g)).toHaveLength(3);
});

it('loads only the application if the page is the shell’s', () => {
  const { first, last } = writeApplicationLinks(ASSETS, null);
  expect([first, followed(last)]).toEqual(['', ['preload /start.js']]);
});

it('names no script on every page', () => {
  expect(followed(writeCommonLinks(ASSETS))).toEqual(['preload /text.woff2', 'stylesheet /styles.css']);
});

it('no address can end its element', () => {
  assert(
    property(string(), (href) => {
      const { last } = writeApplicationLinks(ASSETS, hints('everybody', href));
      expect(last.replace(/<link( [\w-]+="[^"<>]*")+>/g, '')).toBe('');
    }),
  );
});
