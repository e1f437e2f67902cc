import { err, ok, type Result } from '@aura/shared-domain';
import { parseArgs } from 'node:util';

export interface Options {
  readonly json: boolean;
  /** Only conversations and everyday messages, with every turn of no use. */
  readonly threads: boolean;
}

const OPTIONS = {
  json: { type: 'boolean', default: false },
  threads: { type: 'boolean', default: false },
} as const;

/** Reads the command line; what it does not know is an error with a sentence for whoever typed it. */
export function readOptions(args: readonly string[]): Result<Options, string> {
  try {
    const { json, threads } = parseArgs({ args: [...args], options: OPTIONS }).values;
    return ok({ json, threads });
  } catch (error) {
    return err(error instanceof Error ? error.message : 'Bad arguments.');
  }
}
