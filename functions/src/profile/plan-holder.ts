import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { NotificationSchema, ProfileSchema, type Notification, type Profile } from '@aura/shared-domain';
import { withDates } from './parse-profile.ts';

/** The fields needed to give and remove a plan: those that no browser writes, and the readable notices. */
export type PlanHolder = Pick<Profile, 'plan' | 'credits' | 'acesso_expira_em' | 'notifications'>;

const { plan, credits, acesso_expira_em } = ProfileSchema.entries;
const OwnedSchema = v.object({ plan, credits, acesso_expira_em });

/**
 * The part of a profile that its owner cannot break; null without a profile. It omits everything that a browser may
 * write, so that nobody can keep a plan by making the rest unreadable. Throws if the backend's own fields are
 * malformed.
 */
export function readPlanHolder(person: DocumentSnapshot): PlanHolder | null {
  if (!person.exists) return null;
  const owned = v.parse(
    OwnedSchema,
    withDates({
      plan: person.get('plan'),
      credits: person.get('credits'),
      acesso_expira_em: person.get('acesso_expira_em'),
    }),
  );
  return { ...owned, notifications: selectReadable(person.get('notifications')) };
}

/** Those of a stored list that are notices; the next one that is added takes the rest away. */
const selectReadable = (stored: unknown): Notification[] =>
  (Array.isArray(stored) ? stored : []).flatMap((item) => {
    const read = v.safeParse(NotificationSchema, item);
    return read.success ? [read.output] : [];
  });
