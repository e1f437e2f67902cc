import { fileURLToPath } from 'node:url';
import { fail as failWith, readOrFail } from '../arguments.ts';
import { CaseError, readCases } from './cases.ts';
import { readWithProduct } from './engine.ts';
import { type Folder, readOptions } from './options.ts';
import { figuresOf, table } from './report.ts';
import { type Score, scoreCase } from './score.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const USAGE =
  'Usage: npm run bench:understanding [-- --dir DIR | --held-out] [--errors] [--only NAME] [--json]   (DIR holds NAME.cv.txt, NAME.ad.txt, NAME.json)';

const fail = (message: string): never => failWith(message, USAGE);

const { folders, missing, json, errors, only } = readOrFail(
  () => readOptions(process.argv.slice(2), process.env, ROOT),
  USAGE,
);

function measure({ dir }: Folder): Score[] {
  return readCases(dir)
    .filter(({ name }) => only === null || name === only)
    .map((one) => {
      const { score, mistakes } = scoreCase(one.label, readWithProduct(one));
      if (errors)
        for (const { area, text } of mistakes)
          console.log(`${one.name.padEnd(30)} ${area.padEnd(12)} ${text}`);
      return score;
    });
}

try {
  for (const dir of missing) console.log(`Left out: there is no folder ${dir}.`);
  if (folders.length === 0) fail('There are no cases to measure.');
  const sets = folders.map((folder) => ({ name: folder.name, scores: measure(folder) }));
  const all = figuresOf(sets.flatMap(({ scores }) => scores));
  const shown = sets.map(({ name, scores }) => ({ name, figures: figuresOf(scores) }));
  console.log(table(shown.length > 1 ? [...shown, { name: 'all', figures: all }] : shown));
  if (json) console.log(JSON.stringify(all));
} catch (error) {
  if (error instanceof CaseError) fail(error.message);
  throw error;
}
