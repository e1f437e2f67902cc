import * as v from 'valibot';
import { EntitlementSchema, NO_ENTITLEMENT, type Entitlement } from '../../billing/entitlement.ts';
import { withDates } from '../../profile/parse-profile.ts';

const PurchasesSchema = v.object({ entitlement: v.optional(EntitlementSchema, NO_ENTITLEMENT) });

/** The last known purchases of a person: none if their record is missing or unreadable. */
export function readKnownPurchases(record: unknown): Entitlement {
  const parsed = v.safeParse(PurchasesSchema, withDates(record ?? {}));
  return parsed.success ? parsed.output.entitlement : NO_ENTITLEMENT;
}
