import { basename } from 'node:path';
import { readResumeFile } from '@aura/shared-career/resume';
import { createEmptyResume } from '@aura/shared-domain';
import { PICTURE_HOST } from '../picture-host.ts';
import { addCounts, compare, type Counts, getRates, multiset, NO_COUNTS } from '../compare.ts';
import { SCORED_FIELDS } from '../expected.ts';
import { isUnopened } from './design.ts';
import { bytesOf, type LaidOut } from './make-files.ts';
import { countFalseDates, LISTED_FIELDS, type ListedField, toldBy, truthOf } from './truth.ts';

const COMMON = [...SCORED_FIELDS, 'degree', 'skills', 'languages'] as const;
export const LAYOUT_FIELDS = [...COMMON, ...LISTED_FIELDS] as const;
export type LayoutField = (typeof LAYOUT_FIELDS)[number];
/** The fields that make up the score of a layout; the rest is shown beside them. */
export const CORE: readonly LayoutField[] = [...SCORED_FIELDS, 'degree', 'location'];

/** How one file was read. */
export interface LayoutResult {
  readonly family: string;
  readonly name: string;
  readonly unopened: boolean;
  readonly counts: Readonly<Record<LayoutField, Counts>>;
  readonly falseDates: number;
  readonly score: number;
  /** Whether the person is told that something could not be read, or that the file was refused. */
  readonly told: boolean;
  readonly error: string | null;
  readonly milliseconds: number;
  readonly lost: Readonly<
    Partial<Record<LayoutField, { missed: readonly string[]; extra: readonly string[] }>>
  >;
}

/** F1 over some fields, each value weighing the same. */
export const f1Of = (counts: LayoutResult['counts'], fields: readonly LayoutField[]): number =>
  getRates(fields.map((field) => counts[field]).reduce(addCounts, NO_COUNTS)).f1;

const without = (all: readonly string[], others: readonly string[]): string[] =>
  all.filter((each) => !others.includes(each));

/** Reads one file and compares it with what it says. */
export async function readLayout(laidOut: LaidOut, now: Date): Promise<LayoutResult> {
  const { design, person, file } = laidOut;
  const begun = performance.now();
  const read = await readResumeFile(
    { name: basename(file), bytes: bytesOf(laidOut) },
    { now, pictures: PICTURE_HOST },
  );
  const milliseconds = Math.round(performance.now() - begun);
  const truth = truthOf(person, design);
  const found = toldBy(read.ok ? read.value.structure : createEmptyResume());
  const common = compare(truth.common, found.common);
  const counts = Object.fromEntries([
    ...COMMON.map((field) => [field, common[field]]),
    ...LISTED_FIELDS.map((field: ListedField) => [field, multiset(truth.lists[field], found.lists[field])]),
  ]) as LayoutResult['counts'];
  const valuesOf = (of: typeof truth, field: LayoutField): readonly string[] => {
    if (field in of.lists) return of.lists[field as ListedField];
    if (field === 'name' || field === 'email' || field === 'phone') return [of.common[field]];
    if (field === 'skills' || field === 'languages') return of.common[field];
    return of.common.entries.flatMap(({ values }) => values[field as 'title'] ?? []);
  };
  const lost = Object.fromEntries(
    LAYOUT_FIELDS.filter((field) => counts[field].extra + counts[field].missed > 0).map((field) => [
      field,
      {
        missed: without(valuesOf(truth, field), valuesOf(found, field)),
        extra: without(valuesOf(found, field), valuesOf(truth, field)),
      },
    ]),
  );
  return {
    family: design.family,
    name: basename(file).replace(/\.[0-9a-f]{12}\./u, '.'),
    unopened: isUnopened(design),
    counts,
    falseDates: countFalseDates(truth, found),
    score: f1Of(counts, CORE),
    told: !read.ok || read.value.notices.some(({ code }) => code === 'LEITURA_INCERTA'),
    error: read.ok ? null : read.error.code,
    milliseconds,
    lost,
  };
}
