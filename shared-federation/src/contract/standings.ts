import type { Registry, RegistryRemote, RetiredRemote } from './registry.ts';

/** A registry's statement about a remote: its entry, or the record of a retired one. */
export type Standing = RegistryRemote | RetiredRemote;

export const isRetired = (standing: Standing): standing is RetiredRemote => 'name' in standing;

/** The standings of all remotes by their names. */
export const listStandings = ({ remotes, retired = [] }: Registry): ReadonlyMap<string, Standing> =>
  new Map<string, Standing>([
    ...remotes.map((remote) => [remote.current.descriptor.name, remote] as const),
    ...retired.map((remote) => [remote.name, remote] as const),
  ]);
