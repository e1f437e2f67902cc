import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { ROOT } from '../workspaces/paths.ts';
import { buildBillOfMaterials } from './bill-of-materials.ts';
import { findAdvisories, readAdvisories } from './find-advisories.ts';
import { judgePackages, readAllowed } from './judge-packages.ts';
import { readLock, type LockedPackage } from './read-lock.ts';

const packages = readLock(ROOT);
const allowed = readAllowed(ROOT);
const given = (changes: Partial<LockedPackage>): LockedPackage => ({
  name: 'left-pad',
  version: '1.2.3',
  licence: 'MIT',
  integrity: 'sha512-AAAA',
  runsOnInstall: false,
  ...changes,
});

test('what the lock file names is allowed', () => {
  expect(packages.length).toBeGreaterThan(1000);
  expect(judgePackages(packages, allowed)).toEqual([]);
});

test('no script of a package runs when it is installed', () => {
  expect(Object.values(allowed.scripts)).toEqual(Object.keys(allowed.scripts).map(() => false));
});

test.each<[string, Partial<LockedPackage>]>([
  ['another licence', { licence: 'AGPL-3.0' }],
  ['no licence', { licence: null }],
  ['a script that nobody named', { runsOnInstall: true }],
  ['no sum of its archive', { integrity: null }],
])('%s is a problem', (_, changes) => {
  const none = { ...allowed, readByHand: {}, scripts: {} };
  expect(judgePackages([given({})], none)).toEqual([]);
  expect(judgePackages([given(changes)], none)).toHaveLength(1);
});

test('a name that is allowed and no longer installed is a problem', () => {
  expect(judgePackages([given({})], { ...allowed, readByHand: {}, scripts: { gone: false } })).toHaveLength(
    1,
  );
});

describe('advisories that were brought along', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'avisos-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const found = async (changes: object = {}, severity = 'HIGH') => {
    const affected = {
      package: { name: 'left-pad', ecosystem: 'npm' },
      ranges: [{ type: 'SEMVER', events: [{ introduced: '1.2.0' }, { fixed: '1.2.4' }] }],
      ...changes,
    };
    const advisory = { id: 'GHSA-1', affected: [affected], database_specific: { severity } };
    await writeFile(join(folder, 'one.json'), JSON.stringify(advisory));
    return (version = '1.2.3') => findAdvisories([given({ version })], readAdvisories(folder));
  };

  it('name the versions that they are about, and no others', async () => {
    const about = await found();
    expect(about()).toEqual(['left-pad@1.2.3: GHSA-1']);
    const versions = ['1.1.9', '1.2.0', '1.2.4-rc.1', '1.2.4', '1.10.0', '2.0.0'];
    expect(versions.filter((version) => about(version).length > 0)).toEqual(['1.2.0', '1.2.4-rc.1']);
  });

  it('count where they name the last version, or each', async () => {
    const events = [{ introduced: '0' }, { last_affected: '1.2.3' }];
    const last = await found({ ranges: [{ type: 'SEMVER', events }] });
    expect([last('1.2.3'), last('1.2.4')].map(({ length }) => length)).toEqual([1, 0]);
    expect((await found({ ranges: [], versions: ['1.2.3'] }))()).toHaveLength(1);
  });

  it('count where they are high, and of this registry', async () => {
    expect((await found({}, 'MODERATE'))()).toEqual([]);
    expect((await found({ package: { name: 'left-pad', ecosystem: 'PyPI' } }))()).toEqual([]);
  });
});

test('the bill of materials names every package with its licence and sum', () => {
  const bill = buildBillOfMaterials([given({ name: '@aura/x' })], {});
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: '1.6' });
  expect(bill.components).toEqual([
    {
      type: 'library',
      'bom-ref': 'pkg:npm/%40aura/x@1.2.3',
      name: '@aura/x',
      version: '1.2.3',
      purl: 'pkg:npm/%40aura/x@1.2.3',
      licenses: [{ expression: 'MIT' }],
      hashes: [{ alg: 'SHA-512', content: '000000' }],
    },
  ]);
  const all = buildBillOfMaterials(packages, allowed.readByHand).components;
  expect(all.filter(({ licenses, hashes }) => !licenses[0]?.expression || hashes.length === 0)).toEqual([]);
});
