import type { Result } from '@aura/shared-domain';

type Outcome = Promise<Result<void, { readonly message: string }>>;

/** The ways to prove again who is there. */
export interface IdentityPorts {
  readonly reauthenticateWithPassword: (password: string) => Outcome;
  readonly reauthenticateWithGoogle: () => Outcome;
  /** Fetches in advance what Google's window needs, so that it opens within the press. */
  readonly prepareGoogle: () => Promise<void>;
}
