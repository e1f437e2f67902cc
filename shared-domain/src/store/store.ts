/** An event for current listeners. */
export interface Signal<A extends readonly unknown[] = []> {
  /** Tells every listener, in the order in which they came. */
  readonly emit: (...told: A) => void;
  /** Calls the listener from now on; returns the way to stop. */
  readonly subscribe: (listener: (...told: A) => void) => () => void;
}

/** A signal without listeners. Its functions need no binding. */
export function createSignal<A extends readonly unknown[] = []>(): Signal<A> {
  const listeners = new Set<(...told: A) => void>();
  return {
    emit: (...told) => {
      for (const listener of listeners) listener(...told);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

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
  const changes = createSignal();
  return {
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      changes.emit();
    },
    subscribe: changes.subscribe,
  };
}
