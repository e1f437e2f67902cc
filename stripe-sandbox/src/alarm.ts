import type { Clock } from './clock.ts';

export interface Alarm {
  /** Rings at a time in milliseconds since 1970, or at once where it is past; not at all for infinity. */
  readonly set: (time: number) => void;
  readonly clear: () => void;
}

/** Timers overflow beyond 24 days; a clock that was set forward is noticed within the hour. */
const MAX_DELAY = 3_600_000;

/** One timer for whatever is due next. */
export function alarmOf(clock: Clock, ring: () => void): Alarm {
  let cancel: (() => void) | null = null;
  const clear = (): void => cancel?.();
  return {
    set(time) {
      clear();
      if (time < Infinity) cancel = clock.after(Math.min(Math.max(time - clock.now(), 0), MAX_DELAY), ring);
    },
    clear,
  };
}
