import { SANDBOX } from '@aura/shared-domain';

const PORTAL_HOST = 'billing.stripe.com';

export interface PortalSite {
  /** Of the page itself. */
  readonly origin: string;
  /** Whether this build is for a developer's machine, where the stand-in of the provider has a portal. */
  readonly hasSandbox: boolean;
}

/** The address as the browser will read it, where it is the portal's; null for every other, which nobody is sent to. */
export function portalAddress(
  url: string | null | undefined,
  { origin, hasSandbox }: PortalSite,
): string | null {
  if (!url || !URL.canParse(url, origin)) return null;
  const address = new URL(url, origin);
  if (address.username !== '' || address.password !== '') return null;
  const isPortal = isStripes(address) || (hasSandbox && isSandboxes(address, origin));
  return isPortal ? address.href : null;
}

const isStripes = ({ protocol, host }: URL): boolean => protocol === 'https:' && host === PORTAL_HOST;

const PATH = `${SANDBOX.path}/portal/`;

const isSandboxes = (address: URL, origin: string): boolean =>
  address.origin === origin && address.pathname.startsWith(PATH) && address.pathname.length > PATH.length;
