import type { VersionHealth } from '../api/operations/health.ts';
import type { Openings, Sender } from '../api/openings.ts';
import { VITAL_NAMES } from '../api/telemetry.ts';
import { compareVersions } from '../versions/compare-versions.ts';
import type { DayCounts } from './day-counts.ts';
import { addHistograms, countOf, computePercentile, type Histogram, type Measure } from './histogram.ts';

const P75 = 0.75;
const MOST_ERRORS = 20;
const MOST_PAGES = 20;

/** The health of every version that the counts speak of, by remote and then by version, newest first. */
export function computeHealth(counts: readonly DayCounts[]): readonly VersionHealth[] {
  const byVersion = new Map<string, DayCounts[]>();
  for (const part of counts) {
    const id = `${part.remote}@${part.version}`;
    byVersion.set(id, [...(byVersion.get(id) ?? []), part]);
  }
  return [...byVersion.values()]
    .map(computeVersionHealth)
    .toSorted((a, b) => a.remote.localeCompare(b.remote) || compareVersions(b.version, a.version));
}

function computeVersionHealth(parts: readonly DayCounts[]): VersionHealth {
  const { remote = '', version = '' } = parts[0] ?? {};
  const failuresByReason = sumOfRecords(parts.map(({ failures }) => failures));
  const topErrors = listErrors(parts);
  return {
    remote,
    version,
    loads: sumDefined(parts.map(({ loads }) => loads)),
    failures: sumDefined(Object.values(failuresByReason)),
    failuresByReason,
    errors: sumDefined(topErrors.map(({ count }) => count)),
    openings: {
      account: countOpenings(parts, 'account'),
      visitor: countOpenings(parts, 'visitor'),
      unproven: countOpenings(parts, 'unproven'),
    },
    loadP75: computeP75('load', sumOfRecords(parts.map(({ load }) => load))),
    vitals: Object.fromEntries(
      VITAL_NAMES.map((name) => [
        name,
        computeP75(name, sumOfRecords(parts.map(({ vitals }) => vitals[name] ?? {}))),
      ]),
    ),
    topErrors: topErrors.slice(0, MOST_ERRORS),
    pages: listPages(parts),
  };
}

function countOpenings(parts: readonly DayCounts[], sender: Sender): Openings {
  const ofSender = parts.map(({ openings }) => openings[sender]);
  return {
    tried: sumDefined(ofSender.map((openings) => openings?.tried)),
    failed: sumDefined(ofSender.map((openings) => openings?.failed)),
  };
}

function listErrors(parts: readonly DayCounts[]): VersionHealth['topErrors'] {
  const byFingerprint = new Map<string, VersionHealth['topErrors'][number]>();
  for (const [fingerprint, error] of parts.flatMap(({ errors }) => Object.entries(errors))) {
    const known = byFingerprint.get(fingerprint);
    const count = (known?.count ?? 0) + error.count;
    const newest = (known?.lastSeen ?? '') > (error.lastSeen ?? '') ? known : error;
    byFingerprint.set(fingerprint, { ...error, ...newest, fingerprint, count });
  }
  return [...byFingerprint.values()].toSorted((a, b) => b.count - a.count);
}

function listPages(parts: readonly DayCounts[]): VersionHealth['pages'] {
  const byRoute = new Map<string, Histogram>();
  for (const [route, paints] of parts.flatMap(({ pages }) => Object.entries(pages)))
    byRoute.set(route, addHistograms(byRoute.get(route) ?? {}, paints));
  return [...byRoute]
    .map(([route, paints]) => ({ route, views: countOf(paints), lcpP75: computeP75('LCP', paints) ?? 0 }))
    .toSorted((a, b) => b.lcpP75 - a.lcpP75)
    .slice(0, MOST_PAGES);
}

const computeP75 = (measure: Measure, histogram: Histogram): number | null => {
  const value = computePercentile(measure, histogram, P75);
  return value === null ? null : Math.round(value * 1000) / 1000;
};

const sumOfRecords = (records: readonly Partial<Histogram>[]): Histogram =>
  records.reduce<Histogram>((sum, record) => addHistograms(sum, keepDefined(record)), {});

const keepDefined = (record: Partial<Histogram>): Histogram =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, number] => entry[1] !== undefined),
  );

const sumDefined = (values: readonly (number | undefined)[]): number =>
  values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
