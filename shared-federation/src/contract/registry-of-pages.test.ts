import { expect, test } from 'vitest';
import { releaseWith } from '../testing/index.ts';
import type { RemoteAsset } from './descriptor.ts';
import { EMPTY_REGISTRY } from './registry.ts';
import { withoutPrivateParts } from './registry-of-pages.ts';

const integrity = `sha384-${'A'.repeat(64)}`;
const assetOf = (file: string, kind: RemoteAsset['kind']): RemoteAsset => ({
  file,
  kind,
  integrity,
  initial: false,
});
const REQUESTED = [
  assetOf('app.1.js', 'script'),
  assetOf('app.1.css', 'style'),
  assetOf('read.worker.1.js', 'worker'),
  assetOf('declarations.json', 'tooling'),
  assetOf('serif.1.woff2', 'tooling'),
];
const OTHERS = [
  assetOf('mf-manifest.json', 'tooling'),
  assetOf('mf-types.zip', 'tooling'),
  assetOf('mf-types.d.ts', 'tooling'),
  assetOf('integrity.0123abcd.json', 'tooling'),
  assetOf('page-planos.1.html', 'page'),
];
const filesOf = (foreign?: 'module') => {
  const release = releaseWith({
    name: 'billing',
    assets: [...REQUESTED, ...OTHERS],
    ...(foreign && { foreign }),
  });
  const staged = { release, audience: { kind: 'role', role: 'gestor_rh' } } as const;
  const { remotes } = withoutPrivateParts({
    ...EMPTY_REGISTRY,
    remotes: [{ current: release, previous: release, staged, previews: [release] }],
  });
  expect(remotes[0]).not.toHaveProperty('previews');
  return remotes.flatMap(({ current, previous, staged: next }) =>
    [current, previous, next?.release].map((one) => one?.descriptor.assets),
  );
};

test('a page lists the files that it may request, of every version', () => {
  expect(filesOf()).toEqual([REQUESTED, REQUESTED, REQUESTED]);
});

test('a remote of another tool chain keeps its manifest, from which it starts', () => {
  expect(filesOf('module')[0]).toContainEqual(OTHERS[0]);
});
