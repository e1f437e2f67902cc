import * as v from 'valibot';
import { err, ok } from '@aura/shared-domain';
import { FeaturesSchema, type PortalConfiguration } from '../state/records/customers.ts';
import { portalConfigurationObject } from '../objects/portal-configuration.ts';
import { createId } from '../state/ids.ts';
import { add, change, find, listNewestFirst } from '../state/table.ts';
import { readSeconds } from '../world.ts';
import { notFound } from './fault.ts';
import { PAGE, buildPage } from './page.ts';
import { flag, listOf, mergeMetadata, metadata } from './parameters.ts';
import { route, type Route } from './route.ts';
import { NOTHING } from './shapes.ts';

const PATH = '/v1/billing_portal/configurations/:id';

const enabled = v.strictObject({ enabled: flag });

/** The features that the backend sets; as they come in a form. */
const FeaturesParameters = v.strictObject({
  customer_update: v.optional(
    v.strictObject({ enabled: flag, allowed_updates: v.optional(listOf(v.string())) }),
  ),
  invoice_history: v.optional(enabled),
  payment_method_update: v.optional(enabled),
  subscription_cancel: v.optional(
    v.strictObject({
      enabled: flag,
      mode: v.optional(v.picklist(['at_period_end', 'immediately'])),
      proration_behavior: v.optional(v.picklist(['none', 'create_prorations', 'always_invoice'])),
    }),
  ),
  subscription_update: v.optional(
    v.strictObject({
      enabled: flag,
      default_allowed_updates: v.optional(listOf(v.picklist(['price', 'promotion_code', 'quantity']))),
      products: v.optional(listOf(v.strictObject({ product: v.string(), prices: listOf(v.string()) }))),
      proration_behavior: v.optional(v.picklist(['none', 'create_prorations', 'always_invoice'])),
      schedule_at_period_end: v.optional(
        v.strictObject({
          conditions: listOf(
            v.strictObject({ type: v.picklist(['decreasing_item_amount', 'shortening_interval']) }),
          ),
        }),
      ),
    }),
  ),
});

const ProfileSchema = v.strictObject({
  headline: v.optional(v.string()),
  privacy_policy_url: v.optional(v.string()),
  terms_of_service_url: v.optional(v.string()),
});

const FIELDS = {
  features: v.optional(FeaturesParameters, {}),
  business_profile: v.optional(ProfileSchema, {}),
  default_return_url: v.optional(v.string()),
  metadata: v.optional(metadata, {}),
};

type Fields = v.InferOutput<v.StrictObjectSchema<typeof FIELDS, undefined>>;

/** Given fields replace the earlier ones; others stay. */
function merged(before: PortalConfiguration, given: Fields): Partial<PortalConfiguration> {
  const features = Object.fromEntries(
    Object.entries(before.features).map(([name, feature]) => [
      name,
      { ...feature, ...given.features[name as keyof typeof given.features] },
    ]),
  );
  return {
    features: v.parse(FeaturesSchema, features),
    privacyUrl: given.business_profile.privacy_policy_url ?? before.privacyUrl,
    termsUrl: given.business_profile.terms_of_service_url ?? before.termsUrl,
    returnUrl: given.default_return_url ?? before.returnUrl,
    metadata: mergeMetadata(before.metadata, given.metadata),
  };
}

const create = route(
  'POST',
  '/v1/billing_portal/configurations',
  NOTHING,
  v.strictObject(FIELDS),
  (world, given) => {
    const now = readSeconds(world);
    const made = add(world.state.portalConfigurations, {
      id: createId('bpc'),
      created: now,
      updated: now,
      features: v.parse(FeaturesSchema, {}),
      privacyUrl: null,
      termsUrl: null,
      returnUrl: null,
      metadata: {},
    });
    return ok(portalConfigurationObject(change(made, merged(made, given))));
  },
);

const update = route('POST', PATH, NOTHING, v.strictObject(FIELDS), (world, given, id) => {
  const found = find(world.state.portalConfigurations, id);
  if (!found) return err(notFound('configuration', id));
  change(found, { ...merged(found, given), updated: readSeconds(world) });
  return ok(portalConfigurationObject(found));
});

const retrieve = route('GET', PATH, NOTHING, v.strictObject({}), ({ state }, _none, id) => {
  const found = find(state.portalConfigurations, id);
  return found ? ok(portalConfigurationObject(found)) : err(notFound('configuration', id));
});

const list = route(
  'GET',
  '/v1/billing_portal/configurations',
  NOTHING,
  v.strictObject({ ...PAGE, active: v.optional(v.literal('true')) }),
  ({ state }, { active: _active, ...page }) =>
    buildPage(
      listNewestFirst(state.portalConfigurations, () => true),
      page,
      '/v1/billing_portal/configurations',
      portalConfigurationObject,
    ),
);

export const PORTAL_CONFIGURATION_ROUTES: readonly Route[] = [create, update, retrieve, list];
