import type { ProfileChange, Result } from '@aura/shared-domain';

/** A person known to the authentication provider. */
export interface AuthUser {
  readonly uid: string;
  readonly email: string | null;
  /** Whether they have shown that the address is theirs, by a link that was sent to it or by Google. */
  readonly emailVerified: boolean;
  readonly displayName: string | null;
  readonly photoUrl: string | null;
  /** Provider ids, such as `password` and `google.com`. */
  readonly providers: readonly string[];
}

/** The provider's own code, with or without prefix: `auth/wrong-password`, `permission-denied`. */
export interface BackendError {
  readonly code: string;
}

export type BackendResult<T> = Promise<Result<T, BackendError>>;

/** Placeholder for the server's time in a written document. */
export const SERVER_TIME: unique symbol = Symbol('server time');

export interface StoredDocument {
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
}

interface NewDocument {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The result of a pop-up; null if the provider answers without a person. */
type GoogleArrival = { readonly user: AuthUser; readonly isNew: boolean } | null;

/** The secret for an authenticator app, as text and as the address for a QR code. */
export interface SecondFactorSecret {
  readonly key: string;
  readonly uri: string;
}

/** Authentication as the session needs it. Nothing here throws. */
export interface AuthBackend {
  /** Calls the listener with the first known state and with every change of person. Returns the way to stop. */
  onUser(listener: (user: AuthUser | null) => void): () => void;
  /**
   * Calls the listener when the provider has news of the same person, also from another tab; it may repeat known data.
   * Returns a function that stops it.
   */
  onRenewal(listener: (user: AuthUser) => void): () => void;
  currentUser(): AuthUser | null;
  signIn(email: string, password: string): BackendResult<AuthUser>;
  signUp(email: string, password: string): BackendResult<AuthUser>;
  signInWithGoogle(): BackendResult<GoogleArrival>;
  /** Fetches in advance what the pop-up needs, so that it opens within the click. */
  prepareGoogle(): Promise<void>;
  setDisplayName(name: string): BackendResult<void>;
  signOut(): BackendResult<void>;
  reauthenticate(email: string, password: string): BackendResult<void>;
  /** Fails where the pop-up gives another person than the current one. */
  reauthenticateWithGoogle(): BackendResult<void>;
  setPassword(password: string): BackendResult<void>;
  /** Sends an e-mail with a link that lets its reader choose another password. */
  sendPasswordReset(email: string): BackendResult<void>;
  /** Sends an e-mail with a link that confirms the address of the current person. */
  sendEmailVerification(): BackendResult<void>;
  /** Confirms the address that an e-mail with this code was sent to. */
  applyEmailCode(code: string): BackendResult<void>;
  /** The address of the account that a code for another password is for. */
  readResetCode(code: string): BackendResult<string>;
  /** Sets another password with a code that was sent for it. */
  setPasswordWithCode(code: string, password: string): BackendResult<void>;
  /**
   * The code in the newest e-mail of a kind to an address, in the demonstration, which sends none; null elsewhere, and
   * if there is no code.
   */
  demoCode(email: string, kind: 'VERIFY_EMAIL' | 'PASSWORD_RESET'): BackendResult<string | null>;
  /** Begins to add an authenticator app to the account of the current person. */
  beginSecondFactor(): BackendResult<SecondFactorSecret>;
  /** Adds the app that received the secret; its code proves that. */
  finishSecondFactor(code: string): BackendResult<void>;
  /** Reloads the provider's data of the current person. */
  reloadUser(): BackendResult<AuthUser>;
  /** Bearer token of the current person; null when signed out. */
  idToken(refresh: boolean): BackendResult<string | null>;
}

/** Documents by slash-separated path. Stored times come out as `Date`. Nothing here throws. */
export interface DocumentBackend {
  readDocument(path: string): BackendResult<StoredDocument['data'] | null>;
  /** Only these fields of a document, named by dotted path; null if there is no document. */
  readFields(path: string, fields: readonly string[]): BackendResult<StoredDocument['data'] | null>;
  /** Writes the whole document; values may be {@link SERVER_TIME}. */
  writeDocument(path: string, data: Readonly<Record<string, unknown>>): BackendResult<void>;
  /** One partial update; fails where the document does not exist. */
  updateDocument(path: string, change: ProfileChange): BackendResult<void>;
  /** One partial update together with a new document, whose values may be {@link SERVER_TIME}: both or neither. */
  updateWith(path: string, change: ProfileChange, created: NewDocument): BackendResult<void>;
  deleteDocument(path: string): BackendResult<void>;
  /** The newest documents of a collection by a field that grows with them, newest first. */
  listNewest(collection: string, orderBy: string, limit: number): BackendResult<readonly StoredDocument[]>;
}

export interface SessionBackend extends AuthBackend, DocumentBackend {}
