import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import {
  type JobQuery,
  type JobSearchResponse,
  mayUse,
  ok,
  type Profile,
  type Result,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { grantBadge } from '../../profile/badge-grants.ts';
import { combineChanges } from '../../profile/combine-changes.ts';
import { chargeUse, REPEAT_WINDOW_MS } from '../../usage/charge.ts';
import type { Spend, Spending } from '../../usage/spend.ts';
import { createRecent } from '../recent.ts';
import { toCanonicalJson, foldKey, computeStableHash } from '@aura/shared-career';

/**
 * Short key of words and place, independent of accents, case, punctuation and the order of words. Filters are not part
 * of it.
 */
export const searchKey = ({ words, place }: Pick<JobQuery, 'words' | 'place'>): string =>
  computeStableHash(toCanonicalJson([listWords(words), listWords(place)]));

/** "C++" and "C#" count as words. */
const listWords = (text: string): string[] =>
  [...new Set(foldKey(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu))].toSorted();

export interface ChargeDeps {
  readonly db: Firestore;
  readonly spend: Spend;
}

/** The cost of one search. */
type SearchCharge = Pick<JobSearchResponse, 'charged' | 'newBadges'>;

/** The search to run, its person and time. */
interface Search {
  readonly uid: string;
  readonly query: JobQuery;
  readonly now: Date;
}

export interface SearchCharges {
  /** Whether the search would be free or the month has room for it. Changes nothing. */
  mayBeMade(search: Search, profile: Profile): Promise<boolean>;
  /** Counts a search that succeeded, unless the same one was counted within a day. */
  charge(search: Search): Promise<Result<SearchCharge, Failure>>;
}

/** Searches of a day that this process remembers as paid; the others are looked up. */
const REMEMBERED = 10_000;
const FREE: SearchCharge = { charged: false, newBadges: [] };

/**
 * One use for each distinct search in 24 hours, kept in `users/{uid}/jobSearches/{key}`. A key is a hash, and neither
 * words nor places are stored.
 */
export function createSearchCharges({ db, spend }: ChargeDeps): SearchCharges {
  const paidUntil = createRecent<number>(REMEMBERED);
  /** Searches that are being counted now. */
  const underWay = new Map<string, Promise<Result<Counted, Failure>>>();

  const isRemembered = (uid: string, key: string, now: Date): boolean =>
    (paidUntil.get(`${uid} ${key}`) ?? 0) > now.getTime();

  const remember = (uid: string, key: string, until: Date): void =>
    paidUntil.set(`${uid} ${key}`, until.getTime());

  return {
    async mayBeMade({ uid, query, now }, profile) {
      const key = searchKey(query);
      if (isRemembered(uid, key, now) || mayUse(profile, 'jobSearch', now)) return true;
      return endOf((await db.doc(`users/${uid}/jobSearches/${key}`).get()).get('expiresAt')) > now;
    },
    async charge({ uid, query, now }) {
      const key = searchKey(query);
      if (isRemembered(uid, key, now)) return ok(FREE);
      const name = `${uid} ${key}`;
      const first = underWay.get(name);
      if (first) {
        const outcome = await first;
        return outcome.ok ? ok(FREE) : outcome;
      }
      // A concurrent identical search would be settled in the same group, which cannot see that it is already paid.
      const spending = spend(uid, makeSpending(db.doc(`users/${uid}`), { key, now })).finally(() =>
        underWay.delete(name),
      );
      underWay.set(name, spending);
      const counted = await spending;
      if (!counted.ok) return counted;
      remember(uid, key, counted.value.until);
      return ok(counted.value.charge);
    },
  };
}

interface Counted {
  readonly charge: SearchCharge;
  readonly until: Date;
}

/** One use, unless the search is paid for; with the first comes the badge. */
function makeSpending(
  person: DocumentReference,
  { key, now }: { readonly key: string; readonly now: Date },
): Spending<Date, Counted> {
  const search = person.collection('jobSearches').doc(key);
  return {
    read: async () => endOf((await search.get()).get('expiresAt')),
    settle(profile, end) {
      if (end > now) return ok({ answer: { charge: FREE, until: end }, change: {}, write: null });
      const usage = chargeUse(profile, 'jobSearch', { isRepeat: false, now });
      if (!usage.ok) return usage;
      const badge = grantBadge(profile, 'cacador_elite', now);
      const until = new Date(now.getTime() + REPEAT_WINDOW_MS);
      return ok({
        answer: { charge: { charged: true, newBadges: badge.newBadges }, until },
        change: combineChanges(usage.value, badge.change),
        write(batch) {
          batch.set(search, { at: now, expiresAt: until });
          badge.record(batch, person);
        },
      });
    },
  };
}

/** Until when a stored search is paid for. */
const endOf = (expiresAt: unknown): Date =>
  expiresAt instanceof Timestamp ? expiresAt.toDate() : new Date(0);
