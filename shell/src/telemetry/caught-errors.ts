type Listener = (error: unknown) => void;

const listeners = new Set<Listener>();

/** Calls the listener with every error that a boundary of the shell's own tree has caught. */
export const onCaughtError = (listener: Listener): void => void listeners.add(listener);

/** What React is told to do with such errors: the console as before, and whoever listens. */
export const ROOT_OPTIONS = {
  onCaughtError: (error: unknown): void => {
    console.error(error);
    for (const listener of listeners) listener(error);
  },
} as const;
