import { API_MESSAGES } from '@aura/shared-domain';

/** Messages that already say why: no connection, or a service that took too long, which a lost connection does not do. */
const SAID = [API_MESSAGES.offline, API_MESSAGES.timeout];

/** A message of failure, and why it failed where the device itself knows that it has no connection. */
export function withOffline(message: string): string {
  if (navigator.onLine || SAID.some((said) => message.includes(said))) return message;
  return `${message} ${API_MESSAGES.offline}`;
}
