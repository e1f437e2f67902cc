import { parseArgs } from 'node:util';
import { err, ok, type Result } from '@aura/shared-domain';

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
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        json: { type: 'boolean', default: false },
        size: { type: 'string', multiple: true, default: ['10000', '100000'] },
        queries: { type: 'string', default: '200' },
      },
    });
    const sizes = values.size.map(Number);
    const queries = Number(values.queries);
    if (![...sizes, queries].every(isCount)) return err(`--size and --queries take counts from 1.\n${USAGE}`);
    return ok({ json: values.json, sizes, queries });
  } catch (error) {
    return err(`${error instanceof Error ? error.message : 'Bad arguments.'}\n${USAGE}`);
  }
}
