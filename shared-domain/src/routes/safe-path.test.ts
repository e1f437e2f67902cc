import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSafePath } from './safe-path.ts';

const ORIGIN = 'https://aura.example';

describe('parseSafePath', () => {
  test.each([
    ['/perfil', '/perfil'],
    ['/diagnostico/resultado?aba=plano', '/diagnostico/resultado?aba=plano'],
    ['/perfil#topo', '/perfil'],
    ['/perfil?next=//evil.example&a=1', '/perfil?a=1'],
    ['/a/../perfil', '/perfil'],
  ])('keeps the path %j as %j', (input, expected) => {
    expect(parseSafePath(input)).toBe(expected);
  });

  test.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/\t/evil.example',
    '\t//evil.example',
    '/\n/evil.example',
    '/..//evil.example',
    'perfil',
    '',
    `/${'a'.repeat(3000)}`,
  ])('drops %j', (input) => {
    expect(parseSafePath(input)).toBeNull();
  });

  test('any text gives a path on the origin, and a second pass changes nothing', () => {
    const pieces = fc.constantFrom(
      '/',
      '\\',
      ':',
      '//',
      '%2f',
      '.',
      '..',
      '@',
      '?',
      '#',
      'next=',
      '\t',
      'javascript:',
      'evil.example',
      'a',
    );
    const text = fc.oneof(
      fc.string(),
      fc.array(pieces, { maxLength: 8 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (input) => {
        const path = parseSafePath(input);
        if (path === null) return;
        expect(new URL(path, ORIGIN).origin).toBe(ORIGIN);
        expect(parseSafePath(path)).toBe(path);
      }),
      { numRuns: 5000 },
    );
  });
});
