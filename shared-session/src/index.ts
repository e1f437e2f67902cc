import {
  analytics,
  call,
  collection,
  consent,
  draft,
  followStream,
  profileUpdates,
  session,
} from './page.ts';
import type { ConsentAnswer, ConsentSource } from './consent/consent.ts';
import type { AnalyticsEvent } from './analytics/events.ts';
import type { SessionState } from './session/state.ts';

/** What remotes may know and do: who is there, the person's own data, the backend. Never the sign-in itself. */

export type { SessionState, SessionUser } from './session/state.ts';
export type { Failure } from './session/for-person.ts';
export type { ProfileTransition } from './profile/profile-updates.ts';
export type { Call, CallOptions } from './api/call.ts';
export type { FollowStream } from './api/stream.ts';
export type { Collection, CollectionDefinition, Listed } from './records/collection.ts';
export type { Draft } from './records/draft.ts';
export type { AnalyticsEvent } from './analytics/events.ts';
export type { ConsentAnswer, ConsentChoice, ConsentSource } from './consent/consent.ts';
export { useConsent, useSession } from './hooks.ts';
export { guardRoute, type RouteDecision } from './session/guard-route.ts';
export { call, collection, draft, followStream };

/** The session as it is now. */
export const getSession = (): SessionState => session.getState();

/** Calls the listener after every change; returns the way to stop. */
export const subscribeSession = (listener: () => void): (() => void) => session.subscribe(listener);

export const { updateProfile, refreshProfile } = profileUpdates;

/** Reports an event; without consent nothing is sent, loaded or kept. */
export const track = (event: AnalyticsEvent): void => analytics.track(event);

/** Remembers the answer about cookies, also with the person's data where somebody is signed in. */
export const setConsent = (choice: ConsentAnswer, source: ConsentSource = 'bar'): void =>
  consent.answer(choice, new Date(), source);
