import * as v from 'valibot';
import { CustomerSchema, PortalConfigurationSchema, PortalSessionSchema } from './records/customers.ts';
import { CouponSchema, PromotionCodeSchema } from './records/discounts.ts';
import { ChargeSchema, DisputeSchema, PaymentIntentSchema, RefundSchema } from './records/payments.ts';
import { InvoiceSchema, ScheduleSchema, SubscriptionSchema } from './records/subscriptions.ts';
import { EventSchema, KeptAnswerSchema } from './records/event-record.ts';

const table = <T extends v.GenericSchema>(schema: T) => v.record(v.string(), schema);

/** The complete stored state, in the form of the file. Tables keep the order of creation. */
export const StateSchema = v.object({
  version: v.literal(1),
  customers: table(CustomerSchema),
  subscriptions: table(SubscriptionSchema),
  schedules: v.optional(table(ScheduleSchema), {}),
  coupons: v.optional(table(CouponSchema), {}),
  promotionCodes: v.optional(table(PromotionCodeSchema), {}),
  invoices: table(InvoiceSchema),
  paymentIntents: table(PaymentIntentSchema),
  charges: table(ChargeSchema),
  refunds: table(RefundSchema),
  disputes: table(DisputeSchema),
  portalSessions: table(PortalSessionSchema),
  portalConfigurations: v.optional(table(PortalConfigurationSchema), {}),
  events: table(EventSchema),
  /** By idempotency key. */
  keptAnswers: table(KeptAnswerSchema),
  /** People whose events are not delivered for now. */
  held: v.array(v.string()),
});
export type State = v.InferOutput<typeof StateSchema>;

export const createEmptyState = (): State => ({
  version: 1,
  customers: {},
  subscriptions: {},
  schedules: {},
  coupons: {},
  promotionCodes: {},
  invoices: {},
  paymentIntents: {},
  charges: {},
  refunds: {},
  disputes: {},
  portalSessions: {},
  portalConfigurations: {},
  events: {},
  keptAnswers: {},
  held: [],
});
