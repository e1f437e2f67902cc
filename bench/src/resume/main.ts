import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readResumeFile } from '@aura/shared-career/resume';
import { compare, sumCounts } from './compare.ts';
import { type Comparable, readExpected } from './expected.ts';
import { toComparable } from './predicted.ts';
import { type FileResult, summary, table } from './report.ts';

const EMPTY: Comparable = { name: '', email: '', phone: '', entries: [], skills: [] };
const USAGE = 'Usage: npm run bench:resume -- --dir DIR [--json]   (DIR holds NAME.pdf with NAME.yaml)';

function fail(message: string): never {
  console.error(`${message}\n${USAGE}`);
  process.exit(1);
}

function options(): { dir: string; json: boolean } {
  try {
    const { values } = parseArgs({ options: { dir: { type: 'string' }, json: { type: 'boolean' } } });
    return values.dir === undefined
      ? fail('--dir is missing.')
      : { dir: values.dir, json: values.json === true };
  } catch (error) {
    return fail(error instanceof Error ? error.message : 'Bad arguments.');
  }
}

/** Names of the PDFs of a folder that have a YAML file beside them. */
function pairs(dir: string): string[] {
  let files: string[];
  try {
    files = readdirSync(dir);
  } catch {
    return fail(`Cannot read the folder ${dir}.`);
  }
  const names = files
    .filter((file) => file.endsWith('.pdf') && files.includes(`${file.slice(0, -4)}.yaml`))
    .map((file) => file.slice(0, -4))
    .toSorted();
  return names.length === 0 ? fail(`No NAME.pdf with NAME.yaml in ${dir}.`) : names;
}

async function measure(dir: string, name: string): Promise<FileResult> {
  const expected = readExpected(readFileSync(join(dir, `${name}.yaml`), 'utf8'));
  if (expected === null) return fail(`${name}.yaml is not a CV in the rendercv schema.`);
  const bytes = new Uint8Array(readFileSync(join(dir, `${name}.pdf`)));
  const begun = performance.now();
  const read = await readResumeFile({ name: `${name}.pdf`, bytes }, { now: new Date() });
  const milliseconds = Math.round(performance.now() - begun);
  const predicted = read.ok ? toComparable(read.value.structure) : EMPTY;
  return {
    name,
    counts: compare(expected, predicted),
    milliseconds,
    error: read.ok ? null : read.error.code,
  };
}

const { dir, json } = options();
const results: FileResult[] = [];
for (const name of pairs(dir)) results.push(await measure(dir, name));
const total = sumCounts(results.map(({ counts }) => counts));
for (const { name, counts, milliseconds, error } of results) {
  console.log(`${table(name, counts)}\n${milliseconds} ms${error === null ? '' : `, not read: ${error}`}\n`);
}
console.log(table(`All ${results.length} files`, total));
if (json) console.log(JSON.stringify(summary(total, results)));
