import { SHARED_MODULES } from '@aura/shared-federation';
import { releaseWith } from '@aura/shared-federation/testing';
import { expect, test } from 'vitest';
import { formatDiagnosis } from './diagnosis-text.ts';
import { examine } from './examine.ts';
import type { Patient } from './patient.ts';

const provided = Object.fromEntries(Object.keys(SHARED_MODULES).map((name) => [name, '1.0.0']));

const patient = (
  name: string,
  change: Partial<Patient> & { builtWith?: Record<string, string> } = {},
): Patient => ({
  name,
  version: '1.0.0',
  descriptor: releaseWith({ name, builtWith: change.builtWith ?? provided }).descriptor,
  libraries: [],
  dependencies: {},
  sizes: { entry: 6_000, pages: [{ path: `/${name}`, bytes: 20_000 }], extensions: [] },
  total: { page: 30_000, workers: 0 },
  ...change,
});
const library = (name: string, bytes: number, version = '1.0.0') => ({ name, version, bytes });
const around = { provided, released: new Map([['tools', '0.9.0']]) };
const breachesOf = (...patients: Patient[]) => examine(patients, around).breaches;

test('a library in two remotes is named with its copies, the largest first, and is no breach', () => {
  const { duplicates, breaches } = examine(
    [
      patient('tools', {
        libraries: [library('valibot', 100), library('career', 900), library('zoom', 5_000)],
      }),
      patient('billing', { libraries: [library('valibot', 150), library('career', 10)] }),
    ],
    around,
  );
  expect(duplicates.map(({ library: name }) => name)).toEqual(['career', 'valibot']);
  expect(duplicates[1]?.copies).toEqual([
    { remote: 'tools', version: '1.0.0', bytes: 100 },
    { remote: 'billing', version: '1.0.0', bytes: 150 },
  ]);
  expect(breaches).toEqual([]);
});

test.each(['react', 'react-dom', '@aura/shared-ui', '@aura/shared-session', 'scheduler', '@firebase/auth'])(
  'a copy of %s is a breach',
  (name) => {
    expect(breachesOf(patient('tools', { libraries: [library(name, 1)] }))).toEqual([
      `tools: leva uma cópia própria de ${name}, que o shell já oferece.`,
    ]);
  },
);

test('a remote compiled against another version than the shell’s is a breach', () => {
  expect(breachesOf(patient('tools', { builtWith: { ...provided, react: '1.0.1' } }))).toEqual([
    'tools: compilado com react 1.0.1; o shell usa 1.0.0. Compile de novo.',
  ]);
});

test('one library in two versions is a breach, whether bundled or asked for', () => {
  expect(
    breachesOf(
      patient('tools', { libraries: [library('valibot', 1)], dependencies: { valibot: '1.0.0' } }),
      patient('billing', {
        libraries: [library('valibot', 1, '1.1.0')],
        dependencies: { valibot: '^1.0.0' },
      }),
    ),
  ).toEqual([
    'valibot está em versões diferentes: tools 1.0.0, billing 1.1.0.',
    'valibot é pedida de modos diferentes no package.json: tools 1.0.0, billing ^1.0.0.',
  ]);
});

test('a remote above its size limit is a breach', () => {
  const sizes = { entry: 8_501, pages: [{ path: '/tools', bytes: 50_001 }], extensions: [] };
  expect(breachesOf(patient('tools', { sizes }))).toEqual([
    'tools: A entrada pesa 8.501 bytes (gzip); o limite é 8.500.',
    'tools: A primeira página de /tools pesa 50.001 bytes (gzip); o limite é 50.000.',
  ]);
});

test('a build of another version than the package.json’s is a breach', () => {
  expect(breachesOf(patient('tools', { version: '1.1.0' }))).toHaveLength(1);
});

test('the text names versions, sizes, copies and problems', () => {
  const copies = [library('valibot', 1_500)];
  const text = formatDiagnosis(
    examine(
      [patient('tools', { libraries: copies }), patient('billing', { version: '1.1.0', libraries: copies })],
      around,
    ),
  );
  for (const line of [
    /^ {2}tools +1\.0\.0 +0\.9\.0$/m,
    /^ {2}billing +1\.1\.0 +nenhuma$/m,
    /^ {2}tools +6\.000 +20\.000 \/tools +30\.000 +0$/m,
    /^ {2}valibot +tools +1\.0\.0 +1\.500$/m,
    /^Problemas: 1$/m,
  ])
    expect(text).toMatch(line);
  expect(formatDiagnosis(examine([patient('tools')], around))).toContain('Nenhum problema.');
});
