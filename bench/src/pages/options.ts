import { err, ok, type Result } from '@aura/shared-domain';
import { readArguments } from '../arguments.ts';

const USAGE =
  'Usage: npm run bench:pages -- [--json] [--no-lighthouse] [--runs 3] [--paint 20] [--origin URL] [--path /faq …]';

export interface Options {
  /** Whether the standard output is JSON and nothing else. */
  readonly json: boolean;
  /** Runs of Lighthouse for each page; 0 for none. */
  readonly runs: number;
  /** Rounds in which the largest paints of the pages are compared, instead of everything else; 0 for none. */
  readonly paintRounds: number;
  /** Origin of a deployed site to measure; null for what has been built here. */
  readonly origin: string | null;
  /** The pages to measure; empty for all of them. */
  readonly only: readonly string[];
}

/** Reads the arguments of the command. The error says how it is used. */
export function readOptions(args: readonly string[]): Result<Options, string> {
  const read = readArguments(
    args,
    {
      json: { type: 'boolean', default: false },
      lighthouse: { type: 'boolean', default: true },
      runs: { type: 'string', default: '3' },
      paint: { type: 'string', default: '0' },
      origin: { type: 'string' },
      path: { type: 'string', multiple: true, default: [] },
    },
    USAGE,
  );
  if (!read.ok) return read;
  const values = read.value;
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) return err(`--runs takes a count from 1.\n${USAGE}`);
  const paintRounds = Number(values.paint);
  if (!Number.isInteger(paintRounds) || paintRounds < 0) return err(`--paint takes a count.\n${USAGE}`);
  const { json, lighthouse, path } = values;
  if (values.origin !== undefined && !URL.canParse(values.origin))
    return err(`--origin takes a URL.\n${USAGE}`);
  const origin = values.origin === undefined ? null : new URL(values.origin).origin;
  return ok({ json, runs: lighthouse ? runs : 0, paintRounds, origin, only: path });
}
