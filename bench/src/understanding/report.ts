import { NO_SCORE, addScores, type Score, type Share } from './score.ts';

/** The figures of a set of cases; shares from 0 to 1, null if there was nothing to measure. */
export interface Figures {
  readonly cases: number;
  readonly requirementPrecision: number | null;
  readonly requirementRecall: number | null;
  readonly requirementF1: number | null;
  readonly kindAccuracy: number | null;
  readonly verdictAccuracy: number | null;
  readonly falseHave: number | null;
  readonly falseLack: number | null;
  readonly evidenceAccuracy: number | null;
  readonly leftOpen: number | null;
  readonly starsFound: number | null;
  /** A count; the target is zero. */
  readonly neverViolations: number;
  readonly factsAccuracy: number | null;
}

const ratio = (count: number, of: number): number | null =>
  of === 0 ? null : Math.round((count / of) * 10_000) / 10_000;
const rate = ({ count, of }: Share): number | null => ratio(count, of);

/** The figures of the sums over cases. */
export function figuresOf(scores: readonly Score[]): Figures {
  const sum = scores.reduce(addScores, NO_SCORE);
  const { hit, extra, missed } = sum.requirements;
  return {
    cases: scores.length,
    requirementPrecision: ratio(hit, hit + extra),
    requirementRecall: ratio(hit, hit + missed),
    requirementF1: ratio(2 * hit, 2 * hit + extra + missed),
    kindAccuracy: rate(sum.kind),
    verdictAccuracy: rate(sum.verdict),
    falseHave: rate(sum.falseHave),
    falseLack: rate(sum.falseLack),
    evidenceAccuracy: rate(sum.evidence),
    leftOpen: rate(sum.open),
    starsFound: rate(sum.stars),
    neverViolations: sum.never.count,
    factsAccuracy: rate(sum.facts),
  };
}

/** Figures as a table, one line each, a column for each set. */
export function table(sets: readonly { readonly name: string; readonly figures: Figures }[]): string {
  const keys = Object.keys(sets[0]?.figures ?? {}) as (keyof Figures)[];
  const cell = (key: keyof Figures, value: number | null): string =>
    value === null ? '–' : key === 'cases' || key === 'neverViolations' ? `${value}` : value.toFixed(3);
  const rows = [
    ['', ...sets.map(({ name }) => name)],
    ...keys.map((key) => [key, ...sets.map(({ figures }) => cell(key, figures[key]))]),
  ];
  return rows
    .map((row) => row.map((text, at) => (at === 0 ? text.padEnd(22) : text.padStart(14))).join(''))
    .join('\n');
}

/** Figures over all cases, one line each. */
export const namedFigures = (figures: Readonly<Record<string, number | null>>): string =>
  Object.entries(figures)
    .map(([name, value]) => name.padEnd(22) + (value === null ? '–' : value.toFixed(3)).padStart(14))
    .join('\n');
