import type { ActivityStorage } from './activity-storage.ts';
import type { Clock } from './clock.ts';

/** Minimum time between writes; a delayed value is written at the end. */
const WRITE_EVERY_MS = 5000;
const STORED = /^\d{1,15}$/;

/** Time of the last activity in any tab. */
export interface LastActivity {
  /** The latest activity that is known of, never later than now; an unknown one is now. */
  readonly get: () => number;
  /** The latest activity as far as this tab has heard; asks no storage. */
  readonly heard: () => number | null;
  /** Takes note of an activity. The other tabs hear of it at once, or some seconds later. */
  readonly touch: (how: 'at-once' | 'soon') => void;
  /** Sets it to a time that is known better, in every tab at once. */
  readonly set: (at: number) => void;
  /** Writes what was held back; called before a tab may be frozen or closed. */
  readonly flush: () => void;
  /** The person has left: the next one starts anew. */
  readonly forget: () => void;
  /** Calls the listener after another tab reported. Returns the way to stop. */
  readonly onOtherTab: (listener: () => void) => () => void;
}

/** Stores the last activity in this tab and in the shared storage, if available. */
export function createLastActivity(storage: ActivityStorage, { now, after }: Clock): LastActivity {
  let own: number | null = null;
  let writtenAt: number | null = null;
  let cancelWrite: (() => void) | null = null;

  const write = () => {
    cancelWrite?.();
    cancelWrite = null;
    writtenAt = now();
    storage.write(own === null ? null : String(own));
  };

  const touch: LastActivity['touch'] = (how) => {
    own = now();
    // a negative age means that the clock was set back: replace the stored future time
    const age = writtenAt === null ? WRITE_EVERY_MS : own - writtenAt;
    if (how === 'at-once' || age < 0 || age >= WRITE_EVERY_MS) write();
    else cancelWrite ??= after(WRITE_EVERY_MS - age, write);
  };

  /** The later of this tab's and the stored time. */
  const listen = () => {
    const text = storage.read();
    if (text !== null && STORED.test(text)) own = Math.max(Number(text), own ?? 0);
    return own;
  };

  return {
    get: () => {
      const latest = listen();
      if (latest !== null && latest <= now()) return latest;
      // a stored future time would keep the session open until then
      touch('at-once');
      return own ?? now();
    },
    heard: () => own,
    touch,
    set: (at) => {
      own = at;
      write();
    },
    flush: () => {
      if (cancelWrite) write();
    },
    forget: () => {
      own = null;
      write();
      writtenAt = null;
    },
    onOtherTab: (listener) =>
      storage.onOtherTab(() => {
        listen();
        listener();
      }),
  };
}
