import type Stripe from 'stripe';
import * as v from 'valibot';
import type { Price } from '@aura/shared-domain';

/** By this the configuration of ours is found among those of an account. */
const MARK = { aura: 'portal' } as const;

/** People's permitted actions in the portal. */
export interface WantedPortal {
  readonly prices: readonly Price[];
  /** Origin of the site. */
  readonly siteUrl: string;
}

type Features = Stripe.BillingPortal.ConfigurationCreateParams.Features;

/** The configuration as it has to be. Asks Stripe which product each price is of; nothing else. */
async function buildWantedConfiguration(stripe: Stripe, { prices, siteUrl }: WantedPortal) {
  const recurring = prices.filter(({ interval }) => interval !== 'once');
  const products = new Map<string, string[]>();
  for (const { id } of recurring) {
    const { product } = await stripe.prices.retrieve(id);
    const productId = typeof product === 'string' ? product : product.id;
    products.set(productId, [...(products.get(productId) ?? []), id]);
  }
  const features = {
    customer_update: { enabled: true, allowed_updates: ['address', 'name', 'tax_id'] },
    invoice_history: { enabled: true },
    payment_method_update: { enabled: true },
    subscription_cancel: { enabled: true, mode: 'at_period_end', proration_behavior: 'none' },
    subscription_update: {
      enabled: true,
      default_allowed_updates: ['price'],
      products: [...products].map(([product, ids]) => ({ product, prices: ids })),
      // A dearer plan immediately, with a credit for the rest of the former one; a lesser one at its end.
      proration_behavior: 'always_invoice',
      schedule_at_period_end: {
        conditions: [{ type: 'decreasing_item_amount' }, { type: 'shortening_interval' }],
      },
    },
  } satisfies Features;
  return {
    features,
    business_profile: {
      privacy_policy_url: `${siteUrl}/politica-de-privacidade`,
      terms_of_service_url: `${siteUrl}/termos-de-uso`,
    },
    default_return_url: `${siteUrl}/planos?retorno=portal`,
  };
}

/** `made`, `changed` or `same` (unchanged); `differs` with a check only. */
export interface PortalOutcome {
  readonly kind: 'made' | 'changed' | 'same' | 'differs';
  /** Of the configuration; null if there is none. */
  readonly id: string | null;
  /** Settings that differ, by Stripe's names. */
  readonly differences: readonly string[];
}

/**
 * Makes the portal at Stripe what it has to be, or only says what differs.
 * @param checkOnly changes nothing
 */
export async function configurePortal(
  stripe: Stripe,
  wanted: WantedPortal,
  checkOnly: boolean,
): Promise<PortalOutcome> {
  const configuration = await buildWantedConfiguration(stripe, wanted);
  const found = await findOurConfiguration(stripe);
  const differences = found ? listDifferences(configuration, found) : ['configuration'];
  if (differences.length === 0) return { kind: 'same', id: found?.id ?? null, differences };
  if (checkOnly) return { kind: 'differs', id: found?.id ?? null, differences };
  const made = found
    ? await stripe.billingPortal.configurations.update(found.id, configuration)
    : await stripe.billingPortal.configurations.create({ ...configuration, metadata: MARK });
  return { kind: found ? 'changed' : 'made', id: made.id, differences };
}

async function findOurConfiguration(stripe: Stripe): Promise<Stripe.BillingPortal.Configuration | null> {
  for await (const one of stripe.billingPortal.configurations.list({ active: true, limit: 100 })) {
    if (one.metadata?.['aura'] === MARK.aura) return one;
  }
  return null;
}

const Tree = v.record(v.string(), v.unknown());

/** Names of the wanted settings that differ; Stripe's additional settings do not count. */
function listDifferences(wanted: unknown, found: unknown, name = ''): readonly string[] {
  if (Array.isArray(wanted)) {
    const isSame =
      Array.isArray(found) &&
      found.length === wanted.length &&
      wanted.every((item: unknown) => found.some((other) => listDifferences(item, other, name).length === 0));
    return isSame ? [] : [name];
  }
  const [tree, other] = [v.safeParse(Tree, wanted), v.safeParse(Tree, found)];
  if (!tree.success || typeof wanted !== 'object') return wanted === found ? [] : [name];
  return Object.entries(tree.output).flatMap(([key, value]) =>
    listDifferences(value, other.success ? other.output[key] : undefined, name ? `${name}.${key}` : key),
  );
}
