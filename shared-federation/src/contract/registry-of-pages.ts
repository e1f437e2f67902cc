import type { RemoteAsset } from './descriptor.ts';
import { noteHeard } from './note-heard.ts';
import { withoutSeals, type Registry, type RegistryRemote } from './registry.ts';
import type { Release } from './release.ts';
import { isForTools, isIntegrityTable } from './tooling-files.ts';

/** Whether a page may request a file. The HTML of a route is written into pages, not requested by them. */
const isRequested = ({ file, kind }: RemoteAsset): boolean =>
  kind !== 'page' && !isForTools(file) && !isIntegrityTable(file);

/** A release without the files that no page requests. One of another tool chain starts from its manifest, and keeps all. */
function selectRequested(release: Release): Release {
  const { descriptor } = release;
  if (descriptor.foreign) return release;
  return { ...release, descriptor: { ...descriptor, assets: descriptor.assets.filter(isRequested) } };
}

function selectPublic(remote: RegistryRemote): RegistryRemote {
  const { previews: _, current, previous, staged, ...rest } = remote;
  return {
    ...rest,
    current: selectRequested(current),
    ...(previous && { previous: selectRequested(previous) }),
    ...(staged && { staged: { ...staged, release: selectRequested(staged.release) } }),
  };
}

/**
 * The registry as contained in pages, which are trusted as a whole: without signatures, without previews, and without the
 * files that no page requests; hashes are most of its bytes. The numbers of the signed statements stay, so that a browser
 * that opens its first registry refuses earlier ones.
 */
export function withoutPrivateParts(registry: Registry): Registry {
  const heard = noteHeard(registry);
  return { ...withoutSeals(registry), remotes: registry.remotes.map(selectPublic), ...(heard && { heard }) };
}
