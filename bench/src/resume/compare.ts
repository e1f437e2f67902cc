import { type Comparable, type Entry, EXTRA_FIELDS, type Field, SCORED_FIELDS } from './expected.ts';

/** Right, superfluous and missing values of one field. */
export interface Counts {
  readonly hit: number;
  readonly extra: number;
  readonly missed: number;
}

export type FieldCounts = Readonly<Record<Field, Counts>>;

export const NO_COUNTS: Counts = { hit: 0, extra: 0, missed: 0 };
const ALL_FIELDS: readonly Field[] = [...SCORED_FIELDS, ...EXTRA_FIELDS];

/** Folds case, accents, quotes, dashes and white space. */
export const normalise = (value: string): string =>
  value
    .normalize('NFKD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replace(/[‘’]/gu, "'")
    .replace(/[“”]/gu, '"')
    .replace(/[‐-―]/gu, '-')
    .toLowerCase()
    .replace(/\s+/gu, ' ')
    .trim();

const digits = (value: string): string => value.replace(/\D/gu, '').replace(/^0+/u, '');

/**
 * Whether a value counts as right. Dates are compared with the given precision; telephones by their national number.
 */
function equal(field: Field, expected: string, predicted: string): boolean {
  if (field === 'phone') {
    const [long, short] = [digits(expected), digits(predicted)].toSorted((a, b) => b.length - a.length);
    return short !== undefined && short.length >= 8 && long?.endsWith(short) === true;
  }
  if (field === 'start' || field === 'end') {
    return expected.length === 4 ? predicted.slice(0, 4) === expected : predicted === expected;
  }
  return normalise(expected) === normalise(predicted);
}

/** Counts of two put together. */
export const addCounts = (a: Counts, b: Counts): Counts => ({
  hit: a.hit + b.hit,
  extra: a.extra + b.extra,
  missed: a.missed + b.missed,
});

function single(field: Field, expected: string, predicted: string): Counts {
  if (expected === '' && predicted === '') return NO_COUNTS;
  if (expected !== '' && predicted !== '' && equal(field, expected, predicted))
    return { hit: 1, extra: 0, missed: 0 };
  return { hit: 0, extra: predicted === '' ? 0 : 1, missed: expected === '' ? 0 : 1 };
}

/** Compares two lists as multisets of normalised texts. */
export function multiset(expected: readonly string[], predicted: readonly string[]): Counts {
  const open = predicted.map(normalise);
  let hit = 0;
  for (const value of expected) {
    const at = open.indexOf(normalise(value));
    if (at < 0) continue;
    open.splice(at, 1);
    hit += 1;
  }
  return { hit, extra: open.length, missed: expected.length - hit };
}

const likeness = (a: Entry, b: Entry): number =>
  a.kind !== b.kind
    ? 0
    : (Object.keys(a.values) as Field[]).filter((field) => {
        const value = a.values[field] ?? '';
        return value !== '' && equal(field, value, b.values[field] ?? '');
      }).length;

/** Pairs entries of the same kind, the most alike first; ties keep the order of the documents. */
function align(expected: readonly Entry[], predicted: readonly Entry[]): [Entry | null, Entry | null][] {
  const pairs = expected
    .flatMap((a, i) => predicted.map((b, j) => ({ a, b, i, j, value: likeness(a, b) })))
    .filter(({ value }) => value > 0)
    .toSorted((x, y) => y.value - x.value || Math.abs(x.i - x.j) - Math.abs(y.i - y.j) || x.i - y.i);
  const left = new Set<Entry>();
  const right = new Set<Entry>();
  const aligned: [Entry | null, Entry | null][] = [];
  for (const { a, b } of pairs) {
    if (left.has(a) || right.has(b)) continue;
    left.add(a);
    right.add(b);
    aligned.push([a, b]);
  }
  aligned.push(...expected.filter((entry) => !left.has(entry)).map((entry): [Entry, null] => [entry, null]));
  aligned.push(
    ...predicted.filter((entry) => !right.has(entry)).map((entry): [null, Entry] => [null, entry]),
  );
  return aligned;
}

const noCounts = (): Record<Field, Counts> =>
  Object.fromEntries(ALL_FIELDS.map((field) => [field, NO_COUNTS])) as Record<Field, Counts>;

/** Counts, field by field, how a reading differs from what the document says. */
export function compare(expected: Comparable, predicted: Comparable): FieldCounts {
  const counts = noCounts();
  for (const field of ['name', 'email', 'phone'] as const)
    counts[field] = single(field, expected[field], predicted[field]);
  for (const field of ['skills', 'projects', 'languages'] as const)
    counts[field] = multiset(expected[field], predicted[field]);
  for (const [a, b] of align(expected.entries, predicted.entries)) {
    const fields = new Set([...Object.keys(a?.values ?? {}), ...Object.keys(b?.values ?? {})] as Field[]);
    for (const field of fields)
      counts[field] = addCounts(counts[field], single(field, a?.values[field] ?? '', b?.values[field] ?? ''));
    counts.highlights = addCounts(counts.highlights, multiset(a?.highlights ?? [], b?.highlights ?? []));
  }
  return counts;
}

export const sumCounts = (all: readonly FieldCounts[]): FieldCounts => {
  const total = noCounts();
  for (const counts of all)
    for (const field of ALL_FIELDS) total[field] = addCounts(total[field], counts[field]);
  return total;
};

/** Precision, recall and their harmonic mean (0 to 1). Nothing expected and nothing found is perfect. */
export interface Rates {
  readonly precision: number;
  readonly recall: number;
  readonly f1: number;
}

export function getRates({ hit, extra, missed }: Counts): Rates {
  if (hit + extra + missed === 0) return { precision: 1, recall: 1, f1: 1 };
  const precision = hit + extra === 0 ? 0 : hit / (hit + extra);
  const recall = hit + missed === 0 ? 0 : hit / (hit + missed);
  return {
    precision,
    recall,
    f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall),
  };
}

/** F1 over all scored fields, each value weighing the same. */
export const scoreOf = (counts: FieldCounts): number =>
  getRates(SCORED_FIELDS.reduce((sum, field) => addCounts(sum, counts[field]), NO_COUNTS)).f1;
