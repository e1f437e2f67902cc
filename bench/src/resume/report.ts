import { type FieldCounts, type Rates, ratesOf, scoreOf } from './compare.ts';
import { EXTRA_FIELDS, type Field, SCORED_FIELDS } from './expected.ts';

/** One file's result. `error` is the code with which reading failed. */
export interface FileResult {
  readonly name: string;
  readonly counts: FieldCounts;
  readonly milliseconds: number;
  readonly error: string | null;
}

const FIELDS: readonly Field[] = [...SCORED_FIELDS, ...EXTRA_FIELDS];

const ratesByField = (counts: FieldCounts): Record<Field, Rates> =>
  Object.fromEntries(FIELDS.map((field) => [field, ratesOf(counts[field])])) as Record<Field, Rates>;

const number = (value: number): string => value.toFixed(3);

/** A table of one set of counts, one line a field. */
export function table(title: string, counts: FieldCounts): string {
  const rows = FIELDS.map((field) => {
    const { precision, recall, f1 } = ratesOf(counts[field]);
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

/** The machine-readable result. */
export function summary(total: FieldCounts, files: readonly FileResult[]): unknown {
  return {
    f1: scoreOf(total),
    fields: ratesByField(total),
    files: Object.fromEntries(
      files.map(({ name, counts, milliseconds, error }) => [
        name,
        {
          f1: scoreOf(counts),
          fields: ratesByField(counts),
          milliseconds,
          ...(error === null ? {} : { error }),
        },
      ]),
    ),
  };
}
