import { parseSafePath } from '@aura/shared-domain';

/** An untrusted link as a path of this site, with the part of the page that it names; null for any other. */
export function parseOwnPath(link: string | undefined): string | null {
  const path = parseSafePath(link);
  const fragment = path === null ? null : /#[\w-]+$/.exec(link ?? '');
  return fragment ? `${path}${fragment[0]}` : path;
}
