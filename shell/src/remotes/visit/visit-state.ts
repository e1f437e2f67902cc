import type { RemoteFailure, Trouble } from '../failure.ts';

/** State of the one visible remote. */
export type VisitState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'loading'; readonly slow: boolean }
  | {
      readonly kind: 'ready';
      /** Something went wrong while the remote was there; it is still on the screen. */
      readonly trouble: Trouble | null;
    }
  | { readonly kind: 'failed'; readonly reason: RemoteFailure };

export const IDLE: VisitState = { kind: 'idle' };
export const LOADING: VisitState = { kind: 'loading', slow: false };
export const READY: VisitState = { kind: 'ready', trouble: null };
