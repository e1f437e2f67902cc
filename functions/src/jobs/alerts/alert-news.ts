import {
  formatCount,
  computeDay,
  type Notification,
  type Posting,
  type SourceStatus,
} from '@aura/shared-domain';
import type { StoredAlert } from './stored-alert.ts';

/** Current results of a saved search. */
export interface Present {
  readonly postings: readonly Posting[];
  /** True if there is more than was examined. */
  readonly truncated: boolean;
  /** How the sources did that the jobs come from. */
  readonly sources: readonly Pick<SourceStatus, 'id' | 'state' | 'count'>[];
}

/** Jobs that one saved search keeps as news. */
const MOST_NEWS = 200;

/**
 * Ids of the jobs that are new to a saved search, newest first; null in its first run, which only remembers. A job is
 * not new if any of its ads was known, even if it is republished. A source that was unavailable in every earlier run
 * gives no news either: its ads may be months old; nor does a job that says that it pays less than the person wants.
 */
export function findNews(
  { known, checkedAt, sources, floor = 0 }: StoredAlert,
  { postings, truncated }: Present,
): string[] | null {
  if (!checkedAt) return null;
  const since = computeDay(checkedAt);
  return (
    postings
      .filter(({ versions }) => !versions.some(({ id }) => known.has(id)))
      .filter(({ versions }) => versions.some(({ source }) => sources.includes(source)))
      .filter(({ facts }) => (facts.monthlySalary?.max ?? floor) >= floor)
      // Where not everything was looked at, an old job may merely have moved up.
      .filter(({ facts }) => !truncated || (facts.publishedOn ?? '') >= since)
      .toSorted(sortNewestFirst)
      .map(({ id }) => id)
  );
}

const readDate = ({ facts }: Posting): string => facts.publishedOn ?? '';

const sortNewestFirst = (one: Posting, other: Posting): number => {
  if (readDate(one) !== readDate(other)) return readDate(one) > readDate(other) ? -1 : 1;
  return one.id < other.id ? -1 : 1;
};

/** The change after a run of a saved search; without news the earlier ones stay. */
export function buildAlertChange(
  alert: StoredAlert,
  { postings, sources }: Present,
  news: readonly string[],
  now: Date,
): Record<string, unknown> {
  const seen = sources.filter(({ state, count }) => state === 'ok' || count > 0).map(({ id }) => id);
  return {
    checkedAt: now,
    known: alert.known.with(listIds(postings)).bytes,
    sources: [...new Set([...alert.sources, ...seen])],
    ...(news.length > 0 && { news: news.slice(0, MOST_NEWS), newsAt: now }),
  };
}

/** The main ad of each job before its other ads: if not all fit, one of each job does. */
function listIds(postings: readonly Posting[]): string[] {
  const others = postings.flatMap(({ id, versions }) =>
    versions.map((one) => one.id).filter((one) => one !== id),
  );
  return [...postings.map(({ id }) => id), ...others];
}

/** The notification. One id per day: a repeated run adds nothing. */
export function buildAlertNotification(
  id: string,
  { name }: StoredAlert,
  news: readonly string[],
  now: Date,
): Notification {
  return {
    id: `alerta_${id}_${computeDay(now)}`,
    text: `${countInWords(news.length)} em “${name}”`,
    link: `/buscador-vagas?alerta=${id}`,
    read: false,
    timestamp: now.toISOString(),
  };
}

export function countInWords(count: number): string {
  if (count > MOST_NEWS) return `Mais de ${MOST_NEWS} vagas novas`;
  return formatCount(count, 'vaga nova', 'vagas novas');
}
