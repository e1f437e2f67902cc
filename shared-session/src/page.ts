import { err, ok, type Result } from '@aura/shared-domain';
import { createAccount } from './account/account.ts';
import type { RemoteEvents } from './analytics/events.ts';
import { connectTags } from './analytics/page-tags.ts';
import { createAnalytics } from './analytics/track.ts';
import { createCall } from './api/call.ts';
import { describeCaller, type ShownPage } from './api/caller.ts';
import { createFollowStream } from './api/stream.ts';
import { createAuth } from './auth/auth.ts';
import { createEmailCodes } from './auth/email-codes.ts';
import { createEmailVerification } from './auth/email-verification.ts';
import { createReauthentication } from './auth/reauthentication.ts';
import { createRecentLogin } from './auth/recent-login.ts';
import { createSecondFactor, createSecondFactorQuestion } from './auth/second-factor.ts';
import type { BackendError, SessionBackend } from './backend/session-backend.contract.ts';
import type { RuntimeConfig } from './config/runtime-config.ts';
import { consent } from './consent/page-consent.ts';
import { createConsentRecord } from './consent/record.ts';
import { createTermsRecord } from './consent/terms.ts';
import { createCollections } from './records/collection.ts';
import { createDrafts } from './records/draft.ts';
import { keepDiagnosis } from './profile/kept-diagnosis.ts';
import { createProfileUpdates } from './profile/profile-updates.ts';
import { createHint } from './session/hint.ts';
import { createNotices } from './session/notices.ts';
import { createOperatorClaim } from './session/operator-claim-store.ts';
import { createSession } from './session/session-store.ts';
import { openBrowserStorage } from './store/safe-storage.ts';

/** Everything that exists once per page, put together. */

let runtime: { readonly config: RuntimeConfig; readonly backend: SessionBackend | null } | null = null;

/**
 * Configures the session's services; called once, before the session starts.
 * @param backend replaces Firebase, for a remote that runs alone
 */
export function configureSession(config: RuntimeConfig, backend: SessionBackend | null = null): void {
  runtime = { config, backend };
  const tags = connectTags(config, consent, () => remoteEvents());
  if (tags) analytics.setSink(tags);
}

let remoteEvents: RemoteEvents = async () => [];

/** Says where the declarations of the remotes' events are; until then none of theirs leaves the page. */
export function provideRemoteEvents(source: RemoteEvents): void {
  remoteEvents = source;
  if (consent.get() === 'accepted') void source();
}

let caller: () => string | undefined = () => undefined;

/** Says where it is known what page is shown, and with which registry; calls of the backend tell it. */
export function provideCaller(shown: () => ShownPage, { revision }: { readonly revision: number }): void {
  caller = () => describeCaller(shown(), revision);
}

export const secondFactorQuestion = createSecondFactorQuestion();

async function loadBackend(): Promise<Result<SessionBackend, BackendError>> {
  if (!runtime) return err({ code: 'not-configured' });
  if (runtime.backend) return ok(runtime.backend);
  const { config } = runtime;
  try {
    const { createFirebaseBackend } = await import(/* webpackChunkName: "firebase" */ './firebase/index.ts');
    const backend = createFirebaseBackend(config, secondFactorQuestion.ask);
    return ok(
      keepDiagnosis(
        backend,
        openBrowserStorage(() => sessionStorage),
      ),
    );
  } catch {
    return err({ code: 'not-loaded' });
  }
}

const storage = openBrowserStorage();
export const hint = createHint(storage);
export const notices = createNotices();
export { consent };
export const analytics = createAnalytics(consent.get);
export const session = createSession({
  loadBackend,
  hint,
  notices,
  sleep: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  random: Math.random,
});
consent.onAnswer(createConsentRecord(session, () => crypto.randomUUID()));
export const keepTerms = createTermsRecord(session, () => crypto.randomUUID());
export const emailCodes = createEmailCodes(session);
export const operatorClaim = createOperatorClaim(session);
export const reauthentication = createReauthentication(session);
export const recentLogin = createRecentLogin();
export const profileUpdates = createProfileUpdates(session, analytics);
export const collection = createCollections(session);
export const draft = createDrafts(session);
const transport = {
  session,
  notices,
  apiBase: () => runtime?.config.apiBase ?? '',
  fetch: (input: RequestInfo | URL, init?: RequestInit) => fetch(input, init),
  caller: () => caller(),
};
export const call = createCall({ ...transport, proveAgain: recentLogin.prove });
export const followStream = createFollowStream({
  ...transport,
  apiBase: () => runtime?.config.streamBase ?? transport.apiBase(),
});
export const account = createAccount(session, call);
export const auth = createAuth(session, analytics, call);
export const secondFactor = createSecondFactor(session, call);
export const emailVerification = createEmailVerification(session, call);
