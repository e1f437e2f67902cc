import * as v from 'valibot';
import {
  IntervalSchema,
  OFFERS,
  PaidPlanSchema,
  PriceIdSchema,
  SANDBOX,
  SANDBOX_PRICES,
  type Price,
} from '@aura/shared-domain';

/** Through whom people pay, and what is sold. */
export interface BillingSettings {
  /** `sandbox` is the stand-in of a demo project; `none` if nothing can be bought. */
  readonly provider:
    | {
        readonly kind: 'stripe';
        readonly secretKey: string;
        readonly publishableKey: string;
        readonly livemode: boolean;
      }
    | { readonly kind: 'sandbox'; readonly port: number }
    | { readonly kind: 'none' };
  /** What webhooks are signed with; two while one takes the place of the other. */
  readonly webhookSecrets: readonly string[];
  readonly prices: readonly Price[];
  /** No longer sold, still paid by some. */
  readonly earlierPrices: readonly Price[];
  /** What the portal lets people do, as an object at Stripe; left out for the account's usual one. */
  readonly portalConfiguration?: string;
  /** Variables that were left out, because they could not be what they have to be. Names alone. */
  readonly ignored: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

const SECRET_KEY = /^(?:sk|rk)_(live|test)_\w{8,240}$/;
const PUBLISHABLE_KEY = /^pk_(live|test)_\w{8,240}$/;
const PORTAL_CONFIGURATION = /^bpc_\w{8,240}$/;
const WEBHOOK_SECRET = /^whsec_[\w+/=-]{8,240}$/;

/** What Stripe calls a price. */
const StripePriceIdSchema = v.pipe(PriceIdSchema, v.startsWith('price_'));
const Recurring = v.strictObject({
  month: v.optional(StripePriceIdSchema),
  year: v.optional(StripePriceIdSchema),
});
const IdsSchema = v.strictObject({
  impulso: v.optional(Recurring, {}),
  decolagem: v.optional(Recurring, {}),
  conquista: v.optional(v.strictObject({ once: v.optional(StripePriceIdSchema) }), {}),
});
const EarlierPricesSchema = v.array(
  v.pipe(
    v.strictObject({
      id: StripePriceIdSchema,
      plan: PaidPlanSchema,
      interval: IntervalSchema,
      /** Centavos. */
      amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    v.check(({ plan, interval }) => (plan === 'conquista') === (interval === 'once')),
  ),
);

/**
 * Reads what Stripe gave out: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, the one before it as
 * STRIPE_WEBHOOK_SECRET_PREVIOUS while they are exchanged, STRIPE_PRICES, the ids of what is sold as
 * `{"impulso":{"month":"price_…","year":"price_…"},"decolagem":{…},"conquista":{"once":"price_…"}}`, and
 * STRIPE_EARLIER_PRICES, a list of `{"id","plan","interval","amount"}` with centavos of what some still pay, and
 * STRIPE_PORTAL_CONFIGURATION, what `npm run portal` has made. Both
 * keys are of one mode, and a demo project takes no live ones. Unless all that was given can be used, and both keys,
 * a secret of webhooks and a price are among it, nothing is sold: a price that is missed silently would take away
 * what people pay for. A demo project without a secret key has the stand-in; no other project does.
 */
export function readBillingSettings(env: Env, isDemo: boolean): BillingSettings {
  const given = NAMES.filter((name) => textOf(env, name) !== '');
  if (textOf(env, 'STRIPE_SECRET_KEY') === '')
    return { ...(isDemo ? DEMONSTRATION : NOTHING), ignored: given };
  return stripeOf(env, isDemo) ?? { ...NOTHING, ignored: given };
}

const NAMES = [
  'STRIPE_SECRET_KEY',
  'STRIPE_PUBLISHABLE_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_SECRET_PREVIOUS',
  'STRIPE_PRICES',
  'STRIPE_EARLIER_PRICES',
  'STRIPE_PORTAL_CONFIGURATION',
] as const;
type Name = (typeof NAMES)[number];

const NOTHING = { provider: { kind: 'none' }, webhookSecrets: [], prices: [], earlierPrices: [] } as const;

const DEMONSTRATION = {
  provider: { kind: 'sandbox', port: SANDBOX.port },
  webhookSecrets: [SANDBOX.webhookSecret],
  prices: SANDBOX_PRICES,
  earlierPrices: [],
} as const;

const textOf = (env: Env, name: Name): string => env[name]?.trim() ?? '';

function stripeOf(env: Env, isDemo: boolean): BillingSettings | null {
  const secretKey = textOf(env, 'STRIPE_SECRET_KEY');
  const publishableKey = textOf(env, 'STRIPE_PUBLISHABLE_KEY');
  const mode = SECRET_KEY.exec(secretKey)?.[1];
  if (!mode || PUBLISHABLE_KEY.exec(publishableKey)?.[1] !== mode) return null;
  const livemode = mode === 'live';
  if (livemode && isDemo) return null;
  const webhookSecrets = webhookSecretsOf(env);
  const prices = pricesOf(textOf(env, 'STRIPE_PRICES'));
  const earlierPrices = parsed(EarlierPricesSchema, textOf(env, 'STRIPE_EARLIER_PRICES') || '[]');
  if (!webhookSecrets || !prices || !earlierPrices) return null;
  if (!areDistinct([...prices, ...earlierPrices])) return null;
  const provider = { kind: 'stripe', secretKey, publishableKey, livemode } as const;
  const portal = textOf(env, 'STRIPE_PORTAL_CONFIGURATION');
  if (portal !== '' && !PORTAL_CONFIGURATION.test(portal)) return null;
  const portalConfiguration = portal === '' ? {} : { portalConfiguration: portal };
  return { provider, webhookSecrets, prices, earlierPrices, ...portalConfiguration, ignored: [] };
}

/** Null without the one that counts, or where one of the two cannot be a secret. */
function webhookSecretsOf(env: Env): readonly string[] | null {
  const previous = textOf(env, 'STRIPE_WEBHOOK_SECRET_PREVIOUS');
  const secrets = [textOf(env, 'STRIPE_WEBHOOK_SECRET'), ...(previous ? [previous] : [])];
  return secrets.every((secret) => WEBHOOK_SECRET.test(secret)) ? secrets : null;
}

/** The offers that have an id, in the order of the offers; null for none. */
function pricesOf(text: string): readonly Price[] | null {
  const ids = parsed(IdsSchema, text);
  if (!ids) return null;
  const prices = OFFERS.flatMap((offer) => {
    const ofPlan: Partial<Record<Price['interval'], string | undefined>> = ids[offer.plan];
    const id = ofPlan[offer.interval];
    return id ? [{ ...offer, id }] : [];
  });
  return prices.length > 0 ? prices : null;
}

function parsed<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

const areDistinct = (prices: readonly Price[]): boolean =>
  new Set(prices.map(({ id }) => id)).size === prices.length;
