import { checkEvent, OWN_EVENTS, type EventDeclaration } from '@aura/shared-domain/events';
import type { AnalyticsEvent, RemoteEvents, TagEvent } from './events.ts';

const BYTES = 16;

/**
 * Names an account to measuring services without giving its id away: the first 16 bytes of
 * SHA-256(`deployment:uid`), as 32 hexadecimal digits. An id of the authentication is random and long, so it cannot
 * be found by trying; the deployment makes the same account another one in every installation of the product.
 */
async function computePseudonym(deployment: string, uid: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${deployment}:${uid}`));
  return Array.from(new Uint8Array(digest, 0, BYTES), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

interface Parts {
  /** Separates the pseudonyms of one installation of the product from those of another. */
  readonly deployment: string;
  readonly remoteEvents: RemoteEvents;
  /** Called with the dropped parts and the reason. */
  readonly complain: (fault: string) => void;
}

/**
 * The event that may leave the page: only the declared parameters, and a pseudonym for an account. Null for an
 * undeclared event or an undeclared value.
 */
export async function toTagEvent(
  { deployment, remoteEvents, complain }: Parts,
  given: AnalyticsEvent,
): Promise<TagEvent | null> {
  const declaration = find(OWN_EVENTS, given) ?? find(await remoteEvents(), given);
  if (!declaration) {
    complain(`${given.name} is declared nowhere`);
    return null;
  }
  const { event, faults } = checkEvent(declaration, given);
  for (const fault of faults) complain(fault);
  if (!event) return null;
  const hidden = Object.entries(declaration.parameters)
    .filter(([, { kind }]) => kind === 'account')
    .map(async ([key]) => [key, await computePseudonym(deployment, String(event[key]))] as const);
  return { event: { ...event, ...Object.fromEntries(await Promise.all(hidden)) }, declaration };
}

const find = (
  declared: readonly EventDeclaration[],
  { name }: AnalyticsEvent,
): EventDeclaration | undefined => declared.find((declaration) => declaration.name === name);
