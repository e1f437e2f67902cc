import type { RegistryEntry, Release } from '@aura/shared-federation/contract';
import type { RemoteFailure } from '../failure.ts';
import type { ErrorPlace } from '../report.ts';

/** One attempt to show a remote: from the request until it fails or the person leaves. */
export interface Attempt {
  readonly entry: RegistryEntry;
  /** Element for the remote. */
  readonly host: HTMLElement;
  readonly isOver: () => boolean;
  /** Resolves when it is over. */
  readonly over: Promise<void>;
  /** A release is about to draw: the requested one or its replacement, just loaded or kept from before. */
  readonly onMount: (release: Release, from: 'loaded' | 'kept') => void;
  /** The remote says that it is there. */
  readonly onMounted: () => void;
  /** An error of the remote, which may come after the attempt is over. */
  readonly onError: (where: ErrorPlace, error: unknown, release: Release) => void;
  /** Nothing can be shown. `release` was being mounted, if it got that far. */
  readonly onFailed: (reason: RemoteFailure, release: Release | null) => void;
}
