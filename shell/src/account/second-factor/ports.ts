import type { Result } from '@aura/shared-domain';

type Told<T> = Promise<Result<T, { readonly message: string }>>;

/** Adding an authenticator app; in the application it is the session's. */
export interface SecondFactorPorts {
  /** Returns the secret for the app. */
  readonly begin: () => Told<{ readonly key: string; readonly uri: string }>;
  readonly finish: (code: string) => Told<unknown>;
}
