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

/** The payment provider and the prices. */
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
  /** Secrets of webhook signatures; two during a rotation. */
  readonly webhookSecrets: readonly string[];
  readonly prices: readonly Price[];
  /** No longer sold, still paid by some. */
  readonly earlierPrices: readonly Price[];
  /** Id of the portal's configuration at Stripe; absent for the account's default. */
  readonly portalConfiguration?: string;
  /** Variables that were left out, because they could not be what they have to be. Names alone. */
  readonly ignored: readonly string[];
}

type Env = Readonly<Record<string, string | undefined>>;

const SECRET_KEY = /^(?:sk|rk)_(live|test)_\w{8,240}$/;
const PUBLISHABLE_KEY = /^pk_(live|test)_\w{8,240}$/;
const PORTAL_CONFIGURATION = /^bpc_\w{8,240}$/;
const WEBHOOK_SECRET = /^whsec_[\w+/=-]{8,240}$/;

/** Stripe's id of a price. */
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
 * Reads the values from Stripe: STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET, the previous one as
 * STRIPE_WEBHOOK_SECRET_PREVIOUS during a rotation, STRIPE_PRICES, the ids of the offers as
 * `{"impulso":{"month":"price_…","year":"price_…"},"decolagem":{…},"conquista":{"once":"price_…"}}`,
 * STRIPE_EARLIER_PRICES, a list of `{"id","plan","interval","amount"}` with centavos for prices that some people still
 * pay, and STRIPE_PORTAL_CONFIGURATION, created by `npm run portal`. Both keys must have the same mode, and a demo
 * project accepts no live ones. Nothing is sold unless all given values are valid and include both keys, a webhook
 * secret and a price: silently dropping a price would remove people's paid plans. A demo project without a secret key
 * uses the stand-in; no other project does.
 */
export function readBillingSettings(env: Env, isDemo: boolean): BillingSettings {
  const given = NAMES.filter((name) => readVariable(env, name) !== '');
  if (readVariable(env, 'STRIPE_SECRET_KEY') === '')
    return { ...(isDemo ? DEMONSTRATION : NOTHING), ignored: given };
  return readStripe(env, isDemo) ?? { ...NOTHING, ignored: given };
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

const readVariable = (env: Env, name: Name): string => env[name]?.trim() ?? '';

function readStripe(env: Env, isDemo: boolean): BillingSettings | null {
  const secretKey = readVariable(env, 'STRIPE_SECRET_KEY');
  const publishableKey = readVariable(env, 'STRIPE_PUBLISHABLE_KEY');
  const mode = SECRET_KEY.exec(secretKey)?.[1];
  if (!mode || PUBLISHABLE_KEY.exec(publishableKey)?.[1] !== mode) return null;
  const livemode = mode === 'live';
  if (livemode && isDemo) return null;
  const webhookSecrets = readWebhookSecrets(env);
  const prices = readPrices(readVariable(env, 'STRIPE_PRICES'));
  const earlierPrices = parseJson(EarlierPricesSchema, readVariable(env, 'STRIPE_EARLIER_PRICES') || '[]');
  if (!webhookSecrets || !prices || !earlierPrices) return null;
  if (!areDistinct([...prices, ...earlierPrices])) return null;
  const provider = { kind: 'stripe', secretKey, publishableKey, livemode } as const;
  const portal = readVariable(env, 'STRIPE_PORTAL_CONFIGURATION');
  if (portal !== '' && !PORTAL_CONFIGURATION.test(portal)) return null;
  const portalConfiguration = portal === '' ? {} : { portalConfiguration: portal };
  return { provider, webhookSecrets, prices, earlierPrices, ...portalConfiguration, ignored: [] };
}

/** Null without the current secret, or if one of the two is invalid. */
function readWebhookSecrets(env: Env): readonly string[] | null {
  const previous = readVariable(env, 'STRIPE_WEBHOOK_SECRET_PREVIOUS');
  const secrets = [readVariable(env, 'STRIPE_WEBHOOK_SECRET'), ...(previous ? [previous] : [])];
  return secrets.every((secret) => WEBHOOK_SECRET.test(secret)) ? secrets : null;
}

/** The offers that have an id, in the order of the offers; null for none. */
function readPrices(text: string): readonly Price[] | null {
  const ids = parseJson(IdsSchema, text);
  if (!ids) return null;
  const prices = OFFERS.flatMap((offer) => {
    const ofPlan: Partial<Record<Price['interval'], string | undefined>> = ids[offer.plan];
    const id = ofPlan[offer.interval];
    return id ? [{ ...offer, id }] : [];
  });
  return prices.length > 0 ? prices : null;
}

function parseJson<S extends v.GenericSchema>(schema: S, text: string): v.InferOutput<S> | null {
  try {
    const read = v.safeParse(schema, JSON.parse(text));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
}

const areDistinct = (prices: readonly Price[]): boolean =>
  new Set(prices.map(({ id }) => id)).size === prices.length;
