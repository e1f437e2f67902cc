import { isUnderWay } from '../life/simulate.ts';
import { portalPath } from '../objects/urls.ts';
import type { PortalSession } from '../state/records/customers.ts';
import type { Subscription } from '../state/records/subscriptions.ts';
import { listNewestFirst } from '../state/table.ts';
import type { World } from '../world.ts';
import { cardSection } from './card-section.ts';
import { html, type Html } from './html.ts';
import { getNotice } from './notices.ts';
import { paymentsSection } from './payments-section.ts';
import { simulationSection } from './simulation-section.ts';
import { subscriptionSection } from './subscription-section.ts';
import { siteLink } from './way-back.ts';

/** The subscription that a portal is about: the newest that is under way. */
export const subscriptionOf = ({ state }: World, { customer }: PortalSession): Subscription | undefined =>
  listNewestFirst(
    state.subscriptions,
    (subscription) => subscription.customer === customer && isUnderWay(subscription),
  )[0];

/** All purchases of a customer. */
export function portalPage(world: World, session: PortalSession, query: string): Html {
  const base = portalPath(session.id);
  const subscription = subscriptionOf(world, session);
  const charges = listNewestFirst(
    world.state.charges,
    ({ customer, status }) => customer === session.customer && status === 'succeeded',
  );
  return html`
    ${siteLink(world, session.returnUrl)}
    <h1>Assinatura e pagamentos</h1>
    ${getNotice(query)} ${subscriptionSection(world, base, subscription)}
    ${subscription ? cardSection(base, subscription) : null} ${paymentsSection(world, session, charges)}
    ${simulationSection(world, base, new Set([session.customer]), subscription)}
  `;
}
