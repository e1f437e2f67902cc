import { describe, expect, it } from 'vitest';
import { computeCacheControl } from './caching.ts';

describe('computeCacheControl', () => {
  it.each(['/main.0a1b2c3d.js', '/1.2.3/remoteEntry.0123456789abcdef.js', '/figtree.deadbeef.woff2'])(
    'keeps %s for ever',
    (path) => expect(computeCacheControl(path)).toBe('public,max-age=31536000,immutable'),
  );
  it.each([
    '/',
    '/app.html',
    '/robots.txt',
    '/descriptor.json',
    '/cv.worker.js',
    '/0.1.0/a.js',
    '/main.defaults.js',
  ])('asks for %s every time', (path) => expect(computeCacheControl(path)).toBe('no-cache'));
});
