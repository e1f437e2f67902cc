import {
  isCompatible,
  findPreviewedRelease,
  type Preview,
  type Registry,
  type Release,
} from '@aura/shared-federation/contract';
import type { SessionState } from '@aura/shared-session';
import type { WantedPreview } from './wanted-preview.ts';

/** State of a version requested through its address. */
export type PreviewState =
  | 'none'
  /** It is shown wherever the remote is. */
  | 'shown'
  /** It is shown to people with an account. */
  | 'signIn'
  /** The registry holds no such version for this. */
  | 'unknown'
  /** It asks for another contract of the shell. */
  | 'incompatible'
  /** It did not load or broke down; another version replaces it. */
  | 'replaced'
  /** The address does not name a version. */
  | 'malformed';

interface Surroundings {
  readonly registry: Pick<Registry, 'remotes'>;
  readonly session: SessionState['status'];
  /** Whether the page is a local one, which needs no account. */
  readonly isLocal: boolean;
  /** The release on the screen. */
  readonly mounted: Release | null;
}

/** Whether the person may see previews. */
export const mayPreview = ({ session, isLocal }: Pick<Surroundings, 'session' | 'isLocal'>): boolean =>
  isLocal || session === 'signedIn';

/** State of the version that this tab previews. */
export function previewState(wanted: WantedPreview | null, around: Surroundings): PreviewState {
  if (!wanted) return 'none';
  const { preview } = wanted;
  if (!preview) return 'malformed';
  const release = findPreviewedRelease(around.registry, preview);
  if (!release) return 'unknown';
  if (!isCompatible(release.descriptor)) return 'incompatible';
  if (!mayPreview(around)) return around.session === 'loading' ? 'none' : 'signIn';
  return isReplaced(preview, around.mounted) ? 'replaced' : 'shown';
}

const isReplaced = ({ name, version }: Preview, mounted: Release | null): boolean =>
  mounted?.descriptor.name === name && mounted.descriptor.version !== version;
