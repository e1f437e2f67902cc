import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail as failWith, readOrFail } from '../arguments.ts';
import { compare } from './compare.ts';
import { type Comparable, readExpected } from './expected.ts';
import { findSamples, type Sample } from './files.ts';
import { readOptions } from './options.ts';
import { measureLayouts } from './layouts/measure-layouts.ts';
import { toComparable } from './predicted.ts';
import { type FileResult, report, summary } from './report.ts';
import { spawnSync } from 'node:child_process';
import * as v from 'valibot';
import { type Measured, MeasuredSchema } from './measured-figures.ts';

const SCRIPT = fileURLToPath(new URL('./measure-file.ts', import.meta.url));
const LIMIT = 120_000;

/** Reads one file in a separate process. */
function measure(pdf: string): Measured {
  const child = spawnSync(process.execPath, [SCRIPT, pdf], {
    encoding: 'utf8',
    timeout: LIMIT,
    maxBuffer: 16 * 1024 * 1024,
  });
  if (child.status !== 0) {
    const why = child.stderr.trim().split('\n').at(-1) ?? '';
    return { first: 0, median: 0, peak: 0, structure: null, error: `process ended: ${why}` };
  }
  return v.parse(MeasuredSchema, JSON.parse(child.stdout));
}

const EMPTY: Comparable = {
  name: '',
  email: '',
  phone: '',
  entries: [],
  skills: [],
  projects: [],
  languages: [],
};
const USAGE =
  'Usage: npm run bench:resume [-- --dir DIR | --family NAME [--errors]] [--json]   (DIR, or AURA_TESTDATA, holds ' +
  'NAME.pdf with NAME.yaml at any depth; without DIR the generated layouts are measured too, --family alone or all)';
const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const fail = (message: string): never => failWith(message, USAGE);

function resultOf({ name, pdf, truth, layout }: Sample): FileResult | null {
  const expected = readExpected(readFileSync(truth, 'utf8'));
  if (expected === null) {
    console.error(`Left out: ${truth} is not a CV in the rendercv schema.`);
    return null;
  }
  const { structure, error, ...cost } = measure(pdf);
  const predicted = structure === null ? EMPTY : toComparable(structure);
  return { name, layout, counts: compare(expected, predicted), error, ...cost };
}

const options = readOrFail(() => readOptions(process.argv.slice(2), process.env, ROOT), USAGE);

/** Measures the files of a folder. */
function measureFolder(): unknown {
  const { dir, named } = options;
  if (!existsSync(dir)) {
    if (named) fail(`There is no folder ${dir}.`);
    console.log(`No files measured: there is no folder ${dir}.`);
    return null;
  }
  const results = findSamples(dir)
    .map(resultOf)
    .filter((result) => result !== null);
  if (results.length === 0) fail(`No NAME.pdf with NAME.yaml in ${dir}.`);
  console.log(report(results));
  return summary(results);
}

const files = options.family === undefined ? measureFolder() : null;
const layouts = options.named ? null : await measureLayouts(options);
if (options.json) console.log(JSON.stringify(options.named ? files : { files, layouts }));
