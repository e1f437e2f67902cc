import { err, ok, type Result } from '@aura/shared-domain';
import * as v from 'valibot';
import { MF_FILES } from '../contract/tooling-files.ts';

const FilesSchema = v.object({ sync: v.array(v.string()), async: v.array(v.string()) });

/** The fields that we read of the manifest of every bundler's Module Federation plugin. */
const ManifestSchema = v.object({
  name: v.string(),
  metaData: v.object({
    publicPath: v.string(),
    remoteEntry: v.object({ name: v.string(), path: v.string(), type: v.string() }),
  }),
  shared: v.array(
    v.object({
      name: v.string(),
      version: v.string(),
      singleton: v.boolean(),
      /** Files of a copy that the build carries itself; none where it leaves the module to the shell. */
      assets: v.object({ js: FilesSchema }),
      fallback: v.optional(v.string(), ''),
    }),
  ),
  remotes: v.optional(v.array(v.unknown()), []),
  exposes: v.array(v.object({ path: v.string() })),
});
export type Manifest = v.InferOutput<typeof ManifestSchema>;

const ManifestTextSchema = v.pipe(v.string(), v.parseJson(), ManifestSchema);

/** Reads the manifest of a build. The error is a sentence for the person at the terminal. */
export function parseManifest(files: ReadonlyMap<string, Uint8Array>): Result<Manifest, string> {
  const bytes = files.get(MF_FILES.manifest);
  if (!bytes) return err(`A compilação não deixou ${MF_FILES.manifest}: ligue "manifest" no plugin.`);
  const parsed = v.safeParse(ManifestTextSchema, new TextDecoder().decode(bytes));
  if (parsed.success) return ok(parsed.output);
  const issue = parsed.issues[0];
  return err(`${MF_FILES.manifest} foi recusado: ${v.getDotPath(issue) ?? 'raiz'}: ${issue.message}`);
}

/** File of the entry, from the folder of the build. */
export const findEntryFile = ({ metaData: { remoteEntry } }: Manifest): string =>
  [remoteEntry.path, remoteEntry.name].filter((part) => part !== '').join('/');

/** How an entry is executed; null for a kind that the shell does not know. */
export function formatOf({ metaData: { remoteEntry } }: Manifest): 'script' | 'module' | null {
  const { type } = remoteEntry;
  if (type === 'module' || type === 'esm') return 'module';
  return type === 'global' || type === 'var' ? 'script' : null;
}
