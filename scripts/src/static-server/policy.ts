import { listReleases, type Registry } from '@aura/shared-federation';
import { listTrustedTypesPolicies, type Policy } from './headers.ts';

/** Origins of a developer's local remote, on any port. */
const THIS_MACHINE = ['http://localhost:*', 'http://127.0.0.1:*'];

/**
 * The content security policy for pages of a registry: it allows the origins of every active version, and the person's
 * own machine only if the registry allows overrides. In that case the Trusted Types policies of bundlers may have any
 * name, because a developer's remote may never have been released.
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
