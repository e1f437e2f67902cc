import { type FieldCounts, type Rates, getRates, scoreOf, sumCounts } from './compare.ts';
import { EXTRA_FIELDS, type Field, SCORED_FIELDS } from './expected.ts';

/** One file's result. `error` is the code with which reading failed; times and memory as `measured.ts` says. */
export interface FileResult {
  readonly name: string;
  readonly layout: string;
  readonly counts: FieldCounts;
  readonly first: number;
  readonly median: number;
  readonly peak: number;
  readonly error: string | null;
}

const FIELDS: readonly Field[] = [...SCORED_FIELDS, ...EXTRA_FIELDS];

const ratesByField = (counts: FieldCounts): Record<Field, Rates> =>
  Object.fromEntries(FIELDS.map((field) => [field, getRates(counts[field])])) as Record<Field, Rates>;

const number = (value: number): string => value.toFixed(3);

/** A table of one set of counts, one line a field; fields in brackets are shown beside the score. */
function table(title: string, counts: FieldCounts): string {
  const rows = FIELDS.map((field) => {
    const { precision, recall, f1 } = getRates(counts[field]);
    const { hit, extra, missed } = counts[field];
    const name = (SCORED_FIELDS as readonly Field[]).includes(field) ? field : `(${field})`;
    return [name, number(precision), number(recall), number(f1), `${hit}`, `${extra}`, `${missed}`];
  });
  const all = [['field', 'precision', 'recall', 'F1', 'right', 'extra', 'missed'], ...rows];
  const lines = all.map((row) =>
    row.map((cell, column) => (column === 0 ? cell.padEnd(14) : cell.padStart(10))).join(''),
  );
  return [`${title}   F1 ${number(scoreOf(counts))}`, ...lines].join('\n');
}

/** Results by layout, sorted by its name. */
function byLayout(results: readonly FileResult[]): [string, readonly FileResult[]][] {
  const layouts = [...new Set(results.map(({ layout }) => layout))].toSorted();
  return layouts.map((layout) => [layout, results.filter((result) => result.layout === layout)]);
}

const countsOf = (results: readonly FileResult[]): FieldCounts =>
  sumCounts(results.map(({ counts }) => counts));

const cost = ({ first, median, peak, error }: FileResult): string =>
  `first reading ${first} ms, median of five more ${median} ms, peak memory of the process ${peak} MB` +
  (error === null ? '' : `, not read: ${error}`);

/** The whole result as text: each file with its cost, each layout, all together. */
export function report(results: readonly FileResult[]): string {
  return [
    ...results.map((result) => `${table(result.name, result.counts)}\n${cost(result)}`),
    ...byLayout(results).map(([layout, files]) =>
      table(`Layout ${layout}, ${files.length} ${files.length === 1 ? 'file' : 'files'}`, countsOf(files)),
    ),
    table(`All ${results.length} files`, countsOf(results)),
  ].join('\n\n');
}

const rated = (counts: FieldCounts) => ({ f1: scoreOf(counts), fields: ratesByField(counts) });

/** The machine-readable result. */
export function summary(results: readonly FileResult[]): unknown {
  return {
    ...rated(countsOf(results)),
    layouts: Object.fromEntries(byLayout(results).map(([layout, files]) => [layout, rated(countsOf(files))])),
    files: Object.fromEntries(
      results.map(({ name, counts, first, median, peak, error }) => [
        name,
        {
          ...rated(counts),
          firstMilliseconds: first,
          medianMilliseconds: median,
          peakMegabytes: peak,
          ...(error === null ? {} : { error }),
        },
      ]),
    ),
  };
}
