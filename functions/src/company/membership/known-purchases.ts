import type { DocumentSnapshot } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { EntitlementSchema, NO_ENTITLEMENT, type Entitlement } from '../../billing/entitlement.ts';
import { GrantSchema, readRunningGrant, type Grant } from '../../billing/grant.ts';
import { withDates } from '../../profile/parse-profile.ts';

const PurchasesSchema = v.object({ entitlement: v.optional(EntitlementSchema, NO_ENTITLEMENT) });

/** The last known purchases of a person: none if their record is missing or unreadable. */
export function readKnownPurchases(record: unknown): Entitlement {
  const parsed = v.safeParse(PurchasesSchema, withDates(record ?? {}));
  return parsed.success ? parsed.output.entitlement : NO_ENTITLEMENT;
}

/** The sources of a person's access beside a company. */
export interface OwnSources {
  /** The last known state of their purchases. */
  readonly entitlement: Entitlement;
  /** What an operator gave and has not ended. */
  readonly grant: Grant | null;
}

/** The known sources of a person's access: none where a record is missing or unreadable. */
export function readOwnSources(
  billing: DocumentSnapshot | undefined,
  grant: DocumentSnapshot | undefined,
  now: Date,
): OwnSources {
  const entitlement = readKnownPurchases(billing?.data());
  const given = grant?.data();
  const isReadable = v.is(GrantSchema, withDates(given ?? {}));
  return { entitlement, grant: isReadable ? readRunningGrant(given, entitlement, now) : null };
}
