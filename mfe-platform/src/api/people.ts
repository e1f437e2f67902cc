import { OperatorReasonSchema, BillingPaymentSchema, type AnyEndpoint } from '@aura/shared-domain';
import * as v from 'valibot';
import { InstantSchema, UidSchema } from './log.ts';

/** Days that a plan is given or lengthened for at once. */
export const GRANT_DAYS = { min: 1, max: 365 } as const;
/** Plans that can be given. */
export const GRANTED_PLANS = ['impulso', 'decolagem'] as const;
export type GrantedPlan = (typeof GRANTED_PLANS)[number];

/** Keys for finding a person: the address of the account, its id, or an id of the payment provider. */
export const FindPersonRequestSchema = v.strictObject({
  by: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(254)),
});

export const FindPersonResponseSchema = v.object({ uid: UidSchema });

export const PersonRequestSchema = v.strictObject({ uid: UidSchema });

/** The kind of a moment in the life of an account. `error`: something failed, or cannot be read. */
export const MOMENT_KINDS = ['account', 'plan', 'payment', 'notice', 'message', 'operator', 'error'] as const;
export type MomentKind = (typeof MOMENT_KINDS)[number];

const MomentSchema = v.object({
  at: InstantSchema,
  kind: v.picklist(MOMENT_KINDS),
  /** In words of ours; nothing of what the person wrote or was answered. */
  text: v.string(),
  /** Of a notice that can be put before the person again; null for none. */
  noticeId: v.nullable(v.string()),
});
export type Moment = v.InferOutput<typeof MomentSchema>;

const PaymentSchema = v.object({
  ...BillingPaymentSchema.entries,
  /** Whether there is something left of it to be paid back. */
  isRefundable: v.boolean(),
});
export type ShownPayment = v.InferOutput<typeof PaymentSchema>;

/** The source of a plan. */
export const PLAN_BASES = ['none', 'subscription', 'payment', 'company', 'given'] as const;

export const ShownPersonSchema = v.object({
  uid: UidSchema,
  account: v.object({
    email: v.nullable(v.string()),
    name: v.string(),
    isConfirmed: v.boolean(),
    isDisabled: v.boolean(),
    providers: v.array(v.string()),
    hasSecondFactor: v.boolean(),
    isOperator: v.boolean(),
    /** The company that they manage; null for none. */
    managedCompany: v.nullable(v.string()),
    createdAt: InstantSchema,
    lastSeenAt: v.nullable(InstantSchema),
  }),
  plan: v.object({
    /** As people read it. */
    name: v.string(),
    basis: v.picklist(PLAN_BASES),
    endsAt: v.nullable(InstantSchema),
    renewsAt: v.nullable(InstantSchema),
    isOverdue: v.boolean(),
    /** What ending would end; null for nothing. */
    ending: v.nullable(v.picklist(['subscription', 'gift'])),
    /** When it was last compared with the payment provider; null for never. */
    comparedAt: v.nullable(InstantSchema),
  }),
  /** Newest first. */
  payments: v.array(PaymentSchema),
  /** Newest first. */
  moments: v.array(MomentSchema),
  /** Why something cannot be done at the moment, as a sentence; null where it can. */
  refusals: v.object({
    grant: v.nullable(v.string()),
    extend: v.nullable(v.string()),
    end: v.nullable(v.string()),
    compare: v.nullable(v.string()),
    passwordLink: v.nullable(v.string()),
  }),
});
export type ShownPerson = v.InferOutput<typeof ShownPersonSchema>;

const days = v.pipe(v.number(), v.integer(), v.minValue(GRANT_DAYS.min), v.maxValue(GRANT_DAYS.max));
const everyDeed = {
  uid: UidSchema,
  reason: OperatorReasonSchema,
  /** A repeated request with this id takes effect once. */
  requestId: v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,64}$/)),
};

/** What an operator does for a person. */
export const PersonDeedSchema = v.variant('deed', [
  v.strictObject({
    ...everyDeed,
    deed: v.literal('refund'),
    paymentId: v.pipe(v.string(), v.maxLength(100)),
    /** Centavos; all that is left without it. */
    amount: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  }),
  v.strictObject({ ...everyDeed, deed: v.literal('grant'), plan: v.picklist(GRANTED_PLANS), days }),
  v.strictObject({ ...everyDeed, deed: v.literal('extend'), days }),
  v.strictObject({ ...everyDeed, deed: v.literal('end') }),
  v.strictObject({ ...everyDeed, deed: v.literal('compare') }),
  v.strictObject({ ...everyDeed, deed: v.literal('passwordLink') }),
  v.strictObject({ ...everyDeed, deed: v.literal('notice'), noticeId: v.pipe(v.string(), v.maxLength(200)) }),
]);
export type PersonDeed = v.InferOutput<typeof PersonDeedSchema>;

export const PersonDeedResponseSchema = v.object({
  /** What was done, as a sentence. */
  message: v.string(),
  person: ShownPersonSchema,
});
export type PersonDeedResponse = v.InferOutput<typeof PersonDeedResponseSchema>;

const call = { auth: 'person', method: 'POST', timeoutMs: 30_000 } as const;

/** In the body and not in the address, which servers write down. */
export const findPersonEndpoint = {
  ...call,
  path: '/console/people/find',
  request: FindPersonRequestSchema,
  response: FindPersonResponseSchema,
} as const satisfies AnyEndpoint;

/** Looking at a person is noted in the log. */
export const personEndpoint = {
  ...call,
  path: '/console/person',
  request: PersonRequestSchema,
  response: ShownPersonSchema,
} as const satisfies AnyEndpoint;

export const personDeedEndpoint = {
  ...call,
  path: '/console/person/deed',
  request: PersonDeedSchema,
  response: PersonDeedResponseSchema,
} as const satisfies AnyEndpoint;
