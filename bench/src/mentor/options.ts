import type { Result } from '@aura/shared-domain';
import { readArguments } from '../arguments.ts';

const USAGE = `Usage: npm run bench:mentor -- [--json] [--threads] [--held-out]
  What the safety layer of the mentor handles, misses and stops for nothing, on four sets of messages; where the
  router sends messages; how the answers of the coach are; how it does in conversations. With --json the figures of the safety layer alone;
  with --held-out also how it does in the conversations and on the messages that nobody works with, sums alone;
  with --threads conversations and everyday messages of the development set alone, with every turn of no use.`;

export interface Options {
  readonly json: boolean;
  /** Only conversations and everyday messages, with every turn of no use. */
  readonly threads: boolean;
  /** Also the sums of the held-out conversations and messages. */
  readonly 'held-out': boolean;
}

const OPTIONS = {
  json: { type: 'boolean', default: false },
  threads: { type: 'boolean', default: false },
  'held-out': { type: 'boolean', default: false },
} as const;

/** Reads the command line. The error says how it is used. */
export const readOptions = (args: readonly string[]): Result<Options, string> =>
  readArguments(args, OPTIONS, USAGE);
