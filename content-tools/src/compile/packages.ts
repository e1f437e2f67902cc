import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CONFIG_FILE } from './compile-package.ts';

const NamesSchema = v.optional(v.record(v.string(), v.string()), {});
const ManifestSchema = v.object({
  name: v.string(),
  dependencies: NamesSchema,
  devDependencies: NamesSchema,
  nx: v.optional(
    v.object({
      targets: v.optional(
        v.object({ content: v.optional(v.object({ inputs: v.optional(v.array(v.unknown()), []) })) }),
      ),
    }),
  ),
});

/** A package of the repository. */
export interface Package {
  readonly folder: string;
  readonly hasContent: boolean;
  /** Folders of the packages of ours that it depends on, in itself or through others. */
  readonly below: readonly string[];
  /** Globs from the root of files of other packages that its content is checked against, as its target declares them. */
  readonly alsoReads: readonly string[];
}

const WORKSPACE = '{workspaceRoot}/';

/** The packages of the repository, each after those that it depends on. */
export async function findPackages(root: string): Promise<readonly Package[]> {
  const folders = (await readdir(root, { withFileTypes: true }))
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'package.json')))
    .map(({ name }) => name)
    .filter((name) => name !== 'node_modules');
  const manifests = new Map(
    await Promise.all(
      folders.map(async (folder) => {
        const text = await readFile(join(root, folder, 'package.json'), 'utf8');
        return [folder, v.parse(ManifestSchema, JSON.parse(text))] as const;
      }),
    ),
  );
  const folderOf = new Map([...manifests].map(([folder, { name }]) => [name, folder]));
  const ordered = new Map<string, Package>();
  const add = (folder: string, above: readonly string[]): void => {
    if (ordered.has(folder) || above.includes(folder)) return;
    const manifest = manifests.get(folder);
    if (!manifest) return;
    const direct = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }).flatMap(
      (name) => folderOf.get(name) ?? [],
    );
    for (const other of direct) add(other, [...above, folder]);
    const inputs = manifest.nx?.targets?.content?.inputs ?? [];
    ordered.set(folder, {
      folder,
      hasContent: existsSync(join(root, folder, CONFIG_FILE)),
      below: [...new Set(direct.flatMap((other) => [...(ordered.get(other)?.below ?? []), other]))],
      alsoReads: inputs.flatMap((input) =>
        typeof input === 'string' && input.startsWith(WORKSPACE) ? [input.slice(WORKSPACE.length)] : [],
      ),
    });
  };
  for (const folder of folders.toSorted()) add(folder, []);
  return [...ordered.values()];
}
