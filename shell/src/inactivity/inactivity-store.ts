import { createStore } from '@aura/shared-domain';
import type { PageEvents } from './activity-events.ts';
import type { Clock } from './clock.ts';
import type { LastActivity } from './last-activity.ts';

/** Time without any activity after which the person is asked whether they are still there. */
const WARN_AFTER_MS = 30 * 60_000;
/** Time that the question stays open before the person is signed out. */
const WARNING_MS = 60_000;

/** Who comes back to a closed or sleeping page within this time is asked as well, with the whole time to answer. */
const ASKED_WITHIN_MS = 8 * 60 * 60_000;
/** A timer that is later than this was held back by a sleep. */
const SLEPT_AFTER_MS = 5000;

type InactivityState =
  | { readonly kind: 'active'; readonly msUntilWarning: number }
  | { readonly kind: 'warning'; readonly msLeft: number }
  | { readonly kind: 'expired' };

/**
 * How long a session has been left alone.
 * @param now and `lastActivity` are readings of the clock in milliseconds. An activity in the future means that the
 * clock was set back: it counts as now.
 */
export function computeInactivity(now: number, lastActivity: number): InactivityState {
  const idle = Math.max(0, now - lastActivity);
  if (idle < WARN_AFTER_MS) return { kind: 'active', msUntilWarning: WARN_AFTER_MS - idle };
  const msLeft = WARN_AFTER_MS + WARNING_MS - idle;
  return msLeft > 0 ? { kind: 'warning', msLeft } : { kind: 'expired' };
}

export interface WatchParts {
  readonly clock: Clock;
  readonly lastActivity: LastActivity;
  readonly events: PageEvents;
  /** The time is up. Called once per session; the watch has stopped by then. */
  readonly onExpired: () => void;
}

/** Follows the inactivity of the person who is signed in. Its functions may be passed on without binding. */
export interface InactivityWatch {
  /** Whole seconds left to answer the warning; null without a warning. */
  readonly getSecondsLeft: () => number | null;
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Call it when a person is signed in. Earlier activity counts: after a reload, only the time to answer remains.
   * Returns a function that stops it.
   */
  readonly start: () => () => void;
  /** The answer to the warning, heard by every tab. */
  readonly stay: () => void;
  /**
   * Call it when the person is certainly signed out. If another tab ended the session first, the time counts as over.
   */
  readonly signedOut: () => void;
}

/** Everything is decided by differences of the clock; timers only say when to look at it again. */
export function createInactivityWatch(parts: WatchParts): InactivityWatch {
  const { clock, lastActivity, events, onExpired } = parts;
  const secondsLeft = createStore<number | null>(null);
  let cancelLook: (() => void) | null = null;
  /** When the next look was to be. */
  let lookAt: number | null = null;
  /** Removes the listeners; null when signed out. */
  let ends: readonly (() => void)[] | null = null;
  /** Whether this page has had a session that nothing has ended yet. */
  let hadSession = false;

  const stop = () => {
    for (const end of ends ?? []) end();
    ends = null;
    cancelLook?.();
    cancelLook = null;
    lookAt = null;
    secondsLeft.set(null);
  };

  const expire = () => {
    stop();
    hadSession = false;
    onExpired();
  };

  /** The person is back: the minute to answer begins now. */
  const comeBack = () => {
    const idle = clock.now() - lastActivity.get();
    if (idle >= WARN_AFTER_MS && idle < ASKED_WITHIN_MS) lastActivity.set(clock.now() - WARN_AFTER_MS);
    look();
  };

  const look = () => {
    if (!ends) return;
    cancelLook?.();
    const wasAsleep = lookAt !== null && clock.now() - lookAt > SLEPT_AFTER_MS;
    lookAt = null;
    if (wasAsleep && events.isShown()) return comeBack();
    const state = computeInactivity(clock.now(), lastActivity.get());
    if (state.kind === 'expired') return expire();
    secondsLeft.set(state.kind === 'active' ? null : Math.ceil(state.msLeft / 1000));
    const next = state.kind === 'active' ? state.msUntilWarning : state.msLeft % 1000 || 1000;
    lookAt = clock.now() + next;
    cancelLook = clock.after(next, look);
  };

  const isActive = (last: number) => computeInactivity(clock.now(), last).kind === 'active';

  const onActivity = () => {
    // While the question is open, or should be, only its answer counts; another tab may know better.
    const heard = lastActivity.heard();
    if (heard !== null && isActive(heard)) return lastActivity.touch('soon');
    if (isActive(lastActivity.get())) lastActivity.touch('soon');
    look();
  };

  return {
    getSecondsLeft: secondsLeft.get,
    subscribe: secondsLeft.subscribe,
    start: () => {
      stop();
      hadSession = true;
      ends = [
        events.onActivity(onActivity),
        events.onReturn(comeBack),
        events.onLeave(lastActivity.flush),
        lastActivity.onOtherTab(look),
      ];
      comeBack();
      return stop;
    },
    stay: () => {
      // A late answer, after a sleep with the question open, is none.
      const inTime = computeInactivity(clock.now(), lastActivity.get()).kind !== 'expired';
      if (ends && inTime) lastActivity.touch('at-once');
      look();
    },
    signedOut: () => {
      const last = lastActivity.heard();
      if (hadSession && last !== null && computeInactivity(clock.now(), last).kind === 'expired') expire();
      hadSession = false;
      lastActivity.forget();
    },
  };
}
