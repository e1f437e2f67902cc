import type { ResumeStructure } from '@aura/shared-domain';
import type { Line, QualityFacts } from './facts.ts';

/** Months since the year 0. */
export const computeMonth = (date: string, atYear: 'first' | 'last'): number =>
  Number(date.slice(0, 4)) * 12 +
  (date.length > 4 ? Number(date.slice(5, 7)) - 1 : atYear === 'first' ? 0 : 11);

export const computeThisMonth = (now: Date): number => now.getUTCFullYear() * 12 + now.getUTCMonth();

/** Months of the jobs given, each counted once however many jobs fell into it. Jobs without both ends say nothing. */
export function countMonths(jobs: ResumeStructure['experiences'], now: Date): number {
  const months = new Set<number>();
  for (const { start, end, current } of jobs) {
    // A bare year has no month: assume the shortest possible time.
    const first = start === null ? null : computeMonth(start, 'last');
    const last = end === null ? (current ? computeThisMonth(now) : null) : computeMonth(end, 'first');
    if (first === null || last === null) continue;
    const exact = start?.length === 7 ? computeMonth(start, 'first') : first;
    for (let month = exact; month <= Math.min(last, computeThisMonth(now)); month += 1) months.add(month);
  }
  return months.size;
}

/** Something with a period: a job, a project or studies, with its lines. */
export interface Entry {
  readonly kind: 'experiences' | 'projects' | 'education';
  readonly index: number;
  readonly start: string | null;
  readonly end: string | null;
  readonly current: boolean;
  /** Its title, name or institution: the line that represents it. */
  readonly head: Line | null;
  readonly period: Line | null;
  /** Lines other than its period. */
  readonly lines: readonly Line[];
}

const KINDS = ['experiences', 'projects', 'education'] as const;

/** Everything with a period, as the CV orders it. */
export function listEntries({ resume, lines }: Pick<QualityFacts, 'resume' | 'lines'>): Entry[] {
  return KINDS.flatMap((kind) =>
    (resume[kind] as ResumeStructure['projects']).map((entry, index): Entry => {
      const own = lines.filter(({ path }) => path.startsWith(`${kind}.${index}.`));
      const period = own.find(({ path }) => path.endsWith('.start')) ?? null;
      const rest = own.filter((line) => line !== period);
      const { start, end, current } = entry;
      return { kind, index, start, end, current, head: rest[0] ?? null, period, lines: rest };
    }),
  );
}

export const isDated = ({ start, end, current }: Entry): boolean => start !== null || end !== null || current;
