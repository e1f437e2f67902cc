/** Time without any activity after which the person is asked whether they are still there. */
const WARN_AFTER_MS = 30 * 60_000;
/** Time that the question stays open before the person is signed out. */
const WARNING_MS = 60_000;

export type InactivityState =
  | { readonly kind: 'active'; readonly msUntilWarning: number }
  | { readonly kind: 'warning'; readonly msLeft: number }
  | { readonly kind: 'expired' };

/**
 * How long a session has been left alone.
 * @param now and `lastActivity` are readings of the clock in milliseconds. An activity in the future means that the
 * clock was set back: it counts as now.
 */
export function inactivityState(now: number, lastActivity: number): InactivityState {
  const idle = Math.max(0, now - lastActivity);
  if (idle < WARN_AFTER_MS) return { kind: 'active', msUntilWarning: WARN_AFTER_MS - idle };
  const msLeft = WARN_AFTER_MS + WARNING_MS - idle;
  return msLeft > 0 ? { kind: 'warning', msLeft } : { kind: 'expired' };
}
