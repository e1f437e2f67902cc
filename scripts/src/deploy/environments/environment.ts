import { FUNCTIONS_REGION } from '@aura/shared-domain';
import type { RegistryKey } from '@aura/shared-federation';

/**
 * Where and how the platform runs, without secrets. `null` marks a missing fact: `doctor` names it, and an environment
 * with one is not built.
 */
export interface Environment {
  readonly name: string;
  /** Google Cloud project; one that begins with `demo-` is no real one. */
  readonly projectId: string;
  /** Address that people open, without a final slash. */
  readonly origin: string;
  /** The site's Firebase app. The domain of sign-in is the site's own, so that no browser takes it for a third party. */
  readonly firebase: { readonly apiKey: string | null; readonly appId: string | null };
  /** Names of the Hosting sites. */
  readonly sites: { readonly shell: string; readonly remotes: string };
  readonly remotes: RemotesOf;
  /**
   * Store of the shell's builds, for writing pages without a working copy: `gs://bucket`. Only people who deploy the
   * platform may write there, because the code in it runs. Null if it is the folder of the build.
   */
  readonly shells: string | null;
  /** Measuring services; absent if none is used. */
  readonly analytics?: { readonly measurementId?: string; readonly pixelId?: string };
  readonly usesStripe: boolean;
  /** Settings of the functions, by name; not secret. */
  readonly settings: Readonly<Record<string, string>>;
  /** Names of the secrets that the functions are bound to. */
  readonly secrets: readonly string[];
}

/** Source of an environment's remotes. */
type RemotesOf =
  | {
      /** Released by their teams, into a store with its own address. */
      readonly from: 'releases';
      /** `gs://bucket/prefix`. */
      readonly store: string;
      readonly origin: string;
      /** Checks the registry; null while no key was made. */
      readonly key: RegistryKey | null;
    }
  /** Built with the shell, and served by a separate site: for a twin or a preview. */
  | { readonly from: 'workspace'; readonly origin: string };

/** Whether an environment is for real people. */
export const isReal = ({ projectId }: Pick<Environment, 'projectId'>): boolean =>
  !projectId.startsWith('demo-');

/** Address of an environment's functions, without Hosting. */
export const buildFunctionsOrigin = ({ projectId }: Pick<Environment, 'projectId'>): string =>
  `https://${FUNCTIONS_REGION}-${projectId}.cloudfunctions.net`;
