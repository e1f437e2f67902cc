import { hasParameters } from '@aura/shared-domain';
import { releaseId, type Descriptor } from '@aura/shared-federation';

/**
 * Where a version that is not for everybody is seen: the first page of the remote that has one address, with the
 * version in the query.
 * @param shellOrigin origin of the pages; null where it is not known, which leaves the path
 */
export function previewAddress(descriptor: Descriptor, shellOrigin: string | null): string {
  const page = descriptor.routes.find(({ path }) => !hasParameters(path))?.path ?? '/';
  return `${shellOrigin ?? ''}${page}?remoto=${releaseId(descriptor)}`;
}
