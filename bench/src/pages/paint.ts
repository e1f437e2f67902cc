import type { Browser } from 'playwright-core';
import { median, medianInterval, type Interval } from '../federation/statistics.ts';
import { openWritten } from '../federation/visits.ts';
import type { Spread } from './lighthouse-result.ts';
import { table } from './table.ts';

/** The largest paint of a page under throttling, over all rounds. */
export interface PagePaint {
  readonly path: string;
  readonly medianMs: number;
  readonly rangeMs: Spread;
  /** To the mean of the shell's pages in the same round. */
  readonly ratio: Interval;
}

/** The largest paints of one round, in milliseconds, by path. */
export type Round = Readonly<Record<string, number>>;

/**
 * Opens pages in turns, each round in the other direction: what drifts meanwhile meets all of them alike.
 * @param paths of the shell's pages and of those that are compared with them
 * @param rounds at least 1
 */
export async function paintRounds(
  browser: Browser,
  origin: string,
  paths: readonly string[],
  rounds: number,
): Promise<readonly Round[]> {
  const found: Round[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const paints: Record<string, number> = {};
    for (const path of round % 2 === 0 ? paths : paths.toReversed()) {
      paints[path] = (await openWritten(browser, origin + path, 'slow')).largestPaintMs;
    }
    found.push(paints);
  }
  return found;
}

/** @param own the shell's pages that the others are compared with */
export function comparePaints(rounds: readonly Round[], own: readonly string[]): readonly PagePaint[] {
  return Object.keys(rounds[0] ?? {}).map((path) => {
    const times = rounds.map((round) => round[path] ?? Number.NaN);
    const ratios = rounds.map((round, index) => (times[index] ?? Number.NaN) / meanOf(round, own));
    return {
      path,
      medianMs: median(times),
      rangeMs: { min: Math.min(...times), max: Math.max(...times) },
      ratio: medianInterval(ratios),
    };
  });
}

const meanOf = (round: Round, paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + (round[path] ?? Number.NaN), 0) / paths.length;

/** The report for a person. */
export function paintReport(pages: readonly PagePaint[], rounds: number): string {
  const rows = pages.map(({ path, medianMs, rangeMs, ratio }) => [
    path,
    medianMs.toFixed(0),
    `${rangeMs.min.toFixed(0)}–${rangeMs.max.toFixed(0)}`,
    ratio.median.toFixed(3),
    `${ratio.lower.toFixed(3)}–${ratio.upper.toFixed(3)}`,
  ]);
  const head = ['path', 'median ms', 'range', "to the shell's", '95 %'];
  return `Largest paint under throttling, ${rounds} rounds\n\n${table([head, ...rows])}`;
}
