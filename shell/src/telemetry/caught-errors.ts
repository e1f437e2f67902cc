import { createSignal } from '@aura/shared-domain';

const caught = createSignal<[error: unknown]>();

/** Calls the listener with every error that a boundary of the shell's own tree has caught. */
export const onCaughtError = caught.subscribe;

/** React's handlers for such errors: the console as before, and our listeners. */
export const ROOT_OPTIONS = {
  onCaughtError: (error: unknown): void => {
    console.error(error);
    caught.emit(error);
  },
} as const;
