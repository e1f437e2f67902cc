import { portalPath } from '../objects/urls.ts';
import { LIFETIME } from '../state/lifetimes.ts';
import type { PortalSession } from '../state/records/customers.ts';
import { find } from '../state/table.ts';
import type { World } from '../world.ts';
import { html, type Html } from './html.ts';

const PARAMETER = 'portal';

/** What the address of a receipt ends with where it was opened from a portal. */
export const fromPortal = ({ id }: PortalSession): string => `?${PARAMETER}=${id}`;

/** A session by its id, while it is open. */
export function openSession({ state, clock }: World, id: string | null | undefined): PortalSession | null {
  const session = find(state.portalSessions, id ?? '');
  return session && session.created * 1000 + LIFETIME.portalSession > clock.now() ? session : null;
}

/** Link to the portal from which a receipt was opened; to the site if there is none, or none any more. */
export function wayBack(world: World, query: string): Html {
  const session = openSession(world, new URLSearchParams(query).get(PARAMETER));
  return session ? link(portalPath(session.id), 'Voltar para assinatura e pagamentos') : siteLink(world);
}

/** Link to the site, to the page that the person left if known. */
export const siteLink = ({ siteUrl }: World, page: string | null = null): Html =>
  link(page ?? siteUrl, 'Voltar para a Aura');

const link = (href: string, text: string): Html =>
  html`<p class="on-screen"><a href="${href}">${text}</a></p>`;
