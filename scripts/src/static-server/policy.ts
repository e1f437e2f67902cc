import { releasesOf, type Registry } from '@aura/shared-federation';
import { trustedTypesPolicies, type Policy } from './headers.ts';

/** Where a developer's remote may be served, on whatever port. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * What the pages of a registry may load: from the origins of every version that somebody may get, and from the
 * person's own machine only where the registry lets remotes be overridden. There the policies of bundlers may have
 * any name: a developer's remote may be one that was never released.
 */
export function policyOf(
  { overrides, remotes }: Registry,
  { connect, usesStripe, usesGoogle, analytics }: Omit<Policy, 'remoteOrigins' | 'trustedTypes'>,
): Policy {
  const origins = remotes.flatMap(releasesOf).map(({ baseUrl }) => new URL(baseUrl).origin);
  // One of another tool chain needs none: the shell brings every script of it.
  const own = remotes.filter((remote) => releasesOf(remote).some(({ descriptor }) => !descriptor.foreign));
  const policies = trustedTypesPolicies(own.map(({ current }) => current.descriptor.name));
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
