import type { ResumeStructure } from '@aura/shared-domain';

/** Months without a job that a CV shows; fewer are the time between two jobs. */
const GAP_MONTHS = 6;

/** Months since the year 0. A bare year counts so that the time without work is shortest. */
const computeMonth = (date: string, ifYear: number): number =>
  Number(date.slice(0, 4)) * 12 + (date.length > 4 ? Number(date.slice(5, 7)) - 1 : ifYear);

/** Whether a CV may show a time without work: between two jobs, after the last one, or because dates are missing. */
export function mayShowGap({ experiences }: Pick<ResumeStructure, 'experiences'>): boolean {
  const spans = experiences.map(({ start, end, current }) => ({
    from: start === null ? Number.NaN : computeMonth(start, 0),
    to: current ? Infinity : end === null ? Number.NaN : computeMonth(end, 11),
  }));
  if (spans.length === 0 || spans.some(({ from, to }) => Number.isNaN(from) || Number.isNaN(to))) return true;
  let until = Math.min(...spans.map(({ from }) => from));
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (from - until > GAP_MONTHS) return true;
    until = Math.max(until, to);
  }
  return until !== Infinity;
}
