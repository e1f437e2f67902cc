import { buildAll } from '@aura/scripts/build';
import type { Result } from '@aura/shared-domain';
import { countBreaches, timeBreaches } from './breaches.ts';
import { compareFederation } from './compare.ts';
import type { Comparison } from './comparison.ts';
import { readOptions } from './options.ts';
import { humanReport } from './report.ts';

/* `npm run bench:federation`: what federation costs against a monolith of the same sources. */

function fail(message: string): number {
  console.error(message);
  return 1;
}

const say = (text: string): void => console.error(text);

async function run(pairs: number): Promise<Result<Comparison, string>> {
  // The monolith is built from the current sources: the other side must be, too.
  say('building the packages');
  const built = await buildAll(new AbortController().signal);
  return built.ok ? compareFederation({ pairs, say }) : built;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (!options.ok) return fail(options.error);
  const compared = await run(options.value.pairs);
  if (!compared.ok) return fail(compared.error);
  console.log(humanReport(compared.value));
  if (options.value.json) console.log(JSON.stringify(compared.value));
  const missed = [...countBreaches(compared.value), ...timeBreaches(compared.value)];
  for (const breach of missed) console.error(`Target missed: ${breach}`);
  return missed.length === 0 ? 0 : 1;
}

process.exitCode = await main();
