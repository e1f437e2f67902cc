import { hasParameters } from '@aura/shared-domain';
import { releaseId, type Descriptor } from '@aura/shared-federation';

/**
 * Address for viewing a preview or staged version: the first fixed page of the remote, with the version in the query.
 * @param shellOrigin origin of the pages; null if unknown, which leaves the path
 */
export function previewAddress(descriptor: Descriptor, shellOrigin: string | null): string {
  const page = descriptor.routes.find(({ path }) => !hasParameters(path))?.path ?? '/';
  return `${shellOrigin ?? ''}${page}?remoto=${releaseId(descriptor)}`;
}
