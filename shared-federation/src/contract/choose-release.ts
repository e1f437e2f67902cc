import type { Registry, RegistryRemote, StageAudience } from './registry.ts';
import { isCompatible, releaseId, type Release } from './release.ts';

/** Who looks at the page, as far as releases are concerned; null while nobody is signed in. */
export type Viewer = { readonly uid: string; readonly role: string | undefined } | null;

/** The version of a remote that one viewer gets, and the one to take where it does not load. */
export interface RegistryEntry extends Release {
  readonly fallback: Release | null;
}

/**
 * The remotes as one viewer gets them. A staged release goes to those it is for; a version for another shell
 * contract, or one that broke for this viewer, gives way to another one where the registry has one.
 * @param broken releases that broke, by their ids
 */
export const entriesFor = (
  { remotes }: Pick<Registry, 'remotes'>,
  viewer: Viewer,
  broken: ReadonlySet<string> = NONE,
): readonly RegistryEntry[] => remotes.map((remote) => entryFor(remote, viewer, broken));

const NONE: ReadonlySet<string> = new Set();

function entryFor(
  { current, previous, staged }: RegistryRemote,
  viewer: Viewer,
  broken: ReadonlySet<string>,
): RegistryEntry {
  const wanted = staged && viewer && isFor(staged.audience, viewer) ? [staged.release] : [];
  const candidates = [...wanted, current, ...(previous ? [previous] : [])];
  const [first = current, second = null] = candidates.filter(
    ({ descriptor }) => isCompatible(descriptor) && !broken.has(releaseId(descriptor)),
  );
  return { ...first, fallback: second };
}

function isFor(audience: StageAudience, { uid, role }: NonNullable<Viewer>): boolean {
  if (audience.kind === 'role') return audience.role === (role ?? 'professional');
  return drawOf(`${audience.seed}:${uid}`) < audience.percent;
}

/** A number from 0 to 99 that a text always gets: 32-bit FNV-1a, spread by the finaliser of MurmurHash3. */
export function drawOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) % 100;
}
