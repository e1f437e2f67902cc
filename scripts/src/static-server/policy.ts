import { listReleases, type Registry } from '@aura/shared-federation';
import { listTrustedTypesPolicies, type Policy } from './headers.ts';

/** Where a developer's remote may be served, on whatever port. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * What the pages of a registry may load: from the origins of every version that somebody may get, and from the
 * person's own machine only where the registry lets remotes be overridden. There the policies of bundlers may have
 * any name: a developer's remote may be one that was never released.
 */
export function buildPolicy(
  { overrides, remotes }: Registry,
  { connect, usesStripe, usesGoogle, analytics }: Omit<Policy, 'remoteOrigins' | 'trustedTypes'>,
): Policy {
  const origins = remotes.flatMap(listReleases).map(({ baseUrl }) => new URL(baseUrl).origin);
  // One of another tool chain needs none: the shell brings every script of it.
  const own = remotes.filter((remote) => listReleases(remote).some(({ descriptor }) => !descriptor.foreign));
  const policies = listTrustedTypesPolicies(own.map(({ current }) => current.descriptor.name));
  const isOpen = overrides === 'localhost';
  return {
    remoteOrigins: [...new Set(origins), ...(isOpen ? THIS_MACHINE : [])],
    connect,
    usesStripe,
    usesGoogle,
    analytics,
    trustedTypes: isOpen ? [...policies, '*'] : policies,
  };
}
