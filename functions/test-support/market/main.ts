/**
 * `npm run bench:market -- [--size N] [--read N] [--json]`: the first search of a new process that starts from the stored
 * market, against one that reads the ads itself, in time of the processor. The latter is measured on `--read` ads, whose
 * time per ad is taken for all. The last line of `--json` is one object.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildIndex } from '@aura/shared-jobs/search';
import { createReadMarket } from '../../src/jobs/market/read-market.ts';
import { packMarket } from '../../src/jobs/market/snapshot/market-snapshot.ts';
import * as v from 'valibot';
import { SAMPLE_STATUS } from '../jobs.ts';
import { makeManyAds, makeManyPostings } from './many-ads.ts';

const SearchSchema = v.object({ foundMs: v.number(), comparedMs: v.number(), hits: v.number() });
const RunSchema = v.object({ first: SearchSchema, second: SearchSchema, megabytes: v.number() });

/** Processes that are started; the median counts. */
const PROCESSES = 5;
const GOAL_MS = 1000;

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '20000' },
    read: { type: 'string', default: '500' },
    json: { type: 'boolean', default: false },
  },
});
const [size, read] = [Number(values.size), Number(values.read)];
if (!(size >= 1 && read >= 1)) throw new Error('--size and --read take whole numbers.');
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const ads = makeManyAds(size);
const postings = makeManyPostings(ads);
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
const packedAt = cpuMs();
const { manifest, bytes } = packMarket('bench', postings, [SAMPLE_STATUS]);
const packMs = cpuMs() - packedAt;

const readAt = cpuMs();
buildIndex(await createReadMarket()(ads.slice(0, read)));
const readingMs = ((cpuMs() - readAt) / Math.min(read, size)) * size;

const folder = mkdtempSync(join(tmpdir(), 'market-'));
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
try {
  writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'bytes'), bytes);
  const script = join(import.meta.dirname, 'first-search.ts');
  const runs = Array.from({ length: PROCESSES }, () => {
    const printed = execFileSync(process.execPath, [script, folder], { encoding: 'utf8' });
    return v.parse(RunSchema, JSON.parse(printed));
  });
  const firstMs = median(runs.map(({ first }) => first.foundMs));
  const result = {
    size,
    packedMegabytes: Math.round(bytes.length / 1024 / 1024),
    packMs: Math.round(packMs),
    firstMs: Math.round(firstMs),
    secondMs: Math.round(median(runs.map(({ second }) => second.foundMs))),
    comparedMs: Math.round(median(runs.map(({ second }) => second.comparedMs))),
    hits: runs[0]?.first.hits ?? 0,
    megabytes: median(runs.map((run) => run.megabytes)),
    readingMs: Math.round(readingMs),
    ratio: Math.round(readingMs / firstMs),
    holds: firstMs <= GOAL_MS,
  };
  say(`${size} ads, packed ${result.packedMegabytes} MB in ${result.packMs} ms`);
  say(`first search of a process that opens them: ${result.firstMs} ms (second: ${result.secondMs} ms)`);
  say(`comparing ${result.hits} hits with a CV, in either case: ${result.comparedMs} ms`);
  say(`reading the ads first: ${result.readingMs} ms, ${result.ratio} times as long`);
  if (values.json) say(JSON.stringify(result));
  if (!result.holds) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
