import {
  API_MESSAGES,
  err,
  ok,
  type ApiError,
  type Profile,
  type Result,
  portalSessionEndpoint,
} from '@aura/shared-domain';
import { call } from '@aura/shared-session';
import { trackOwn } from '../../measuring.ts';
import { portalAddress, type PortalSite } from './portal-address.ts';

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
  ports: PortalPorts = pagePorts(),
): Promise<Result<void, string>> {
  if (!stripeCustomerId) return err(NO_CUSTOMER);
  const answer = await ports.ask();
  if (!answer.ok) return err(serverMessage(answer.error) ?? NO_ACCESS);
  const address = portalAddress(answer.value.url, ports);
  if (address === null) return err(NO_ADDRESS);
  ports.track({ name: 'view_customer_portal' });
  ports.go(address);
  return ok(undefined);
}

const CLIENT_CODES: ReadonlySet<ApiError['code']> = new Set(['offline', 'timeout', 'bad_response']);

/** What the server itself said; null where it said nothing that can be read, or was not reached. */
function serverMessage({ code, message }: ApiError): string | null {
  if (CLIENT_CODES.has(code) || message.trim() === '') return null;
  // A server in front of the backend says no more than its status.
  return code === 'unavailable' && message === API_MESSAGES.unavailable ? null : message;
}

const pagePorts = (): PortalPorts => ({
  ask: () => call(portalSessionEndpoint),
  track: trackOwn,
  go: (address) => window.location.assign(address),
  origin: window.location.origin,
  hasSandbox: __AURA_EMULATORS__,
});
