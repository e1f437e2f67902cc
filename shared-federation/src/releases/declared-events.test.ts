import { describe, expect, test } from 'vitest';
import type { EventDeclaration } from '@aura/shared-domain/events';
import { DECLARATIONS_FILE, EMPTY_REGISTRY, renderDeclarations, type Registry } from '../contract/index.ts';
import { releaseWith } from '../testing/index.ts';
import { built, withFile } from './built-release.testing.ts';
import { findDeclarationFaults, findEventClash } from './declared-events.ts';
import { openFolderStore } from './folder-store.ts';
import { LAYOUT } from './layout.ts';
import type { ReleaseStore } from './store.ts';
import { makeTemporaryFolders } from './temporary-folder.testing.ts';

const read: EventDeclaration = { name: 'aula_lida', parameters: { minutes: { kind: 'count' } } };
const readOtherwise: EventDeclaration = { ...read, parameters: {} };
const declaring = (...events: readonly EventDeclaration[]) =>
  withFile(built(), DECLARATIONS_FILE, renderDeclarations({ events: [...events] }));

describe('a build', () => {
  test('may declare events, or come from before there were any', () => {
    expect(findDeclarationFaults(built())).toEqual([]);
    expect(findDeclarationFaults(declaring(read))).toEqual([]);
  });

  test('refuses a bad event with one sentence that names its place', () => {
    const free = { name: 'aula_lida', parameters: { text: { kind: 'text' } } };
    const wrong = withFile(built(), DECLARATIONS_FILE, JSON.stringify({ events: [free] }));
    expect(findDeclarationFaults(wrong)).toEqual([
      expect.stringMatching(/^declarations\.json foi recusado: events\.0\.parameters\.text\.kind: /),
    ]);
  });

  test('cannot declare an event of the shell otherwise', () => {
    expect(findDeclarationFaults(declaring({ name: 'login', parameters: {} }))).toEqual([
      expect.stringContaining('"login" já é declarado de outra forma pelo shell'),
    ]);
  });

  test('reports a part that this build does not know', () => {
    const later = withFile(built(), DECLARATIONS_FILE, JSON.stringify({ events: [], later: { a: 1 } }));
    expect(findDeclarationFaults(later)).toEqual([]);
  });
});

describe('two remotes', () => {
  const folder = makeTemporaryFolders();
  async function registryWith(store: ReleaseStore, events: readonly EventDeclaration[]): Promise<Registry> {
    const file = { file: DECLARATIONS_FILE, kind: 'tooling', initial: false } as const;
    const integrity = `sha384-${'A'.repeat(64)}`;
    const billing = releaseWith({ name: 'billing', version: '1.2.0', assets: [{ ...file, integrity }] });
    const text = renderDeclarations({ events: [...events] });
    await store.create(LAYOUT.file('billing', '1.2.0', DECLARATIONS_FILE), Buffer.from(text));
    return {
      ...EMPTY_REGISTRY,
      remotes: [
        {
          current: releaseWith({ name: 'jobs' }),
          staged: { release: billing, audience: { kind: 'role', role: 'gestor_rh' } },
        },
      ],
    };
  }
  async function clash(own: EventDeclaration, other: EventDeclaration): Promise<string | null> {
    const store = openFolderStore(await folder());
    return findEventClash(store, await registryWith(store, [other]), declaring(own));
  }

  test('accepts one event that both declare alike, and no other', async () => {
    expect(await clash(read, read)).toBeNull();
    expect(await clash(readOtherwise, read)).toBe(
      'O evento "aula_lida" já é declarado de outra forma por billing@1.2.0: use outro nome, ou a mesma declaração.',
    );
  });
});
