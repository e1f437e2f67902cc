import type { EngineResult, SizeResult } from './measure.ts';
import { VARIATIONS } from './queries/labelled.ts';

/**
 * How many times as long MiniSearch takes at least at p95. With few ads most of the time goes into what every answer
 * costs however little it finds: reading the query, counting facets.
 */
const targetFor = (size: number): number => (size >= 100_000 ? 10 : 4);

const fixed = (value: number, digits: number): string => value.toFixed(digits);

function row(result: EngineResult): string[] {
  const { name, buildMs, memoryMb, snapshotMb, startMs, exact, typo, recall } = result;
  return [
    name,
    `${fixed(buildMs / 1000, 2)} s`,
    `${fixed(memoryMb, 1)} MB`,
    `${fixed(snapshotMb, 1)} MB`,
    `${fixed(startMs, 0)} ms`,
    `${fixed(exact.p50, 2)} / ${fixed(exact.p95, 2)} ms`,
    `${fixed(typo.p50, 2)} / ${fixed(typo.p95, 2)} ms`,
    fixed(recall.all, 3),
  ];
}

const HEAD = [
  'engine',
  'build',
  'memory',
  'snapshot',
  'start',
  'exact p50 / p95',
  'typo p50 / p95',
  'recall@20',
];

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  return rows.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** What the product takes of the other engine's time, turned round: how many times as quick it is. */
function ratios({ engines }: SizeResult): Readonly<Record<string, number>> {
  const [own, other] = engines;
  if (!own || !other) return {};
  return {
    'exact p50': other.exact.p50 / own.exact.p50,
    'exact p95': other.exact.p95 / own.exact.p95,
    'typo p50': other.typo.p50 / own.typo.p50,
    'typo p95': other.typo.p95 / own.typo.p95,
  };
}

/** Whether the product is so many times as quick and finds at least as much. */
function holds(result: SizeResult): boolean {
  const [own, other] = result.engines;
  const times = ratios(result);
  const isQuick = [times['exact p95'], times['typo p95']].every(
    (ratio = 0) => ratio >= targetFor(result.size),
  );
  return own !== undefined && other !== undefined && isQuick && own.recall.all >= other.recall.all;
}

/** What was measured with so many ads, as lines to read. */
export function report(result: SizeResult): string {
  const recalls = result.engines.map(
    ({ name, recall }) =>
      `recall@20 ${name}: ${VARIATIONS.map((variation) => `${variation} ${fixed(recall[variation], 3)}`).join(', ')}`,
  );
  const times = Object.entries(ratios(result)).map(([name, ratio]) => `${name} ${fixed(ratio, 1)}×`);
  return [
    `${result.size} ads`,
    ...table([HEAD, ...result.engines.map(row)]),
    ...recalls,
    `MiniSearch takes so many times as long: ${times.join(', ')}`,
    `at least ${targetFor(result.size)}× at p95 and no less found: ${holds(result) ? 'yes' : 'NO'}`,
  ].join('\n');
}
