import * as v from 'valibot';
import { MF_FILES } from '../contract/tooling-files.ts';
import {
  claimOf,
  DECLARATIONS_FILE,
  findDeclarationsAsset,
  computeExposedName,
  hasModule,
  readExtensions,
  releaseId,
  listReleases,
  type Descriptor,
  type Extension,
  type Registry,
} from '../contract/index.ts';
import { listFiles, type BuiltRelease } from './built-release.ts';
import { LAYOUT } from './layout.ts';
import type { ReleaseStore } from './store.ts';

const JsonSchema = v.pipe(v.string(), v.parseJson());
const SyncSchema = v.object({ sync: v.optional(v.array(v.string()), []) });
const AssetsSchema = v.object({ js: SyncSchema, css: SyncSchema });
const ExposeSchema = v.object({ path: v.string(), assets: v.optional(AssetsSchema) });
const ManifestSchema = v.pipe(JsonSchema, v.object({ exposes: v.array(ExposeSchema) }));

/** Sentences about declared extensions that the build lacks. Unreadable files are reported by another check. */
export function findExtensionFaults({ descriptor, files }: BuiltRelease): readonly string[] {
  const extensions = parseExtensions(files.get(DECLARATIONS_FILE));
  const claims = extensions.map(claimOf);
  const twice = new Set(claims.filter((claim, index) => claims.indexOf(claim) !== index));
  const facts = {
    listed: new Set(listFiles(descriptor).map(({ file }) => file)),
    exposed: listExposedNames(files),
    routes: descriptor.routes,
  };
  return [
    ...[...twice].map((claim) => `A extensão ${claim} aparece duas vezes.`),
    ...extensions.flatMap((extension) => findFaults(extension, facts)),
  ];
}

interface Facts {
  readonly listed: ReadonlySet<string>;
  readonly exposed: ReadonlySet<string>;
  readonly routes: Descriptor['routes'];
}

function findFaults(extension: Extension, { listed, exposed, routes }: Facts): readonly string[] {
  const claim = claimOf(extension);
  if (!hasModule<Extension>(extension))
    return 'path' in extension && !routes.some(({ path }) => path === extension.path)
      ? [`A extensão ${claim} leva a ${extension.path}, que não é uma rota daqui.`]
      : findFirstStepFaults(extension, routes);
  const name = computeExposedName(extension);
  const missing = ('files' in extension ? extension.files : []).filter((file) => !listed.has(file));
  return [
    ...(exposed.has(name) ? [] : [`A extensão ${claim} não tem módulo: nada está exposto como ${name}.`]),
    ...missing.map((file) => `A extensão ${claim} precisa de ${file}, que o descritor não lista.`),
  ];
}

/** People without the diagnosis are sent to the first step, so its route must admit them. */
function findFirstStepFaults(extension: Extension, routes: Descriptor['routes']): readonly string[] {
  if (extension.point !== 'first.step') return [];
  const isShut = routes.some(
    ({ path, access }) => path === extension.path && access !== 'signedIn' && access !== 'public',
  );
  return isShut ? [`O primeiro passo, ${extension.path}, não abre para quem ainda não o deu.`] : [];
}

const listExposedNames = (files: BuiltRelease['files']): ReadonlySet<string> =>
  new Set(readExposes(files).map(({ path }) => path));

function readExposes(files: BuiltRelease['files']): readonly v.InferOutput<typeof ExposeSchema>[] {
  const manifest = v.safeParse(ManifestSchema, decodeText(files.get(MF_FILES.manifest)));
  return manifest.success ? manifest.output.exposes : [];
}

/** The initial files of an extension. */
export interface ExtensionFiles {
  readonly claim: string;
  readonly files: readonly string[];
}

/** The files of each extension with a module: those of the module itself, and additionally declared ones. */
export function listExtensionFiles({ files }: BuiltRelease): readonly ExtensionFiles[] {
  const exposes = readExposes(files);
  return parseExtensions(files.get(DECLARATIONS_FILE))
    .filter(hasModule)
    .map((extension) => {
      const assets = exposes.find(({ path }) => path === computeExposedName(extension))?.assets;
      const declared = 'files' in extension ? extension.files : [];
      return {
        claim: claimOf(extension),
        files: [...declared, ...(assets ? [...assets.js.sync, ...assets.css.sync] : [])],
      };
    });
}

/**
 * Refuses a build that claims an extension of another remote's active version: returns the sentence, or null.
 * Unreadable files of other remotes are ignored; their teams have to fix them.
 */
export async function findExtensionClash(
  store: ReleaseStore,
  { remotes }: Pick<Registry, 'remotes'>,
  { descriptor, files }: BuiltRelease,
): Promise<string | null> {
  const own = new Set(parseExtensions(files.get(DECLARATIONS_FILE)).map(claimOf));
  if (own.size === 0) return null;
  const others = remotes
    .flatMap(listReleases)
    .filter((release) => release.descriptor.name !== descriptor.name);
  for (const other of others) {
    const claims = (await readStoredExtensions(store, other.descriptor)).map(claimOf);
    const claim = claims.find((one) => own.has(one));
    if (claim !== undefined)
      return `A extensão ${claim} já é de ${releaseId(other.descriptor)}: escolha outro nome.`;
  }
  return null;
}

async function readStoredExtensions(
  store: ReleaseStore,
  descriptor: Descriptor,
): Promise<readonly Extension[]> {
  const asset = findDeclarationsAsset(descriptor);
  if (!asset) return [];
  const path = LAYOUT.file(descriptor.name, descriptor.version, asset.file);
  return parseExtensions(await store.read(path).catch(() => null));
}

function parseExtensions(contents: Uint8Array | null | undefined): readonly Extension[] {
  const json = v.safeParse(JsonSchema, decodeText(contents));
  return json.success ? readExtensions(json.output) : [];
}

const decodeText = (contents: Uint8Array | null | undefined): string =>
  new TextDecoder().decode(contents ?? undefined);
