import type { RunResult } from './run.ts';

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** What was measured, as lines to read. */
export function report(result: RunResult): string {
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
export function comparison(results: readonly (readonly [name: string, result: RunResult])[]): string {
  const width = Math.max(...results.map(([name]) => name.length));
  return results
    .map(
      ([name, { mrr, s1, s10, s100, msPerQuery }]) =>
        `${name.padEnd(width)}  MRR ${mrr.toFixed(3)}  S@1 ${percent(s1)}  S@10 ${percent(s10)}  S@100 ${percent(s100)}  ${msPerQuery} ms`,
    )
    .join('\n');
}
