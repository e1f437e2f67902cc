import { fileURLToPath } from 'node:url';
import { fail as failWith, readOrFail } from '../arguments.ts';
import { CaseError, isKeptAside, readCases } from './cases.ts';
import type {
  makeScorer as MakeScorer,
  measureCost as MeasureCost,
  readWithProduct as ReadWithProduct,
} from './engine.ts';
import { forgetfulUrl } from './forget.ts';
import { type Folder, readOptions } from './options.ts';
import { measurePairs } from './pairs.ts';
import { figuresOf, namedFigures, table } from './report.ts';
import { type Score, scoreCase } from './score.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const USAGE =
  'Usage: npm run bench:understanding [-- --dir DIR | --held-out] [--errors] [--only NAME] [--forget SHARE] [--pairs] [--json]\n' +
  '  DIR holds NAME.cv.txt, NAME.ad.txt, NAME.json';

/** One way of forgetting, always the same. */
const FORGETTING_SEED = 1;

const fail = (message: string): never => failWith(message, USAGE);

const { folders, missing, json, errors, only, forget, pairs } = readOrFail(
  () => readOptions(process.argv.slice(2), process.env, ROOT),
  USAGE,
);

interface Engine {
  readonly makeScorer: typeof MakeScorer;
  readonly measureCost: typeof MeasureCost;
  readonly readWithProduct: typeof ReadWithProduct;
}
const { makeScorer, measureCost, readWithProduct }: Engine = await import(
  forgetfulUrl('./engine.ts', { share: forget, seed: FORGETTING_SEED })
);

interface Measured {
  readonly name: string;
  readonly score: Score;
}

/** Measures the cases of a folder. Of those that are kept aside no mistake is printed. */
const measure = ({ dir }: Folder): Measured[] =>
  readCases(dir)
    .filter(({ name }) => only === null || name === only)
    .map((one) => {
      const { score, mistakes } = scoreCase(one.label, readWithProduct(one));
      if (errors && !isKeptAside(one.name))
        for (const { area, text } of mistakes)
          console.log(`${one.name.padEnd(30)} ${area.padEnd(12)} ${text}`);
      return { name: one.name, score };
    });

const scoresOf = (measured: readonly Measured[]): Score[] => measured.map(({ score }) => score);

try {
  for (const dir of missing) console.log(`Left out: there is no folder ${dir}.`);
  if (folders.length === 0) fail('There are no cases to measure.');
  const sets = folders.map((folder) => ({ ...folder, measured: measure(folder) }));
  const measured = sets.flatMap((set) => set.measured);
  const all = figuresOf(scoresOf(measured));
  const aside = measured.filter(({ name }) => isKeptAside(name));
  const shown = sets.map((set) => ({ name: set.name, figures: figuresOf(scoresOf(set.measured)) }));
  const isClosed = folders.some(({ closed }) => closed);
  console.log(
    table([
      ...shown,
      ...(shown.length > 1 ? [{ name: 'all', figures: all }] : []),
      ...(isClosed ? [] : [{ name: 'kept aside', figures: figuresOf(scoresOf(aside)) }]),
    ]),
  );
  const cases = pairs ? sets.flatMap(({ dir }) => readCases(dir)) : [];
  const more = pairs ? { ...measurePairs(cases, makeScorer()), costOfMatch: measureCost(cases) } : {};
  if (pairs) console.log(namedFigures(more));
  if (json) console.log(JSON.stringify({ ...all, ...more }));
} catch (error) {
  if (error instanceof CaseError) fail(error.message);
  throw error;
}
