import type { Registry, RegistryRemote } from '@aura/shared-federation';

const describeRemote = ({ current, staged }: RegistryRemote): string => {
  const { name, version } = current.descriptor;
  const next = staged ? ` (e ${staged.release.descriptor.version} para uma parte das pessoas)` : '';
  return `${name} ${version}${next}`;
};

const joinNames = (remotes: readonly RegistryRemote[]): string =>
  remotes.map(describeRemote).join(', ') || 'nenhum';

/**
 * Sources of a site's remotes, for the terminal.
 * @param released the released part of the registry
 */
export function describeRemoteSources({ remotes }: Registry, released: Registry | null): readonly string[] {
  const published = new Set(released?.remotes.map(({ current }) => current.descriptor.name));
  const isReleased = ({ current }: RegistryRemote) => published.has(current.descriptor.name);
  const copies = remotes.filter((remote) => !isReleased(remote));
  return [
    ...(released
      ? [`Remotos publicados, na revisão ${released.revision}: ${joinNames(remotes.filter(isReleased))}`]
      : []),
    ...(copies.length > 0 ? [`Remotos compilados nesta pasta: ${joinNames(copies)}`] : []),
  ];
}
