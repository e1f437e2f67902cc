import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { fail as failWith, readOrFail } from '../arguments.ts';
import { fixtureTask } from './fixtures.ts';
import { ABLATION, productMatcher } from './matchers.ts';
import { getGold, readTable, type Row } from './read.ts';
import { run, type RunResult } from './run.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What was measured, as lines to read. */
function report(result: RunResult): string {
  const { queries, corpus, leftOut, mrr, s1, s10, s100, msPerQuery, msPerQueryP95, buildMs } = result;
  return [
    `${queries} queries, ${corpus} titles${leftOut > 0 ? `; ${leftOut} queries without a right answer left out` : ''}`,
    `MRR    ${mrr.toFixed(4)}`,
    `S@1    ${percent(s1)}`,
    `S@10   ${percent(s10)}`,
    `S@100  ${percent(s100)}`,
    `${msPerQuery} ms a query (95 %: ${msPerQueryP95} ms); index built in ${buildMs} ms`,
  ].join('\n');
}

/** Results of several matchers on the same task, one a line. */
function comparison(results: readonly (readonly [name: string, result: RunResult])[]): string {
  const width = Math.max(...results.map(([name]) => name.length));
  return results
    .map(
      ([name, { mrr, s1, s10, s100, msPerQuery }]) =>
        `${name.padEnd(width)}  MRR ${mrr.toFixed(3)}  S@1 ${percent(s1)}  S@10 ${percent(s10)}  S@100 ${percent(s100)}  ${msPerQuery} ms`,
    )
    .join('\n');
}

const USAGE = `Usage: npm run bench:titles -- --queries Q.tsv --corpus C.tsv --gold G.tsv [--json]
  Q.tsv: id, title asked for; C.tsv: id, title; G.tsv: id of a query, id of a right title; columns apart by tabs.
  Without files the fixtures are measured.`;

const OPTIONS = {
  queries: { type: 'string' },
  corpus: { type: 'string' },
  gold: { type: 'string' },
  json: { type: 'boolean' },
} as const;

const MOST_SHOWN = 10;

const fail = (message: string): never => failWith(message, USAGE);

function rowsOf(path: string): Row[] {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    return fail(`Cannot read ${path}.`);
  }
  const read = readTable(text);
  if (read.ok) return read.value;
  const shown = read.error.slice(0, MOST_SHOWN).map(({ line, problem }) => `${path}:${line}: ${problem}`);
  const more = read.error.length - shown.length;
  return fail([...shown, ...(more > 0 ? [`and ${more} more bad lines`] : [])].join('\n'));
}

/** One machine-readable line. */
function json({
  queries,
  corpus,
  mrr,
  s1,
  s10,
  s100,
  msPerQuery,
  msPerQueryP95,
  buildMs,
}: RunResult): string {
  return JSON.stringify({ queries, corpus, mrr, s1, s10, s100, msPerQuery, msPerQueryP95, buildMs });
}

function measureFiles(paths: readonly [string, string, string], asJson: boolean): void {
  const [queries, corpus, gold] = paths.map(rowsOf);
  const task = { queries: queries ?? [], corpus: corpus ?? [], gold: getGold(gold ?? []) };
  const known = new Set(task.corpus.map(({ id }) => id));
  const strangers = [...task.gold.values()].flatMap((ids) => [...ids]).filter((id) => !known.has(id)).length;
  if (strangers > 0)
    console.error(`${strangers} right answers are not in the corpus; they can never be found.`);
  const result = run(productMatcher, task);
  if (result.leftOut > 0) console.error(`${result.leftOut} queries without a right answer are left out.`);
  console.log(asJson ? json(result) : report(result));
}

function measureFixtures(asJson: boolean): void {
  const heldOut = fixtureTask('held-out');
  if (asJson) {
    console.log(json(run(productMatcher, heldOut)));
    return;
  }
  for (const half of ['tune', 'held-out'] as const) {
    const task = fixtureTask(half);
    const results = ABLATION.map(([name, matcher]) => [name, run(matcher, task)] as const);
    console.log(`${half}: ${task.queries.length} queries, ${task.corpus.length} titles`);
    console.log(`${comparison(results)}\n`);
  }
}

const {
  queries,
  corpus,
  gold,
  json: asJson = false,
} = readOrFail(() => parseArgs({ options: OPTIONS }).values, USAGE);
if (queries !== undefined && corpus !== undefined && gold !== undefined)
  measureFiles([queries, corpus, gold], asJson);
else if (queries === undefined && corpus === undefined && gold === undefined) measureFixtures(asJson);
else fail('--queries, --corpus and --gold go together.');
