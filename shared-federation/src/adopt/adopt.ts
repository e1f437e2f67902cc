import { createHash } from 'node:crypto';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { isForTools, MF_FILES } from '../contract/tooling-files.ts';
import {
  computeContainerName,
  DECLARATIONS_FILE,
  renderDeclarations,
  DescriptorSchema,
  FIRST_WITH_RUNTIME,
  RemoteDefinitionSchema,
  splitDeclarations,
  VersionSchema,
  withoutChunks,
  type Descriptor,
  type RemoteAsset,
  type RemoteDefinition,
} from '../contract/index.ts';
import {
  listCompressedNames,
  DESCRIPTOR_FILE,
  readFiles,
  type BuiltRelease,
} from '../releases/built-release.ts';
import { findForeignFaults } from './foreign-faults.ts';
import { findEntryFile, formatOf, parseManifest, type Manifest } from './manifest.ts';

/** A team's declarations about its remote, next to its `package.json`. */
export const DEFINITION_FILE = 'remote.json';

/** Files that bundlers write for themselves: not part of a release. */
const LEFTOVERS = [MF_FILES.stats, '.vite'];
/** Texts that bundlers take out of libraries, which have to be kept with them. */
const LICENCES = /\.LICENSE\.txt$/;

const DefinitionTextSchema = v.pipe(v.string(), v.parseJson(), RemoteDefinitionSchema);
const PackageTextSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: VersionSchema }));

/**
 * Turns the build of another tool chain into a release: writes `descriptor.json` into its `dist`, from the manifest
 * and the team's `remote.json`, with the hash of every file, and compressed copies of the files. Repeating it changes
 * nothing. The error is a sentence for the terminal.
 * @param dir folder of the remote: `package.json`, `remote.json`, and the built `dist`
 */
export async function adopt(dir: string): Promise<Result<Descriptor, string>> {
  const definition = await readJson(join(dir, DEFINITION_FILE), DefinitionTextSchema);
  if (!definition.ok) return definition;
  const manifestOfPackage = await readJson(join(dir, 'package.json'), PackageTextSchema);
  if (!manifestOfPackage.ok) return manifestOfPackage;
  const dist = join(dir, 'dist');
  for (const name of LEFTOVERS) await rm(join(dist, name), { recursive: true, force: true });
  const files = await buildFiles(dist);
  const built = describe(files, definition.value, manifestOfPackage.value.version);
  if (!built.ok) return built;
  const [fault] = findForeignFaults(built.value);
  if (fault !== undefined) return err(fault);
  for (const [name, contents] of built.value.files) {
    const [brotli = '', gzip = ''] = listCompressedNames(name);
    await writeFile(join(dist, brotli), brotliCompressSync(contents));
    await writeFile(join(dist, gzip), gzipSync(contents, { level: 9 }));
  }
  // The descriptor last of all: where it is, everything is.
  for (const name of [DECLARATIONS_FILE, DESCRIPTOR_FILE])
    await writeFile(join(dist, name), built.value.files.get(name) ?? new Uint8Array());
  return ok(built.value.descriptor);
}

/** Files of a build, without those that an earlier adoption wrote. */
async function buildFiles(dist: string): Promise<ReadonlyMap<string, Uint8Array>> {
  const files = await readFiles(dist);
  const ours = new Set([
    DESCRIPTOR_FILE,
    DECLARATIONS_FILE,
    ...[...files.keys()].flatMap(listCompressedNames),
  ]);
  return new Map([...files].filter(([name]) => !ours.has(name)));
}

function describe(
  left: ReadonlyMap<string, Uint8Array>,
  definition: RemoteDefinition,
  version: string,
): Result<BuiltRelease, string> {
  const { declarations, described } = splitDeclarations(definition);
  const extensions = declarations.extensions.map(withoutChunks);
  const declared = encode(renderDeclarations({ ...declarations, extensions }));
  const files = new Map([...left, [DECLARATIONS_FILE, declared]]);
  const manifest = parseManifest(files);
  if (!manifest.ok) return manifest;
  const { min } = definition.shellApi;
  if (min < FIRST_WITH_RUNTIME)
    return err(
      `${DEFINITION_FILE}: shellApi.min é ${min}; remotos de fora pedem um shell ${FIRST_WITH_RUNTIME}.`,
    );
  const parts = [...definition.routes, ...(definition.extensions ?? [])];
  if (parts.some((part) => 'chunks' in part && part.chunks))
    return err(`${DEFINITION_FILE}: "chunks" não vale aqui, pois todos os arquivos vêm de uma vez.`);
  const foreign = formatOf(manifest.value);
  const { type } = manifest.value.metaData.remoteEntry;
  if (!foreign) return err(`O manifesto entra por um arquivo do tipo "${type}", que o shell não executa.`);
  const entry = findEntryFile(manifest.value);
  const entryContents = files.get(entry);
  if (!entryContents) return err(`O manifesto entra por ${entry}, que a compilação não deixou.`);
  const others = [...files].filter(([file]) => file !== entry);
  const [stray] = others.filter(([file]) => file.includes('/') || classifyFile(file) === null);
  if (stray) return err(describeStray(stray[0]));
  const parsed = v.safeParse(DescriptorSchema, {
    ...described,
    routes: definition.routes.map((route) => ({ ...route, files: [] })),
    schema: 2,
    version,
    container: computeContainerName(definition.name, version),
    builtWith: listBuiltWith(manifest.value),
    entry: { file: entry, integrity: computeIntegrity(entryContents) },
    assets: others.map(([file, contents]) => ({
      file,
      kind: classifyFile(file) ?? 'tooling',
      integrity: computeIntegrity(contents),
      // All executable files, and the manifest, load before any of them runs.
      initial: !LICENCES.test(file) && file !== DECLARATIONS_FILE,
    })),
    foreign,
  });
  if (!parsed.success) {
    const issue = parsed.issues[0];
    return err(`O descritor foi recusado: ${v.getDotPath(issue) ?? 'raiz'}: ${issue.message}`);
  }
  const text = encode(`${JSON.stringify(parsed.output, null, 2)}\n`);
  return ok({ descriptor: parsed.output, files: new Map([...files, [DESCRIPTOR_FILE, text]]) });
}

function classifyFile(file: string): RemoteAsset['kind'] | null {
  if (isForTools(file) || file === DECLARATIONS_FILE || LICENCES.test(file)) return 'tooling';
  if (file.endsWith('.css')) return 'style';
  return /\.m?js$/.test(file) ? 'script' : null;
}

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

const describeStray = (file: string): string =>
  file.includes('/')
    ? `${file} está numa subpasta: deixe todos os arquivos em dist (no Vite, build.assetsDir: '').`
    : `${file} está ao lado da compilação, e ninguém poderia verificá-lo: só scripts e estilos são servidos.`;

/** Versions of the shared modules that it was compiled against, as far as it uses them. */
const listBuiltWith = ({ shared }: Manifest): Record<string, string> =>
  Object.fromEntries(shared.map(({ name, version }) => [name, version]));

const computeIntegrity = (contents: Uint8Array): string =>
  `sha384-${createHash('sha384').update(contents).digest('base64')}`;

async function readJson<T>(path: string, schema: v.GenericSchema<unknown, T>): Promise<Result<T, string>> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return err(`Falta ${path}.`);
  const parsed = v.safeParse(schema, text);
  if (parsed.success) return ok(parsed.output);
  const issue = parsed.issues[0];
  return err(`${path} foi recusado: ${v.getDotPath(issue) ?? 'raiz'}: ${issue.message}`);
}
