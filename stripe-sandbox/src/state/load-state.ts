import { readFile, rename } from 'node:fs/promises';
import * as v from 'valibot';
import { createEmptyState, StateSchema, type State } from './state.ts';

/**
 * The state of the last run; empty without a file. An unreadable file is renamed, with a message: the platform must
 * start in any case.
 */
export async function loadState(file: string | null): Promise<State> {
  const text = file === null ? null : await read(file);
  if (file === null || text === null) return createEmptyState();
  const state = parseState(text);
  if (state) return state;
  const aside = `${file}.broken`;
  await rename(file, aside);
  console.error(
    `stripe-sandbox: ${file} could not be understood; it is now ${aside}, and nothing is remembered.`,
  );
  return createEmptyState();
}

async function read(file: string): Promise<string | null> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

function parseState(text: string): State | null {
  try {
    const parsed = v.safeParse(StateSchema, JSON.parse(text));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
