import type { Result } from '@aura/shared-domain';

/** An attempt to get into an account; the message is Portuguese and made to be shown. */
type Access = Promise<Result<unknown, { readonly message: string }>>;

/** The ways into an account that the forms use; in the application they are the session's. */
export interface LoginPorts {
  readonly signIn: (email: string, password: string) => Access;
  readonly signInWithGoogle: () => Access;
  /** Told before each attempt whether the session is to outlast the half hour without use. */
  readonly onKeep: (isWanted: boolean) => void;
}

/** Actions for people who forgot their password. */
export interface ResetPorts {
  readonly requestReset: (email: string) => Access;
}

export interface SignupPorts {
  readonly signUp: (name: string, email: string, password: string) => Access;
  readonly signInWithGoogle: () => Access;
}
