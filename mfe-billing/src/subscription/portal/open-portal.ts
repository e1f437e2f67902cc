import {
  API_MESSAGES,
  type ApiError,
  err,
  ok,
  portalSessionEndpoint,
  type Profile,
  type Result,
  SANDBOX,
} from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { trackOwn } from '../../measuring.ts';

const PORTAL_HOST = 'billing.stripe.com';

interface PortalSite {
  /** Of the page itself. */
  readonly origin: string;
  /** Whether this build is for a developer's machine, where the stand-in of the provider has a portal. */
  readonly hasSandbox: boolean;
}

/** The address as the browser reads it, if it is the portal's; null for every other one. */
export function checkPortalAddress(
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

const NO_CUSTOMER = 'ID de cliente da assinatura não encontrado.';
const NO_ACCESS = 'Não foi possível acessar o portal de gerenciamento. Por favor, tente novamente.';
const NO_ADDRESS = 'URL do portal não recebida.';

export interface PortalPorts extends PortalSite {
  readonly ask: () => Promise<Result<{ readonly url?: string | null | undefined }, ApiError>>;
  readonly track: typeof trackOwn;
  /** Leaves this page for an address. */
  readonly go: (address: string) => void;
}

/** Leaves for the page on which the person manages what they pay; what kept them from it where they stay. */
export async function openPortal(
  { stripeCustomerId }: Pick<Profile, 'stripeCustomerId'>,
  ports: PortalPorts = makePagePorts(),
): Promise<Result<void, string>> {
  if (!stripeCustomerId) return err(NO_CUSTOMER);
  const answer = await ports.ask();
  if (!answer.ok) return err(findServerMessage(answer.error) ?? NO_ACCESS);
  const address = checkPortalAddress(answer.value.url, ports);
  if (address === null) return err(NO_ADDRESS);
  ports.track({ name: 'view_customer_portal' });
  ports.go(address);
  return ok(undefined);
}

const CLIENT_CODES: ReadonlySet<ApiError['code']> = new Set(['offline', 'timeout', 'bad_response']);

/** What the server itself said; null where it said nothing that can be read, or was not reached. */
function findServerMessage({ code, message }: ApiError): string | null {
  if (CLIENT_CODES.has(code) || message.trim() === '') return null;
  // A server in front of the backend answers with a status only.
  return code === 'unavailable' && message === API_MESSAGES.unavailable ? null : message;
}

const makePagePorts = (): PortalPorts => ({
  ask: () => call(portalSessionEndpoint),
  track: trackOwn,
  go: (address) => window.location.assign(address),
  origin: window.location.origin,
  hasSandbox: __AURA_EMULATORS__,
});
