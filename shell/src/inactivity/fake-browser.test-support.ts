import type { PageEvents } from './activity-events.ts';
import type { ActivityStorage } from './activity-storage.ts';
import type { Clock } from './clock.ts';
import { createInactivityWatch } from './inactivity-store.ts';
import { createLastActivity } from './last-activity.ts';

/** An hour of a day, in milliseconds; only differences matter. */
const START = 1_800_000_000_000;

/** A device with a clock that is moved by hand. Timers do not run while it sleeps. */
export function fakeDevice() {
  let wall = START;
  let uptime = 0;
  const timers = new Set<{ readonly due: number; readonly task: () => void }>();
  const clock: Clock = {
    now: () => wall,
    after: (ms, task) => {
      const timer = { due: uptime + ms, task };
      timers.add(timer);
      return () => timers.delete(timer);
    },
  };
  return {
    clock,
    /** Lets time pass with everything that falls due in it. */
    pass: (ms: number) => {
      const end = uptime + ms;
      for (;;) {
        const [next] = [...timers].filter(({ due }) => due <= end).toSorted((a, b) => a.due - b.due);
        if (!next) break;
        timers.delete(next);
        wall += next.due - uptime;
        uptime = next.due;
        next.task();
      }
      wall += end - uptime;
      uptime = end;
    },
    /** The clock moves on, or is set, while no timer runs. */
    jump: (ms: number) => {
      wall += ms;
    },
    timers: () => timers.size,
  };
}

/** The storage of several tabs, with every value that was written. */
export function fakeStorage() {
  let stored: string | null = null;
  const writes: (string | null)[] = [];
  const tabs = new Set<{ listener: () => void }>();
  const openTab = (): ActivityStorage => {
    let own: { listener: () => void } | null = null;
    return {
      read: () => stored,
      write: (value) => {
        writes.push(value);
        if (value === stored) return;
        stored = value;
        for (const tab of tabs) if (tab !== own) tab.listener();
      },
      onOtherTab: (listener) => {
        const entry = { listener };
        own = entry;
        tabs.add(entry);
        return () => tabs.delete(entry);
      },
    };
  };
  return {
    openTab,
    writes,
    set: (value: string) => {
      stored = value;
    },
  };
}

/** A storage that is not there, as in some private windows. */
export const noStorage: ActivityStorage = { read: () => null, write: () => {}, onOtherTab: () => () => {} };

/** A tab with a watch in it. `expired` counts the sign-outs, `shown` holds every countdown that was on the screen. */
export function fakeTab(device: ReturnType<typeof fakeDevice>, storage: ActivityStorage) {
  const heard = {
    activity: new Set<() => void>(),
    back: new Set<() => void>(),
    leave: new Set<() => void>(),
  };
  let isShown = true;
  const events: PageEvents = {
    isShown: () => isShown,
    onActivity: hear(heard.activity),
    onReturn: hear(heard.back),
    onLeave: hear(heard.leave),
  };
  const tab = { expired: 0, shown: [] as number[] };
  const watch = createInactivityWatch({
    clock: device.clock,
    lastActivity: createLastActivity(storage, device.clock),
    events,
    onExpired: () => {
      tab.expired += 1;
    },
  });
  watch.subscribe(() => {
    const left = watch.getSecondsLeft();
    if (left !== null) tab.shown.push(left);
  });
  return Object.assign(tab, {
    watch,
    act: fire(heard.activity),
    comeBack: fire(heard.back),
    hide: () => {
      isShown = false;
      fire(heard.leave)();
    },
    listeners: () => heard.activity.size + heard.back.size + heard.leave.size,
  });
}

const hear = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const fire = (listeners: Set<() => void>) => () => {
  for (const listener of listeners) listener();
};
