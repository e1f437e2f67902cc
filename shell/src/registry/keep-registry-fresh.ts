import { liveRegistry } from './live-registry-store.ts';

/** The start of the application is over by then. */
const FIRST_AFTER_MS = 8000;
/** A shorter absence needs no newer registry. */
const AWAY_MS = 5 * 60_000;
/** Some people never leave the tab. */
const AGAIN_AFTER_MS = 15 * 60_000;

interface Ports {
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Milliseconds of a clock that continues while the device sleeps. */
  readonly now: () => number;
  /** Runs the task once, `ms` later, when the browser is idle. Returns a function that cancels it. */
  readonly whenIdle: (ms: number, task: () => void) => () => void;
  readonly refresh: () => void;
}

/**
 * Fetches a newer registry some seconds after the start, when the person returns to the tab after minutes, and
 * periodically. Returns a function that stops it.
 */
export function keepRegistryFresh({ document, now, whenIdle, refresh }: Ports = makePagePorts()): () => void {
  let leftAt: number | null = null;
  const onChange = () => {
    if (document.visibilityState !== 'visible') leftAt = now();
    else if (leftAt !== null && now() - leftAt >= AWAY_MS) refresh();
  };
  document.addEventListener('visibilitychange', onChange);
  const look = () => {
    if (document.visibilityState === 'visible') refresh();
    callOff = whenIdle(AGAIN_AFTER_MS, look);
  };
  let callOff = whenIdle(FIRST_AFTER_MS, look);
  return () => {
    callOff();
    document.removeEventListener('visibilitychange', onChange);
  };
}

const makePagePorts = (): Ports => ({
  document,
  now: () => Date.now(),
  whenIdle: (ms, task) => {
    const timer = setTimeout(() => {
      // Safari has no such callback.
      if ('requestIdleCallback' in window) window.requestIdleCallback(task);
      else task();
    }, ms);
    return () => clearTimeout(timer);
  },
  refresh: () => void liveRegistry.refresh(),
});
