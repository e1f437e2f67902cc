import type { Result as LighthouseResult } from 'lighthouse';

/** Categories whose score does not depend on the machine. */
export const STEADY_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;
type SteadyCategory = (typeof STEADY_CATEGORIES)[number];

/** A range over several runs. */
export interface Spread {
  readonly min: number;
  readonly max: number;
}

/** An audit of a steady category that is not perfect. */
interface Finding {
  readonly category: SteadyCategory;
  readonly audit: string;
  readonly title: string;
  /** Where: elements, addresses or messages. */
  readonly places: readonly string[];
}

/** What Lighthouse says about a page on a phone; scores from 0 to 100. */
export interface LighthouseScores {
  readonly scores: Readonly<Record<SteadyCategory, number>>;
  readonly performance: Spread;
  readonly findings: readonly Finding[];
  /** Speed of the machine during the runs, as Lighthouse measures it. */
  readonly benchmarkIndex: Spread;
  /** Processes that waited for the machine's processors during the runs, the mean over a minute. */
  readonly loadAverage: Spread;
  readonly runs: number;
}

/** The used parts of one Lighthouse run. */
export type Run = Pick<LighthouseResult, 'categories' | 'audits'> & {
  readonly environment: Pick<LighthouseResult['environment'], 'benchmarkIndex'>;
};

/**
 * Sums several runs up.
 * @param complete the run with every category
 * @param others further runs, of performance alone
 * @param loads load of the machine after each run
 */
export function summarise(complete: Run, others: readonly Run[], loads: readonly number[]): LighthouseScores {
  const runs = [complete, ...others];
  const scores = STEADY_CATEGORIES.map((category) => [category, scoreOf(complete, category)]);
  return {
    scores: Object.fromEntries(scores) as Record<SteadyCategory, number>,
    performance: spread(runs.map((run) => scoreOf(run, 'performance'))),
    findings: STEADY_CATEGORIES.flatMap((category) => findingsOf(complete, category)),
    benchmarkIndex: spread(runs.map(({ environment }) => environment.benchmarkIndex)),
    loadAverage: spread(loads),
    runs: runs.length,
  };
}

const spread = (values: readonly number[]): Spread => ({
  min: Math.min(...values),
  max: Math.max(...values),
});

const scoreOf = ({ categories }: Run, category: string): number =>
  Math.round((categories[category]?.score ?? 0) * 100);

function findingsOf({ categories, audits }: Run, category: SteadyCategory): Finding[] {
  return (categories[category]?.auditRefs ?? []).flatMap(({ id }): Finding[] => {
    const audit = audits[id];
    if (!audit || audit.score === null || audit.score === 1) return [];
    const { title, details } = audit;
    return [
      { category, audit: id, title, places: details && 'items' in details ? placesOf(details.items) : [] },
    ];
  });
}

function placesOf(items: unknown): string[] {
  if (!Array.isArray(items)) return [];
  return items.map((item: unknown) => {
    const { node, url, description, ...rest } = item as Readonly<Record<string, unknown>>;
    const place = (node as { selector?: unknown } | undefined)?.selector ?? url;
    return [place, description].filter((part) => typeof part === 'string').join(': ') || JSON.stringify(rest);
  });
}
