import { describe, expect, it } from 'vitest';
import { listChangedLibraries, readChangesSince } from './changes.ts';

const lock = (packages: Record<string, object>) => JSON.stringify({ packages });

describe('listChangedLibraries', () => {
  const before = lock({
    '': { name: 'aura' },
    shell: { version: '0.1.0' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/@scope/gone': { version: '1.0.0' },
    'node_modules/a/node_modules/deep': { version: '1.0.0' },
  });

  it('names changed, added and removed libraries, also inside another one', () => {
    const after = lock({
      '': { name: 'aura' },
      shell: { version: '0.2.0' },
      'node_modules/react': { version: '19.1.0' },
      'node_modules/new': { version: '1.0.0' },
      'node_modules/a/node_modules/deep': { version: '2.0.0' },
    });
    expect(listChangedLibraries(before, after).toSorted()).toEqual(['@scope/gone', 'deep', 'new', 'react']);
  });

  it('names nothing if only our own packages changed', () => {
    expect(
      listChangedLibraries(lock({ shell: { version: '1' } }), lock({ shell: { version: '2' } })),
    ).toEqual([]);
  });
});

describe('readChangesSince', () => {
  it('reports a missing commit', () => {
    expect(readChangesSince('no-such-commit')).toMatchObject({
      ok: false,
      error: expect.stringContaining('no-such-commit'),
    });
  });
});
