import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { BELOW_COMPANY } from '@aura/shared-company';
import { ProfileSchema } from '@aura/shared-domain';
import { COLLECTION_PROCESSING, PROFILE_PROCESSING } from './processing.ts';

const ROOT = join(import.meta.dirname, '../../..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const { indexes, fieldOverrides } = JSON.parse(read('firestore.indexes.json')) as Record<
  'indexes' | 'fieldOverrides',
  readonly { collectionGroup: string; fieldPath?: string; ttl?: boolean }[]
>;

/** The root of every database, and what stands in for DNS in the emulator. */
const NO_COLLECTIONS = ['databases', 'localDns'];

/** Names of collections in the rules, in the indexes and in the code of the backend, also by constants and in paths. */
function storedCollections(): ReadonlySet<string> {
  const inRules = read('firestore.rules').matchAll(/match \/(?:users\/\{uid\}\/)?(\w+)\/[{\w]/g);
  const named = [...inRules].map(([, name = '']) => name);
  const texts = globSync(['functions/src/**/*.ts', 'shared-*/src/**/*.ts'], { cwd: ROOT })
    .filter((path) => !/\.test\.ts$|\/generated\//u.test(path))
    .map(read);
  const constants = texts.flatMap((text) => [...text.matchAll(/\bconst ([A-Z_]+) = '(\w+)(?:\/\w+)?'/g)]);
  const inCode = texts.flatMap((text) => [
    ...[...text.matchAll(/collection(?:Group)?\('(\w+)'\)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/doc\(\s*[`'](?:users\/\$\{[\w.]+\}\/)?(\w+)\//g)].map(([, name = '']) => name),
    ...[...text.matchAll(/(?:collection(?:Group)?|doc)\(([A-Z_]+)\)/g)].flatMap(([, used]) =>
      constants.filter(([, constant]) => constant === used).map(([, , name = '']) => name),
    ),
  ]);
  const indexed = [...indexes, ...fieldOverrides].map(({ collectionGroup }) => collectionGroup);
  const all = [...named, ...inCode, ...Object.values(BELOW_COMPANY), ...indexed];
  return new Set(all.filter((name) => !NO_COLLECTIONS.includes(name)));
}

describe('the records of processing', () => {
  it('have a purpose, a basis and a retention for every field of the profile, and for no other', () => {
    expect(Object.keys(PROFILE_PROCESSING).toSorted()).toEqual(Object.keys(ProfileSchema.entries).toSorted());
  });

  it('have every collection that rules, indexes or code name', () => {
    expect(storedCollections().size).toBeGreaterThan(30);
    const missing = [...storedCollections()].filter((name) => !(name in COLLECTION_PROCESSING));
    expect(missing).toEqual([]);
  });

  it('name an expiry for exactly the collections that the database expires', () => {
    const ttl = new Set(
      fieldOverrides.filter((entry) => entry.ttl).map(({ collectionGroup }) => collectionGroup),
    );
    const said = Object.entries(COLLECTION_PROCESSING).filter(([, { retention }]) =>
      retention.includes('TTL'),
    );
    expect(said.map(([name]) => name).toSorted()).toEqual([...ttl].toSorted());
  });

  it('are the same in the document as in the code', () => {
    const row = (name: string, { purpose, basis, retention }: (typeof COLLECTION_PROCESSING)[string]) =>
      [name, purpose, basis, retention].join('|');
    const rows = read('docs/records-of-processing.md')
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim().replaceAll('`', ''))
          .join('|'),
      );
    const all = [...Object.entries(PROFILE_PROCESSING), ...Object.entries(COLLECTION_PROCESSING)];
    expect(rows).toEqual(all.map(([name, processing]) => row(name, processing)));
  });
});
