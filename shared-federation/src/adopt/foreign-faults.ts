import { SHARED_MODULES, type Descriptor } from '../contract/index.ts';
import { findGlobalNames } from '../build/css-policy.ts';
import type { BuiltRelease } from '../releases/built-release.ts';
import { findEntryFile, formatOf, parseManifest, type Manifest } from './manifest.ts';

/**
 * Minified copies of React and its renderer keep these: a method by its name, and symbols. They survive dead code
 * elimination. Small libraries that only know the symbols do not count as copies.
 */
const REACT = [/\benqueueForceUpdate\b/, /Symbol\.for\(\s*["'`]react\./];

/**
 * Sentences about faults that only remotes of other tool chains can have: a manifest that contradicts the descriptor,
 * own copies of the shell's modules, styles that affect the whole page.
 */
export function findForeignFaults({ descriptor, files }: BuiltRelease): readonly string[] {
  if (!descriptor.foreign) return [];
  const manifest = parseManifest(files);
  if (!manifest.ok) return [manifest.error];
  return [
    ...findManifestFaults(manifest.value, descriptor),
    ...manifest.value.shared.flatMap(findSharedFault),
    ...copyFaults(descriptor, files),
    ...findStyleFaults(descriptor, files),
  ];
}

function findManifestFaults(
  manifest: Manifest,
  { container, entry, foreign }: Descriptor,
): readonly string[] {
  const faults: string[] = [];
  if (manifest.name !== container)
    faults.push(`O manifesto é de ${manifest.name}; nesta versão o nome deve ser ${container}.`);
  if (manifest.metaData.publicPath !== 'auto')
    faults.push('O manifesto diz um endereço fixo: publicPath deve ser "auto", pois cada versão tem o seu.');
  if (findEntryFile(manifest) !== entry.file || formatOf(manifest) !== foreign)
    faults.push(`O manifesto entra por ${findEntryFile(manifest)}, e o descritor por ${entry.file}.`);
  if (!manifest.exposes.some(({ path }) => path === './app'))
    faults.push('O manifesto não expõe "./app", que traz bootstrap, mount e unmount.');
  if (manifest.remotes.length > 0)
    faults.push('O manifesto carrega outros remotos, cujos arquivos ninguém verificaria.');
  return faults;
}

function findSharedFault({
  name,
  singleton,
  assets,
  fallback,
}: Manifest['shared'][number]): readonly string[] {
  if (!(name in SHARED_MODULES))
    return [`${name} não é um módulo compartilhado: tire-o de "shared" para que faça parte da compilação.`];
  if (fallback === '' && assets.js.sync.length + assets.js.async.length > 0)
    return [
      `A compilação leva uma cópia própria de ${name}, que o shell oferece: marque-o com import: false.`,
    ];
  return singleton ? [] : [`${name} só pode haver um na página: marque-o com singleton: true.`];
}

/** A copy that no manifest tells of: two copies of React in one page break its hooks. */
const copyFaults = (
  { entry, assets }: Descriptor,
  files: ReadonlyMap<string, Uint8Array>,
): readonly string[] =>
  [entry.file, ...assets.filter(({ kind }) => kind === 'script').map(({ file }) => file)]
    .filter((file) => REACT.every((mark) => mark.test(decodeFile(files, file))))
    .map((file) => `${file} leva um segundo React: o da página é o do shell (shared com import: false).`);

/** Styles are on the page while the remote is: a rule without a class would reach the shell. */
const findStyleFaults = ({ assets }: Descriptor, files: ReadonlyMap<string, Uint8Array>): readonly string[] =>
  assets
    .filter(({ kind }) => kind === 'style')
    .flatMap(({ file }) => {
      const names = findGlobalNames(decodeFile(files, file), '');
      return names.length === 0 ? [] : [`${file} alcança além do remoto: ${names.slice(0, 5).join('; ')}.`];
    });

const decodeFile = (files: ReadonlyMap<string, Uint8Array>, file: string): string =>
  new TextDecoder().decode(files.get(file));
