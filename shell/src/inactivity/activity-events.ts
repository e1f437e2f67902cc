/** Events that count as activity. */
const ACTIVITY = [
  'mousemove',
  'mousedown',
  'click',
  'keydown',
  'scroll',
  'wheel',
  'touchstart',
  'touchmove',
] as const;

/** Page events for the inactivity watch. */
export interface PageEvents {
  /** Calls the listener at every sign of a person. Returns the way to stop. */
  readonly onActivity: (listener: () => void) => () => void;
  /** Calls the listener when the page comes to the front or wakes up: timers may have been late. */
  readonly onReturn: (listener: () => void) => () => void;
  /** Whether the page is visible. */
  readonly isShown: () => boolean;
  /** Calls the listener when the page is hidden: it may be frozen or closed next. */
  readonly onLeave: (listener: () => void) => () => void;
}

/**
 * The browser's events, native and in the capture phase: every remote is a separate React tree and may stop events.
 */
export function listenToBrowser(): PageEvents {
  return {
    onActivity: (listener) =>
      hear((signal) => {
        for (const type of ACTIVITY)
          document.addEventListener(type, listener, { capture: true, passive: true, signal });
      }),
    onReturn: (listener) =>
      hear((signal) => {
        document.addEventListener('visibilitychange', () => !document.hidden && listener(), { signal });
        window.addEventListener('focus', listener, { signal });
        window.addEventListener('pageshow', listener, { signal });
      }),
    isShown: () => !document.hidden,
    onLeave: (listener) =>
      hear((signal) => {
        document.addEventListener('visibilitychange', () => document.hidden && listener(), { signal });
        window.addEventListener('pagehide', listener, { signal });
      }),
  };
}

/** Connects listeners that end together. */
function hear(connect: (signal: AbortSignal) => void): () => void {
  const heard = new AbortController();
  connect(heard.signal);
  return () => heard.abort();
}
