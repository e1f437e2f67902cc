import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { State } from './state.ts';

/** Resolves when all that the state holds at the call would outlive the process. */
export type Save = () => Promise<void>;

/**
 * Saves the state to a file. Calls during a write share the next one; a failed write is reported on stderr, and the
 * state continues in memory.
 * @param write stores the text
 */
export function stateSaver(state: State, write: (text: string) => Promise<void>): Save {
  let current: Promise<void> | null = null;
  let next: Promise<void> | null = null;

  const start = (): Promise<void> => {
    current = write(JSON.stringify(state))
      .catch((error: unknown) =>
        console.error(`stripe-sandbox: the state could not be kept: ${String(error)}`),
      )
      .finally(() => (current = null));
    return current;
  };
  return () => {
    if (!current) return start();
    next ??= current.then(() => {
      next = null;
      return start();
    });
    return next;
  };
}

/** Writes a file atomically. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const temporary = `${file}.writing`;
  try {
    // Cards are invented, names and addresses may not be.
    await writeFile(temporary, text, { mode: 0o600 });
    await rename(temporary, file);
  } finally {
    await rm(temporary, { force: true });
  }
}
