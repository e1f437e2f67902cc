import {
  computeNextNumbersDay,
  computeWeekBefore,
  type CompanyOverview,
  type CompanyOverviewRequest,
} from '@aura/shared-domain';
import type { Company } from '../records/company.ts';
import { countLicences } from '../seats/count-licences.ts';
import type { Snapshot } from '../snapshot/snapshot.ts';
import { findAlerts, type AlertsShown } from './alerts/find-alerts.ts';
import { findSeatsAlert } from './alerts/seats-alert.ts';
import { computeEngagement } from './engagement/compute-engagement.ts';
import { computeFunnel } from './funnel/compute-funnel.ts';
import { buildHeadlines } from './headlines/build-headlines.ts';
import { buildHeatMap } from './heat-map/build-heat-map.ts';
import { buildLessonCells, type LessonTitle } from './lessons/build-lesson-cells.ts';
import { findBurdens } from './priorities/find-burdens.ts';
import { listSkills } from './skill-sums.ts';
import { listRunningProgrammes } from './programmes/build-programmes.ts';
import { computeMinimums } from './visibility/minimums.ts';
import { sumOf } from './visibility/part.ts';
import { computeSeenInWeek, computeSeen } from './visibility/seen.ts';
import { computeVisibleWeek } from './visibility/visible-week.ts';

/** State of alerts, as shown to the company's managers. */
const followUpsOf = ({ followUps }: Pick<Company, 'followUps'>): CompanyOverview['followUps'] =>
  followUps.map(({ key, state, owner, reason, at }) => ({ key, state, owner, reason, at: at.toISOString() }));

/** Input of a view. */
export interface OverviewParts {
  readonly company: Company;
  /** Of the requested week; null before the first snapshot. */
  readonly snapshot: Snapshot | null;
  readonly request: CompanyOverviewRequest;
  readonly skillLabel: (skillId: string) => string;
  /** The whole catalogue, in its order. */
  readonly lessons: readonly LessonTitle[];
  readonly now: Date;
}

const MOST_PRIORITIES = 8;
const NO_ALERTS: AlertsShown = { alerts: [], furtherGaps: 0 };

/**
 * What the cockpit shows: computed from published sums alone. Its shape (every unit, step, lesson, week of the period,
 * skill of the snapshot) never depends on a number; what may not be shown says so in its state. Only priorities and
 * alerts are lists of what there is, and they repeat shown numbers.
 */
export function buildOverview({
  company,
  snapshot,
  request,
  skillLabel,
  lessons,
  now,
}: OverviewParts): CompanyOverview {
  const { department, weeks } = request;
  const minimums = computeMinimums(company);
  const sums = snapshot?.units ?? [];
  const week = computeVisibleWeek(company, sums);
  const seen = snapshot === null ? 'no_data' : computeSeen(week, department);
  const seenIn = (at: string) => computeSeenInWeek({ company, snapshot }, department, at);
  const last = snapshot?.week ?? request.week;
  const period = last === null ? [] : listWeeksUntil(last, weeks);
  const [begin] = period;
  const before = begin === undefined ? 'no_data' : seenIn(begin);
  const weekAgo = last === null ? 'no_data' : seenIn(computeWeekBefore(last, 1));
  const reading = { minimums, skillLabel };
  const taught = buildLessonCells(seen, lessons, minimums);
  const programmes = listRunningProgrammes(company);
  const { alerts, furtherGaps } =
    snapshot === null
      ? NO_ALERTS
      : findAlerts({ company, snapshot, week, programmes, lessons: taught, ...reading }, department);
  return {
    company: {
      name: company.name,
      minimumCell: minimums.cell,
      minimumBreakdown: minimums.breakdown,
    },
    seats: countLicences(company),
    snapshots: company.snapshots,
    week: snapshot?.week ?? null,
    takenAt: snapshot?.takenAt ?? null,
    scope: week.scope,
    department,
    weeks,
    units: week.units,
    n: countPeopleIn(week.units, department),
    headlines: buildHeadlines({ now: seen, before: weekAgo, period, seenIn }, minimums),
    funnel: computeFunnel({ now: seen, before }, minimums),
    engagement: computeEngagement(seen, { period, seenIn }, minimums),
    heatMap: buildHeatMap(week, { ...reading, skills: listSkills(sums) }),
    priorities: typeof seen === 'string' ? [] : findBurdens(seen, reading).slice(0, MOST_PRIORITIES),
    lessons: taught,
    alerts: [...findSeatsAlert(company), ...alerts],
    furtherGaps,
    followUps: followUpsOf(company),
    programmes,
    nextNumbersOn: computeNextNumbersDay(company.snapshots.at(-1) ?? null, now),
  };
}

/** A number of weeks, ascending, ending with `last`: the period for all comparisons and charts. */
const listWeeksUntil = (last: string, weeks: number): readonly string[] =>
  Array.from({ length: weeks }, (_, at) => computeWeekBefore(last, weeks - 1 - at));

const countPeopleIn = (units: CompanyOverview['units'], department: string | null): number =>
  sumOf(
    units.filter(({ id }) => department === null || id === department),
    ({ n }) => n,
  );
