import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { fail as failWith, readOrFail } from '../arguments.ts';
import { compare } from './compare.ts';
import { type Comparable, readExpected } from './expected.ts';
import { findSamples, type Sample } from './files.ts';
import { measure } from './measure.ts';
import { readOptions } from './options.ts';
import { toComparable } from './predicted.ts';
import { type FileResult, report, summary } from './report.ts';

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
  'Usage: npm run bench:resume [-- --dir DIR] [--json]   (DIR, or AURA_TESTDATA, holds NAME.pdf with NAME.yaml at any depth)';
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

const { dir, named, json } = readOrFail(() => readOptions(process.argv.slice(2), process.env, ROOT), USAGE);
if (!existsSync(dir)) {
  if (named) fail(`There is no folder ${dir}.`);
  console.log(`Nothing measured: there is no folder ${dir}.\n${USAGE}`);
  process.exit(0);
}
const samples = findSamples(dir);
const results = samples.map(resultOf).filter((result) => result !== null);
if (results.length === 0) fail(`No NAME.pdf with NAME.yaml in ${dir}.`);
console.log(report(results));
if (json) console.log(JSON.stringify(summary(results)));
