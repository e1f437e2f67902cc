import {
  account,
  auth,
  consent,
  emailCodes,
  emailVerification,
  hint,
  notices,
  reauthentication,
  recentLogin,
  secondFactor,
  secondFactorQuestion,
  session,
} from './page.ts';
import type { ConsentAnswer, ConsentSource } from './consent/consent-store.ts';
import type { SessionNotice } from './session/notices.ts';
import type { SessionState } from './session/state.ts';

/**
 * Additional functions for the shell: starting the session, signing people in and out, exporting and erasing their
 * data.
 */

export * from './index.ts';
export { forgetFailedChunks } from './lifecycles/lazy-with-retry.tsx';
export { guardRoute, type RouteDecision } from './session/guard-route.ts';
export type { ConsentAnswer, ConsentSource } from './consent/consent-store.ts';
export type { SeenSessions } from './account/account.ts';
export type { AuthError } from './auth/auth-result.ts';
export type { SessionBackend } from './backend/session-backend.contract.ts';
export type { SessionNotice } from './session/notices.ts';
export type { SessionPhase } from './session/state.ts';
export { readRuntimeConfig, RuntimeConfigSchema, type RuntimeConfig } from './config/runtime-config.ts';
export { useIsOperator, useSessionPhase, useSessionVerified } from './hooks.ts';
export { configureSession, keepTerms, provideCaller, provideRemoteEvents } from './page.ts';
export type { RemoteEvents } from './analytics/events.ts';
export { openBrowserStorage, type SafeStorage } from './store/safe-storage.ts';

/** Remembers the answer about cookies, also with the person's data when signed in. */
export const setConsent = (choice: ConsentAnswer, source: ConsentSource = 'bar'): void =>
  consent.answer(choice, new Date(), source);

/**
 * Starts the session: loads the library, waits for who is there and for their profile. May be called any number
 * of times; after a failure (phase `failed`) it tries again.
 */
export const ensureSession = (): Promise<SessionState> => session.ensure();

/** Whether it is certain who is there. */
export const isSessionStarted = (): boolean => session.getPhase() === 'verified';

/** Whether a person was signed in on this device, according to the local mark. */
export const wasSignedIn = (): boolean => hint.isSet();

export const {
  signInWithEmail,
  signUpWithEmail,
  signInWithGoogle,
  prepareGoogleSignIn,
  signOutNow,
  requestPasswordReset,
  changePassword,
} = auth;

export const { sendEmailVerification, checkEmailVerification } = emailVerification;
export const { confirmEmailWith, resetAddressOf, choosePasswordWith, demoMessage } = emailCodes;
export const { reauthenticateWithPassword, reauthenticateWithGoogle } = reauthentication;
export const { exportAccount, deleteAccount, endSessions, listSessions } = account;

export const { beginSecondFactor, finishSecondFactor } = secondFactor;

/** Says who asks for the code of an authenticator app; returns the way to stop. */
export const askSecondFactorWith = secondFactorQuestion.askWith;

/** Says who asks for a recent sign-in where a call needs one; returns the way to stop. */
export const askRecentLoginWith = recentLogin.askWith;

/** Calls the listener with notices about the session; returns a function that stops it. */
export const subscribeSessionNotices = (listener: (notice: SessionNotice) => void): (() => void) =>
  notices.subscribe(listener);
