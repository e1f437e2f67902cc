import { createSignal } from '@aura/shared-domain';

const caught = createSignal<[error: unknown]>();

/** Calls the listener with every error that a boundary of the shell's own tree has caught. */
export const onCaughtError = caught.subscribe;

/** What React is told to do with such errors: the console as before, and whoever listens. */
export const ROOT_OPTIONS = {
  onCaughtError: (error: unknown): void => {
    console.error(error);
    caught.emit(error);
  },
} as const;
