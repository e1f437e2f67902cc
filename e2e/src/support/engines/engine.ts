import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** A source of input with its actions, as WebDriver and WebDriver BiDi both have them. */
export interface InputSource {
  readonly type: 'pointer' | 'key';
  readonly id: string;
  readonly actions: readonly Readonly<Record<string, unknown>>[];
}

/** A browser of another engine, driven by its own protocol. */
export interface Engine {
  /** Opens an address; ends when its document has loaded. */
  readonly open: (url: string) => Promise<void>;
  /** The value of an expression in the page, which must survive JSON. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Moves the pointer and presses keys as a person does. */
  readonly act: (sources: readonly InputSource[]) => Promise<void>;
  readonly close: () => Promise<void>;
}

const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

/** Asks until there is an answer; null counts as none. */
export async function waitFor<T>(what: string, ask: () => Promise<T | null> | T | null): Promise<T> {
  const end = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    if (Date.now() > end) throw new Error(`waited in vain for ${what}`);
    await pause(LOOK_MS);
  }
}

/** Waits for a line that a program writes; returns what the pattern captures. */
export function readAnnounced(program: ChildProcess, pattern: RegExp): Promise<string> {
  let written = '';
  const hear = (chunk: Buffer) => void (written += chunk.toString());
  program.stdout?.on('data', hear);
  program.stderr?.on('data', hear);
  return waitFor(`${program.spawnfile} to write ${pattern.source}`, () => {
    if (program.exitCode !== null) throw new Error(`${program.spawnfile} has ended: ${written}`);
    return pattern.exec(written)?.[1] ?? null;
  });
}
