import type { Result } from '@aura/shared-domain';
import { parseRegistry, type Registry } from '@aura/shared-federation';
import { devRelease } from './dev-release.ts';
import type { RemoteWorkspace } from '../workspaces/discover.ts';

/**
 * Adds the remote that is being worked on, as its development server gives it at this moment, to the registry of
 * the built ones.
 */
export async function withDevRemote(
  built: Registry,
  { name, port }: RemoteWorkspace,
): Promise<Result<Registry, string>> {
  const release = await devRelease(name, port);
  if (!release.ok) return release;
  return parseRegistry({ ...built, remotes: [...built.remotes, { current: release.value }] });
}
