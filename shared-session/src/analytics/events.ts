import * as v from 'valibot';

/** Names and codes are short and of few characters: nothing that a person has written fits into one. */
const code = v.pipe(v.string(), v.regex(/^[\w.-]{1,64}$/));
const userId = v.pipe(v.string(), v.minLength(1), v.maxLength(128));

/**
 * Events of the product, and all that they may hold: no CV text, goal, score, e-mail or name ever enters one.
 * `userId` is the account's id here; what leaves the page carries a pseudonym in its place (`tag-event.ts`).
 */
export const AnalyticsEventSchema = v.variant('name', [
  v.object({ name: v.literal('usuario_criado'), userId, plan: v.literal('freemium') }),
  v.object({ name: v.literal('login'), method: v.picklist(['email', 'google']) }),
  v.object({ name: v.literal('begin_checkout'), userId, priceId: code }),
  v.object({ name: v.literal('view_customer_portal') }),
  v.object({
    name: v.literal('user_profile_updated'),
    updatedFields: v.pipe(v.array(code), v.maxLength(50), v.readonly()),
  }),
  v.object({ name: v.literal('generate_lead') }),
  v.object({
    name: v.literal('purchase'),
    priceId: code,
    /** Reais, such as 49.9. */
    value: v.pipe(v.number(), v.finite(), v.minValue(0)),
    currency: v.literal('BRL'),
  }),
]);
export type AnalyticsEvent = Readonly<v.InferOutput<typeof AnalyticsEventSchema>>;

/** Where accepted events go. */
export type AnalyticsSink = (event: AnalyticsEvent) => void;
