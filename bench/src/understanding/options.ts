import { existsSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';

/** A folder of cases. Of a closed one only sums are printed. */
export interface Folder {
  readonly name: string;
  readonly dir: string;
  readonly closed: boolean;
}

export interface Options {
  readonly folders: readonly Folder[];
  /** Folders that were looked for and are not there. */
  readonly missing: readonly string[];
  readonly json: boolean;
  /** Whether every wrong item is printed. */
  readonly errors: boolean;
  /** Only the case of this name. */
  readonly only: string | null;
  /** Share of the learnt signs that the engine is to do without. */
  readonly forget: number;
  /** Whether scores of pairs of CV and ad are measured, and what reading costs. */
  readonly pairs: boolean;
}

/** Folders of cases that developers of the engine do not open; `--held-out` measures the first. */
const HELD_OUT = ['held-out', 'held-out-2'] as const;
const isWithin = (folder: string, dir: string): boolean => dir === folder || dir.startsWith(folder + sep);

/**
 * Reads the arguments. Without `--dir` or `--held-out`: the test data, if present, and the development cases.
 * @throws if errors of the held-out cases are requested: a developer who reads them can no longer be measured by them
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  root: string,
): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      dir: { type: 'string' },
      'held-out': { type: 'boolean' },
      json: { type: 'boolean' },
      errors: { type: 'boolean' },
      only: { type: 'string' },
      forget: { type: 'string' },
      pairs: { type: 'boolean' },
    },
  });
  const cases = join(root, 'bench/cases/understanding');
  const chosen = values.dir === undefined ? null : resolve(root, values.dir);
  const closed =
    values['held-out'] === true
      ? HELD_OUT[0]
      : HELD_OUT.find((name) => chosen !== null && isWithin(join(cases, name), chosen));
  if (closed !== undefined && (values.errors === true || values.only !== undefined))
    throw new Error('The held-out cases give sums only: --errors and --only are for other folders.');
  const forget = Number(values.forget ?? 0);
  if (!(forget >= 0 && forget < 1)) throw new Error('--forget takes a share from 0 to below 1.');
  const testData = resolve(root, environment['AURA_TESTDATA'] || '../shared/testdata');
  const wanted: Folder[] = closed
    ? [{ name: closed, dir: join(cases, closed), closed: true }]
    : chosen !== null
      ? [{ name: values.dir ?? '', dir: chosen, closed: false }]
      : [
          { name: 'test data', dir: join(testData, 'understanding'), closed: false },
          { name: 'development', dir: join(cases, 'development'), closed: false },
        ];
  return {
    folders: wanted.filter(({ dir }) => existsSync(dir)),
    missing: wanted.filter(({ dir }) => !existsSync(dir)).map(({ dir }) => dir),
    json: values.json === true,
    errors: values.errors === true,
    only: values.only ?? null,
    forget,
    pairs: values.pairs === true,
  };
}
