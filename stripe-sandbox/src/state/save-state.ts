import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { State } from './state.ts';

/** Resolves when all that the state holds at the call would outlive the process. */
export type Save = () => Promise<void>;

/**
 * Keeps the state in a file. Calls during a write share the next one; a write that fails is said on stderr, and the
 * state goes on in memory.
 * @param write puts the text where it is found again
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

/** Writes a file so that its name never stands for half of it. */
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
