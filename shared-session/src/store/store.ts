/** A value that can be watched. */
export interface Store<T> {
  readonly get: () => T;
  /** Replaces the value and tells the listeners, unless it is the same value. */
  readonly set: (value: T) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** A store that starts with `initial`. Its functions may be passed on without binding. */
export function createStore<T>(initial: T): Store<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
