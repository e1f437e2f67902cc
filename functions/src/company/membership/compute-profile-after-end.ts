import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Member } from '@aura/shared-company';
import { addNotifications, type Notification, type ProfileChange } from '@aura/shared-domain';
import { combineChanges } from '../../profile/combine-changes.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { computePlanTakenBack } from './company-plan.ts';
import { readOwnSources } from './known-purchases.ts';

/** The stored data of a person when their membership ends. */
interface Standing {
  readonly person: DocumentSnapshot | undefined;
  /** The record of their purchases. */
  readonly billing: DocumentSnapshot | undefined;
  /** What an operator gave them. */
  readonly grant: DocumentSnapshot | undefined;
  readonly accessBefore: Member['accessBefore'];
}

/**
 * The profile's changes after a company ends a membership: the former plan, and a notification. An unreadable profile
 * also gets its plan back; nothing without a profile.
 */
export function computeProfileAfterEnd(
  { person, billing, grant, accessBefore }: Standing,
  news: Notification,
  now: Date,
): ProfileChange {
  if (!person?.exists) return {};
  const profile = parseProfile(person.data());
  const behind = { ...readOwnSources(billing, grant, now), accessBefore };
  return combineChanges(
    computePlanTakenBack(String(person.get('plan')), behind, now),
    profile.ok ? addNotifications(profile.value, [news]) : null,
  );
}
