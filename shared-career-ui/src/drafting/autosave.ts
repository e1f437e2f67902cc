/** What the person reads about their draft. */
export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

interface Options<T> {
  /** Stores one value; false where that failed. */
  readonly save: (value: T) => Promise<boolean>;
  readonly onStatus: (status: SaveStatus) => void;
  readonly delayMs: number;
}

export interface Autosave<T> {
  /** Stores this value after a pause in the changes. */
  readonly change: (value: T) => void;
  /** Stores what waits at once. */
  readonly flush: () => void;
  /** Forgets what waits and resolves once nothing is being stored any more: a draft can then be cleared. */
  readonly stop: () => Promise<void>;
}

/** Stores the latest of many values: never two at a time, never an older one after a newer one. */
export function createAutosave<T>({ save, onStatus, delayMs }: Options<T>): Autosave<T> {
  let waiting: { readonly value: T } | null = null;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async () => {
    let stored = true;
    while (waiting) {
      const { value } = waiting;
      waiting = null;
      onStatus('saving');
      stored = await save(value);
      // What could not be stored waits for the next occasion, unless something newer does.
      if (!stored && waiting === null) {
        waiting = { value };
        break;
      }
    }
    onStatus(stored ? 'saved' : 'failed');
    running = null;
  };
  const flush = () => {
    clearTimeout(timer);
    if (waiting) running ??= run();
  };
  return {
    change: (value) => {
      waiting = { value };
      clearTimeout(timer);
      timer = setTimeout(flush, delayMs);
    },
    flush,
    stop: async () => {
      clearTimeout(timer);
      waiting = null;
      await running;
    },
  };
}
