import { describe, expect, it } from 'vitest';
import { changedLibraries, changesSince } from './changes.ts';

const lock = (packages: Record<string, object>) => JSON.stringify({ packages });

describe('changedLibraries', () => {
  const before = lock({
    '': { name: 'aura' },
    shell: { version: '0.1.0' },
    'node_modules/react': { version: '19.0.0' },
    'node_modules/@scope/gone': { version: '1.0.0' },
    'node_modules/a/node_modules/deep': { version: '1.0.0' },
  });

  it('names what was changed, added, removed, also inside another library', () => {
    const after = lock({
      '': { name: 'aura' },
      shell: { version: '0.2.0' },
      'node_modules/react': { version: '19.1.0' },
      'node_modules/new': { version: '1.0.0' },
      'node_modules/a/node_modules/deep': { version: '2.0.0' },
    });
    expect(changedLibraries(before, after).toSorted()).toEqual(['@scope/gone', 'deep', 'new', 'react']);
  });

  it('names nothing where packages of ours alone changed', () => {
    expect(changedLibraries(lock({ shell: { version: '1' } }), lock({ shell: { version: '2' } }))).toEqual(
      [],
    );
  });
});

describe('changesSince', () => {
  it('says that there is no such commit', () => {
    expect(changesSince('no-such-commit')).toMatchObject({
      ok: false,
      error: expect.stringContaining('no-such-commit'),
    });
  });
});
