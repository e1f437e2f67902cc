import { createHash } from 'node:crypto';
import {
  releaseId,
  listReleases,
  findDeclarationsAsset,
  readExtensions,
  type Registry,
  type Release,
  type Extension,
} from '@aura/shared-federation';
import type { ReadRemoteFile } from './remote-pages.ts';

interface Parts {
  readonly registry: Pick<Registry, 'remotes'>;
  readonly read: ReadRemoteFile;
  /** Receives the name of an extension that is left out. */
  readonly complain: (reason: string) => void;
}

/**
 * The extensions of a registry's releases, in the form for pages. Omits a file that fails to load, or differs from the
 * registry: the application requests it itself.
 */
export async function readRemoteExtensions({
  registry,
  read,
  complain,
}: Parts): Promise<Readonly<Record<string, readonly Extension[]>>> {
  const extensions: Record<string, readonly Extension[]> = {};
  for (const release of registry.remotes.flatMap(listReleases)) {
    const asset = findDeclarationsAsset(release.descriptor);
    if (!asset || asset.integrity in extensions) continue;
    const declarations = await readJson(release, asset, read);
    if (declarations === undefined)
      complain(
        `${releaseId(release.descriptor)}: ${asset.file} falta ou não é o que o registro promete; as extensões virão depois da página.`,
      );
    else extensions[asset.integrity] = readExtensions(declarations);
  }
  return extensions;
}

async function readJson(
  release: Release,
  { file, integrity }: { readonly file: string; readonly integrity: string },
  read: ReadRemoteFile,
): Promise<unknown> {
  const bytes = await read(release, file);
  if (!bytes || `sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity)
    return undefined;
  return JSON.parse(new TextDecoder().decode(bytes)) as unknown;
}
