import { err, ok, type Result } from '@aura/shared-domain';
import { readArguments } from '../arguments.ts';

const USAGE = 'Usage: npm run bench:federation -- [--json] [--pairs 20] [--quick]';

/** Fewer give an interval that says little. */
const PAIRS = 20;

export interface Options {
  /** Whether the last line is the result as JSON. */
  readonly json: boolean;
  /** Pairs of visits for each time; 0 for none. */
  readonly pairs: number;
}

/** Reads the arguments of the command; `--quick` counts and takes no times. The error says how it is used. */
export function readOptions(args: readonly string[]): Result<Options, string> {
  const read = readArguments(
    args,
    {
      json: { type: 'boolean', default: false },
      pairs: { type: 'string', default: `${PAIRS}` },
      quick: { type: 'boolean', default: false },
    },
    USAGE,
  );
  if (!read.ok) return read;
  const values = read.value;
  const pairs = values.quick ? 0 : Number(values.pairs);
  if (!Number.isInteger(pairs) || pairs < 0) return err(`--pairs takes a count.\n${USAGE}`);
  return ok({ json: values.json, pairs });
}
