/**
 * `npm run fit:understanding`: learns the certainty of findings from the development cases that are not reserved, and
 * writes the weights. The complete engine and engines that have forgotten a part of their signs and relations read
 * each case, so that the weights are learnt from realistic mistakes on unseen CVs.
 */
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isKeptAside, readCases } from './cases.ts';
import { forgetfulUrl, type Forgetting } from './forget.ts';
import type { labelSignals as LabelSignals } from './labelled.ts';
import { fitWeights } from './logistic.ts';

const ROOT = new URL('../../../', import.meta.url);
const CASES = fileURLToPath(new URL('bench/cases/understanding/development', ROOT));
const TABLE = fileURLToPath(new URL('shared-career/src/job/match/certainty-weights.ts', ROOT));

const ENGINES: readonly Forgetting[] = [
  { share: 0, seed: 0 },
  { share: 0.3, seed: 11 },
  { share: 0.4, seed: 12 },
  { share: 0.5, seed: 13 },
  { share: 0.5, seed: 14 },
  { share: 0.6, seed: 15 },
];

interface Labelling {
  readonly labelSignals: typeof LabelSignals;
}

const cases = readCases(CASES).filter(({ name }) => !isKeptAside(name));
const rows = [];
for (const forgetting of ENGINES) {
  const { labelSignals }: Labelling = await import(forgetfulUrl('./labelled.ts', forgetting));
  rows.push(...cases.flatMap(labelSignals));
}
const weights = fitWeights(rows);
const lines = Object.entries(weights).map(([name, weight]) => `  '${name}': ${weight},`);
writeFileSync(
  TABLE,
  [
    '/** How much each signal speaks for a requirement being met. Made by `npm run fit:understanding`. */',
    'export const CERTAINTY_WEIGHTS: Readonly<Record<string, number>> = {',
    ...lines,
    '};',
    '',
  ].join('\n'),
);
console.log(`${lines.length} weights from ${rows.length} readings of ${cases.length} cases.`);
