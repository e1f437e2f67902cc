import { LIGHTHOUSE_TARGET } from './budgets.ts';
import { STEADY_CATEGORIES, type LighthouseScores, type Spread } from './lighthouse-result.ts';
import type { PageMeasurement } from './measure.ts';
import { table } from './table.ts';
import { KINDS } from './transfer.ts';

/** A page in the report. */
export interface PageResult extends PageMeasurement {
  readonly lighthouse?: LighthouseScores;
}

/** All pages, as `--json` prints them. */
export interface Results {
  /** The shell's public pages, which have budgets. */
  readonly public: readonly PageResult[];
  /** Public pages of remotes, drawn in the browser. */
  readonly application: readonly PageResult[];
}

const UNITS = 'kB as transferred, nothing cached; nodes at the load → after the application has taken over.';

/** The report for a person. */
export function humanReport(results: Results): string {
  const all = [...results.public, ...results.application];
  return [
    section(`Public pages, which have budgets. ${UNITS}`, costTable(results.public)),
    section('Public pages of the remotes', costTable(results.application)),
    ...lighthouseSections(all),
  ].join('\n\n');
}

const section = (title: string, body: string): string => `${title}\n\n${body}`;

function costTable(pages: readonly PageResult[]): string {
  if (pages.length === 0) return 'none';
  const head = ['path', ...KINDS, 'total', 'requests', 'depth', 'nodes', 'shift'];
  const rows = sorted(pages).map((page) => [
    page.path,
    ...KINDS.map((kind) => kilobytes(page.bytes[kind])),
    kilobytes(page.totalBytes),
    `${page.requests}`,
    `${page.depth}`,
    `${page.nodes}→${page.takeOver.nodes}`,
    shift(page.layoutShift),
  ]);
  return table([head, ...rows]);
}

function lighthouseSections(pages: readonly PageResult[]): string[] {
  const audited = sorted(pages).flatMap(({ path, lighthouse }) =>
    lighthouse ? [{ path, ...lighthouse }] : [],
  );
  const [first] = audited;
  if (!first) return [];
  const scores = audited.map((page) => [
    page.path,
    ...STEADY_CATEGORIES.map((category) => mark(page.scores[category])),
    range(page.performance),
    range(page.benchmarkIndex),
    range(page.loadAverage, 1),
  ]);
  const findings = audited.flatMap(({ path, findings: found }) =>
    found.map(({ category, audit, title, places }) =>
      [`${path}  ${category}  ${audit}: ${title}`, ...places.map((place) => `    ${place}`)].join('\n'),
    ),
  );
  const head = ['path', ...STEADY_CATEGORIES, 'performance', 'benchmark', 'load'];
  return [
    section(
      `Lighthouse, phone. Below ${LIGHTHOUSE_TARGET}: !; performance: lowest–highest of ${first.runs} runs.`,
      table([head, ...scores]),
    ),
    ...(findings.length > 0 ? [section('Audits that are not perfect', findings.join('\n'))] : []),
  ];
}

/** By path, letter by letter. */
export const sorted = <T extends { readonly path: string }>(pages: readonly T[]): T[] =>
  pages.toSorted((a, b) => (a.path < b.path ? -1 : 1));

const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);
const mark = (score: number): string => (score < LIGHTHOUSE_TARGET ? `${score}!` : `${score}`);

function shift(value: number): string {
  if (value === 0) return '0';
  return value < 0.0001 ? '<0.0001' : value.toFixed(4);
}

function range({ min, max }: Spread, digits = 0): string {
  const [low, high] = [min.toFixed(digits), max.toFixed(digits)];
  return low === high ? low : `${low}–${high}`;
}
