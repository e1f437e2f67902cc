import { err, ok, type Result } from '@aura/shared-domain';
import { readArguments } from '../arguments.ts';

const USAGE = 'Usage: npm run bench:search -- [--json] [--size 10000 …] [--queries 200]';

export interface Options {
  /** Whether the standard output is JSON and nothing else. */
  readonly json: boolean;
  /** Numbers of ads to measure with. */
  readonly sizes: readonly number[];
  /** Queries of each kind that are timed. */
  readonly queries: number;
}

const isCount = (value: number): boolean => Number.isInteger(value) && value > 0;

/** Reads the arguments of the command. The error says how it is used. */
export function readOptions(args: readonly string[]): Result<Options, string> {
  const read = readArguments(
    args,
    {
      json: { type: 'boolean', default: false },
      size: { type: 'string', multiple: true, default: ['10000', '100000'] },
      queries: { type: 'string', default: '200' },
    },
    USAGE,
  );
  if (!read.ok) return read;
  const values = read.value;
  const sizes = values.size.map(Number);
  const queries = Number(values.queries);
  if (![...sizes, queries].every(isCount)) return err(`--size and --queries take counts from 1.\n${USAGE}`);
  return ok({ json: values.json, sizes, queries });
}
