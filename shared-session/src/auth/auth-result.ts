import {
  describeAuthError,
  err,
  GOOGLE_NO_USER,
  NOT_AUTHENTICATED,
  ok,
  PROFILE_LOAD_FAILED,
  type Result,
} from '@aura/shared-domain';
import type { BackendError } from '../backend/session-backend.contract.ts';
import { PROFILE_LOAD_CODE } from '../session/session-store.ts';

/** `message` is the text of the error catalogue. */
export interface AuthError {
  readonly code: string;
  readonly message: string;
}

export type AuthResult = Promise<Result<void, AuthError>>;

export const GOOGLE_NO_USER_CODE = 'google-no-user';
export const NOT_AUTHENTICATED_CODE = 'not-authenticated';

const OWN_MESSAGES: Readonly<Record<string, string>> = {
  [GOOGLE_NO_USER_CODE]: GOOGLE_NO_USER,
  [NOT_AUTHENTICATED_CODE]: NOT_AUTHENTICATED,
  [PROFILE_LOAD_CODE]: PROFILE_LOAD_FAILED,
};

/** An outcome in the form that pages receive. */
export function report(outcome: Result<unknown, BackendError>): Result<void, AuthError> {
  return outcome.ok ? ok(undefined) : err(explainAuthError(outcome.error));
}

/** An outcome where only the password was asked: no e-mail is in doubt. */
export function reportPassword(outcome: Result<unknown, BackendError>): Result<void, AuthError> {
  const told = report(outcome);
  if (told.ok || told.error.message !== describeAuthError('wrong-password')) return told;
  return err({ ...told.error, message: 'A senha não confere.' });
}

/** A failure of the provider with its text. */
export const explainAuthError = ({ code }: BackendError): AuthError => ({
  code,
  message: OWN_MESSAGES[code] ?? describeAuthError(code),
});
