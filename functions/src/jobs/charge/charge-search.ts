import { Timestamp, type Firestore, type Transaction } from 'firebase-admin/firestore';
import {
  err,
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
import { parseProfile } from '../../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { chargeUse, REPEAT_WINDOW_MS } from '../../usage/charge.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../../usage/person-queue.ts';
import { createRecent } from '../recent.ts';
import { canonicalJson, foldKey, stableHash } from '@aura/shared-career';

/**
 * Short name of what is looked for and where, in which neither accents, case and punctuation nor the order of words
 * make a difference. Filters have no part in it.
 */
export const searchKey = ({ words, place }: Pick<JobQuery, 'words' | 'place'>): string =>
  stableHash(canonicalJson([wordsIn(words), wordsIn(place)]));

/** "C++" and "C#" are words of their own. */
const wordsIn = (text: string): string[] =>
  [...new Set(foldKey(text).match(/[\p{L}\p{N}][\p{L}\p{N}+#]*/gu))].toSorted();

export interface ChargeDeps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
}

/** What one search cost. */
type SearchCharge = Pick<JobSearchResponse, 'charged' | 'newBadges'>;

/** What is about to be searched, by whom and when. */
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
export function createSearchCharges({ db, queue }: ChargeDeps): SearchCharges {
  const paidUntil = createRecent<number>(REMEMBERED);

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
      const counted = await queue(uid, () =>
        db.runTransaction((tx) => count(db, tx, { uid, key, now }), TRANSACTION_OPTIONS),
      );
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

async function count(
  db: Firestore,
  tx: Transaction,
  { uid, key, now }: { readonly uid: string; readonly key: string; readonly now: Date },
): Promise<Result<Counted, Failure>> {
  const person = db.doc(`users/${uid}`);
  const search = person.collection('jobSearches').doc(key);
  const [paid, current] = await tx.getAll(search, person);
  const profile = parseProfile(current?.data());
  if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
  const end = endOf(paid?.get('expiresAt'));
  if (end > now) return ok({ charge: FREE, until: end });
  const usage = chargeUse(profile.value, 'jobSearch', { isRepeat: false, now });
  if (!usage.ok) return usage;

  const badge = grantBadge(profile.value, 'cacador_elite', now);
  const until = new Date(now.getTime() + REPEAT_WINDOW_MS);
  tx.update(person, toFirestore(combineChanges(usage.value, badge.change)));
  tx.set(search, { at: now, expiresAt: until });
  badge.record(tx, person);
  return ok({ charge: { charged: true, newBadges: badge.newBadges }, until });
}

/** Until when a stored search is paid for. */
const endOf = (expiresAt: unknown): Date =>
  expiresAt instanceof Timestamp ? expiresAt.toDate() : new Date(0);
