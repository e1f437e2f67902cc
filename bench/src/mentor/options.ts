import { err, ok, type Result } from '@aura/shared-domain';
import { parseArgs } from 'node:util';

export interface Options {
  readonly json: boolean;
}

const OPTIONS = { json: { type: 'boolean', default: false } } as const;

/** Reads the command line; what it does not know is an error with a sentence for whoever typed it. */
export function readOptions(args: readonly string[]): Result<Options, string> {
  try {
    return ok({ json: parseArgs({ args: [...args], options: OPTIONS }).values.json });
  } catch (error) {
    return err(error instanceof Error ? error.message : 'Bad arguments.');
  }
}
