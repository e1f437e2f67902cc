import type { JobSourceId, SourceStatus, Vacancy } from '@aura/shared-domain';
import { SOURCE_TERMS } from '../terms.ts';
import type { Feed, FeedState } from './feed.ts';

/** Sources that a backend can have, in the order in which people see them. */
const IDS = ['sample', 'adzuna', 'greenhouse', 'lever', 'ashby'] as const satisfies readonly JobSourceId[];

/** Worst first: what is said of several boards of one provider. */
const SEVERITY: readonly FeedState[] = ['down', 'nonsense', 'overQuota', 'slow', 'ok'];

/** How every source did; what nobody switched on is `off`. */
export function statusesOf(
  told: readonly { readonly feed: Feed; readonly state: FeedState }[],
  vacancies: readonly Vacancy[],
): SourceStatus[] {
  return IDS.map((id) => {
    const ofId = told.filter(({ feed }) => feed.source.id === id);
    const fetches = ofId.map(({ feed }) => feed.fetchedAt()).filter((at) => at !== null);
    const worst = SEVERITY.find((state) => ofId.some((source) => source.state === state));
    return {
      id,
      state: worst ?? 'off',
      count: vacancies.filter(({ source }) => source === id).length,
      fetchedAt: fetches.length > 0 ? new Date(Math.max(...fetches)).toISOString() : null,
      terms: SOURCE_TERMS[id].url,
    };
  });
}
