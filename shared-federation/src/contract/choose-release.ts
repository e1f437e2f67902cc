import type { Registry, RegistryRemote, StageAudience } from './registry.ts';
import { isCompatible, releaseId, type Release } from './release.ts';

/** The person viewing the page, as far as releases depend on it; null when signed out. */
export type Viewer = { readonly uid: string; readonly role: string | undefined } | null;

/** The version of a remote that one viewer gets, and the one to take where it does not load. */
export interface RegistryEntry extends Release {
  readonly fallback: Release | null;
}

/** A version requested through its address. */
export interface Preview {
  /** Name of the remote. */
  readonly name: string;
  readonly version: string;
}

/** The version of a preview, if the registry has it staged or as a preview. */
export function findPreviewedRelease(
  { remotes }: Pick<Registry, 'remotes'>,
  { name, version }: Preview,
): Release | undefined {
  const remote = remotes.find(({ current }) => current.descriptor.name === name);
  const candidates = remote?.staged
    ? [remote.staged.release, ...(remote.previews ?? [])]
    : (remote?.previews ?? []);
  return candidates.find(({ descriptor }) => descriptor.version === version);
}

/**
 * The remotes for one viewer. A staged release goes to its audience. If a version needs another shell contract, or
 * broke for this viewer, another version of the registry replaces it.
 * @param broken releases that broke, by their ids
 * @param preview a version that the viewer requested and may see
 */
export const chooseEntries = (
  { remotes }: Pick<Registry, 'remotes'>,
  viewer: Viewer,
  broken: ReadonlySet<string> = NONE,
  preview: Preview | null = null,
): readonly RegistryEntry[] => {
  const previewed = preview ? findPreviewedRelease({ remotes }, preview) : undefined;
  return remotes.map((remote) => {
    const isAsked = remote.current.descriptor.name === preview?.name;
    return chooseEntry(remote, viewer, { broken, previewed: isAsked ? previewed : undefined });
  });
};

const NONE: ReadonlySet<string> = new Set();

interface Besides {
  readonly broken: ReadonlySet<string>;
  readonly previewed: Release | undefined;
}

function chooseEntry(
  { current, previous, staged }: RegistryRemote,
  viewer: Viewer,
  { broken, previewed }: Besides,
): RegistryEntry {
  const mine = staged && viewer && isFor(staged.audience, viewer) ? staged.release : undefined;
  const wanted = previewed ?? mine;
  const candidates = [...(wanted ? [wanted] : []), current, ...(previous ? [previous] : [])];
  const [first = current, second = null] = candidates.filter(
    ({ descriptor }) => isCompatible(descriptor) && !broken.has(releaseId(descriptor)),
  );
  return { ...first, fallback: second };
}

function isFor(audience: StageAudience, { uid, role }: NonNullable<Viewer>): boolean {
  if (audience.kind === 'role') return audience.role === (role ?? 'professional');
  if (audience.kind === 'people') return audience.marks.includes(markOf(audience.salt, uid));
  return drawOf(`${audience.seed}:${uid}`) < audience.percent;
}

/** A number from 0 to 99 that a text always gets. */
export const drawOf = (text: string): number => hashOf(text, 0) % 100;

/**
 * How an account is named in a registry that everybody can read: 64 bits in hexadecimal. An account's id has more than
 * 160, so that no mark leads back to one; only who knows an id can see whether it is meant.
 */
export const markOf = (salt: string, uid: string): string =>
  [1, 2].map((seed) => hashOf(`${salt}:${uid}`, seed).toString(16).padStart(8, '0')).join('');

/** 32-bit FNV-1a, spread by the finaliser of MurmurHash3. */
function hashOf(text: string, seed: number): number {
  let hash = 0x811c9dc5 ^ seed;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
