import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  readonly dir: string;
  /** Whether the folder was given explicitly, so that its absence is an error. */
  readonly named: boolean;
  readonly json: boolean;
  /** The one family of generated layouts to measure. */
  readonly family: string | undefined;
  /** Whether each loss in the open half of the layouts is listed. */
  readonly errors: boolean;
}

/** Reads the arguments; the folder is `AURA_TESTDATA`, or `../shared/testdata` from the root, unless one is given. */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      dir: { type: 'string' },
      json: { type: 'boolean' },
      family: { type: 'string' },
      errors: { type: 'boolean' },
    },
  });
  return {
    dir: values.dir ?? resolve(root, environment['AURA_TESTDATA'] || '../shared/testdata'),
    named: values.dir !== undefined,
    json: values.json === true,
    family: values.family,
    errors: values.errors === true,
  };
}
