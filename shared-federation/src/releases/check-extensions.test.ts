import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { EMPTY_REGISTRY } from '../contract/index.ts';
import { makeRoute } from '../testing/index.ts';
import { built, withFile } from './built-release.testing.ts';
import type { BuiltRelease } from './built-release.ts';
import { findExtensionClash, findExtensionFaults, listExtensionFiles } from './check-extensions.ts';
import { findDeclarationFaults } from './declared-events.ts';
import { openFolderStore } from './folder-store.ts';
import { makeTemporaryFolders } from './temporary-folder.testing.ts';
import { upload } from './upload.ts';

const temporaryFolder = makeTemporaryFolders();
const CARD = { point: 'panel.card', name: 'pontos', order: 10, files: [] };

const ROUTES = [makeRoute('/tools'), makeRoute('/restrita', 'diagnosed')];

/** A build of a remote that offers something and exposes some modules. */
function offering(extensions: readonly unknown[], exposes: readonly string[], name = 'tools'): BuiltRelease {
  const text = JSON.stringify({ extensions });
  const integrity = `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const asset = { file: 'declarations.json', kind: 'tooling', integrity, initial: false } as const;
  const release = built({ name, routes: ROUTES, assets: [asset] }, { [asset.file]: text });
  return withFile(
    release,
    'mf-manifest.json',
    JSON.stringify({ exposes: exposes.map((path) => ({ path })) }),
  );
}

test.each([
  ['whose module is not exposed', [CARD], 'A extensão panel.card pontos não tem módulo: nada está exposto'],
  ['that comes twice', [CARD, CARD], 'A extensão panel.card pontos aparece duas vezes.'],
  ['at a point that there is not', [{ ...CARD, point: 'panel.lamp' }], 'declarations.json foi recusado'],
  [
    'that needs a file of nobody',
    [{ ...CARD, files: ['x.js'] }],
    'A extensão panel.card pontos precisa de x.js',
  ],
  [
    'that helps elsewhere',
    [{ point: 'help', title: 'Como?', path: '/outra' }],
    'A extensão help /outra "Como?" leva a /outra, que não é uma rota daqui.',
  ],
  ['that keeps pages of others', [{ point: 'offline.shelf', path: '/outra' }], 'leva a /outra'],
  [
    'that begins behind a door',
    [{ point: 'first.step', title: 'Começar', path: '/restrita' }],
    'O primeiro passo, /restrita, não abre para quem ainda não o deu.',
  ],
])('an extension %s is refused with one sentence', (what, extensions, sentence) => {
  const exposes = what === 'whose module is not exposed' ? ['./app'] : ['./app', './panel.card/pontos'];
  const release = offering(extensions, exposes);
  expect([...findDeclarationFaults(release), ...findExtensionFaults(release)]).toEqual([
    expect.stringContaining(sentence),
  ]);
});

test('finds no fault in existing extensions, nor in a build without any', () => {
  expect(findExtensionFaults(offering([CARD], ['./app', './panel.card/pontos']))).toEqual([]);
  expect(findExtensionFaults(built())).toEqual([]);
});

test('an extension loads the files of its module and the declared ones', () => {
  const release = withFile(
    offering(
      [
        { ...CARD, files: ['pontos.js', 'chart.js'] },
        { point: 'notification.source', name: 'novas' },
      ],
      [],
    ),
    'mf-manifest.json',
    JSON.stringify({
      exposes: [
        {
          path: './panel.card/pontos',
          assets: { js: { sync: ['pontos.js'] }, css: { sync: ['pontos.css'] } },
        },
        { path: './notification.source/novas', assets: { js: { sync: ['novas.js'] }, css: {} } },
      ],
    }),
  );
  expect(listExtensionFiles(release)).toEqual([
    { claim: 'panel.card pontos', files: ['pontos.js', 'chart.js', 'pontos.js', 'pontos.css'] },
    { claim: 'notification.source novas', files: ['novas.js'] },
  ]);
});

test('an extension that another remote has is refused; a remote may go on with its own', async () => {
  const store = openFolderStore(await temporaryFolder());
  const first = offering([CARD], ['./panel.card/pontos']);
  await upload(store, first);
  const current = { baseUrl: 'https://tools.example/1.0.0/', descriptor: first.descriptor };
  const registry = { ...EMPTY_REGISTRY, remotes: [{ current }] };
  expect(await findExtensionClash(store, registry, offering([CARD], [], 'billing'))).toEqual(
    'A extensão panel.card pontos já é de tools@1.0.0: escolha outro nome.',
  );
  expect(
    await findExtensionClash(store, registry, offering([{ ...CARD, name: 'plano' }], [], 'billing')),
  ).toEqual(null);
  expect(await findExtensionClash(store, registry, first)).toEqual(null);
});
