import { DAY_MS } from '@aura/shared-domain';
import type { Posting, Version } from '@aura/shared-domain';
import { foldKey } from '@aura/shared-career';

const OLD_DAYS = 60;
const REPOSTS = { within: 90, apart: 7, least: 2 } as const;

/** Days from one calendar day to another. */
const countDaysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Age in days of the newest ad of a job, if it is old; otherwise null. */
export function computeOldAge({ facts }: Pick<Posting, 'facts'>, today: string): number | null {
  const age = facts.publishedOn === null ? 0 : countDaysBetween(facts.publishedOn, today);
  return age > OLD_DAYS ? age : null;
}

/** Where and by whom an ad was published: a job in five cities, or in three sources, was published once. */
const makeSpotKey = ({ source, places }: Version): string =>
  [source, ...places.map(({ city, state }) => foldKey(`${city}/${state ?? ''}`)).toSorted()].join(' ');

/** Publications of one position, each at a new address, if it has one, and some days after the previous one. */
function countPublications(versions: readonly Version[]): number {
  const addresses = new Set<string>();
  let last: string | null = null;
  for (const { id, publishedOn, url } of versions) {
    if (publishedOn === null) continue;
    if (last !== null && countDaysBetween(last, publishedOn) < REPOSTS.apart) continue;
    addresses.add(url ?? id);
    last = publishedOn;
  }
  return addresses.size;
}

/** Number of publications of a job in the last 90 days, if it is repeated often; otherwise null. */
export function countReposts({ versions }: Pick<Posting, 'versions'>, today: string): number | null {
  const recent = versions
    .filter(({ publishedOn }) => {
      const age = publishedOn === null ? -1 : countDaysBetween(publishedOn, today);
      return age >= 0 && age <= REPOSTS.within;
    })
    .toReversed();
  const spots = new Set(recent.map(makeSpotKey));
  const most = Math.max(
    0,
    ...[...spots].map((there) =>
      countPublications(recent.filter((version) => makeSpotKey(version) === there)),
    ),
  );
  return most > REPOSTS.least ? most : null;
}
