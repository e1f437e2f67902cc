import type { Result } from '@aura/shared-domain';
import type { Descriptor } from '@aura/shared-federation';
import type { ShellFacts } from '@aura/shared-federation/releases';
import type { Releases } from '../../releases/open-releases.ts';
import type { RemoteWorkspace } from '../../workspaces/discover.ts';

/** A built remote that is to be tried out before it is released. */
export interface Candidate {
  readonly descriptor: Descriptor;
  /** Folder of the build. */
  readonly dist: string;
}

/** What the commands work with. */
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
  /** Tells what is being done. */
  readonly say: (line: string) => void;
}
