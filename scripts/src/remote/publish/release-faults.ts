import { findForeignFaults } from '@aura/shared-federation/adopt';
import {
  checkRelease,
  mapFaults,
  type BuiltMaps,
  type BuiltRelease,
  type ShellFacts,
} from '@aura/shared-federation/releases';
import type { RemoteWorkspace } from '../../workspaces/discover.ts';

/** The output of a build in the folder of its remote. */
interface Left {
  readonly remote: RemoteWorkspace;
  readonly built: BuiltRelease;
  readonly maps: BuiltMaps;
}

/** Sentences about all faults of a build; empty if it may be released. */
export const releaseFaults = ({ remote, built, maps }: Left, shell: ShellFacts): readonly string[] => [
  ...listIdentityFaults(built, remote),
  ...checkRelease(built, shell),
  ...findForeignFaults(built),
  ...mapFaults(built.descriptor, maps),
];

function listIdentityFaults(
  { descriptor }: BuiltRelease,
  { name, version, isForeign = false }: RemoteWorkspace,
): readonly string[] {
  if (descriptor.name !== name || descriptor.version !== version)
    return [
      `A compilação é de ${descriptor.name} ${descriptor.version}; o package.json diz ${name} ${version}.`,
    ];
  if (isForeign === (descriptor.foreign !== undefined)) return [];
  return ['O descritor não é o que "adopt" escreve para um remoto feito com outras ferramentas.'];
}
