/**
 * The API for remotes: the signed-in person, their data, the backend. Never the sign-in itself.
 *
 * @packageDocumentation
 */

import {
  analytics,
  collection,
  draft,
  followStream as pageFollowStream,
  profileUpdates,
  session,
  call as pageCall,
} from './page.ts';
import type { ApiError, Endpoint, Result, Stream } from '@aura/shared-domain';
import type { CallArguments, CallOptions } from './api/call.ts';
import type { AnalyticsEvent } from './analytics/events.ts';
import type { SessionState } from './session/state.ts';

export type { SessionState, SessionUser } from './session/state.ts';
export type { Failure } from './session/run-for-person.ts';
export type { ProfileTransition } from './profile/profile-updates.ts';
export type { CallOptions } from './api/call.ts';
export type { Collection, CollectionDefinition, Listed } from './records/collection.ts';
export type { Draft } from './records/draft.ts';
export type { AnalyticsEvent } from './analytics/events.ts';
export type { ConsentChoice } from './consent/consent-store.ts';
export { useConsent, useSession } from './hooks.ts';
export { collection, draft };

/** Calls the backend through an endpoint; an invalid answer is a value. */
export function call<Request, Response>(
  endpoint: Endpoint<Request, Response>,
  ...given: CallArguments<Request>
): Promise<Result<Response, ApiError>> {
  return pageCall(endpoint, ...given);
}

/** Makes a call that answers line by line; each line is validated before `onEvent` sees it. */
export function followStream<Request, Event>(
  stream: Stream<Request, Event>,
  body: Request,
  onEvent: (event: Event) => void,
  options?: CallOptions,
): Promise<Result<void, ApiError>> {
  return pageFollowStream(stream, body, onEvent, options);
}

/** The current session. */
export const getSession = (): SessionState => session.getState();

/** Calls the listener after every change; returns the way to stop. */
export const subscribeSession = (listener: () => void): (() => void) => session.subscribe(listener);

export const { updateProfile, refreshProfile } = profileUpdates;

/** Reports an event; without consent nothing is sent, loaded or kept. */
export const track = (event: AnalyticsEvent): void => analytics.track(event);
