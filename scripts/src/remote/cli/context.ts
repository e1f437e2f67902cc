import type { Result } from '@aura/shared-domain';
import type { Descriptor, Release } from '@aura/shared-federation';
import type { ShellFacts } from '@aura/shared-federation/releases';
import type { Releases } from '../../releases/open-releases.ts';
import type { RemoteWorkspace } from '../../workspaces/discover.ts';

/** A built remote to try before its release. */
export interface Candidate {
  readonly descriptor: Descriptor;
  /** Folder of the build. */
  readonly dist: string;
}

/** A release with stored files, before it is in the registry. */
export interface StoredRelease {
  readonly remote: RemoteWorkspace;
  readonly release: Release;
  /** The built `descriptor.json`. */
  readonly descriptorText: Uint8Array;
}

/** Dependencies of the commands. */
export interface Context {
  readonly releases: Releases;
  /** Remotes of the working copy. */
  readonly remotes: readonly RemoteWorkspace[];
  readonly shell: ShellFacts;
  /** Who is at the terminal, as the log will say. */
  readonly by: string;
  readonly now: () => Date;
  /** Compiles a remote into its `dist`. */
  readonly build: (remote: RemoteWorkspace, signal: AbortSignal) => Promise<Result<null, string>>;
  /** Starts a built remote in a real browser under the policy of production. */
  readonly smokeStart: (candidate: Candidate, signal: AbortSignal) => Promise<Result<null, string>>;
  /** Asks for every file of a stored release at its public address. */
  readonly readBack: (stored: StoredRelease) => Promise<Result<null, string>>;
  /** Origin of the pages; null if it is not configured. */
  readonly shellOrigin: string | null;
  /** Account ids of e-mail addresses or ids. */
  readonly accountIds: (people: readonly string[]) => Promise<Result<readonly string[], string>>;
  /** Tells what is being done. */
  readonly say: (line: string) => void;
}
