import { describe, expect, it } from 'vitest';
import { isKnownPath } from './known-path.ts';

describe('isKnownPath', () => {
  const patterns = ['/', '/planos', '/blog/:slug', '/simulador/*'];

  it.each(['/', '/planos', '/blog/primeiro-emprego', '/simulador', '/simulador/a/b'])('knows %s', (path) =>
    expect(isKnownPath(path, patterns)).toBe(true),
  );
  it.each(['/nada', '/planos/extra', '/blog', '/blog/a/b'])('does not know %s', (path) =>
    expect(isKnownPath(path, patterns)).toBe(false),
  );
});
