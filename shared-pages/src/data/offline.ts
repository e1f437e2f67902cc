import { API_MESSAGES } from '@aura/shared-domain';

/** A message of failure, and why it failed where the device itself knows that it has no connection. */
export function withOffline(message: string): string {
  if (navigator.onLine || message.includes(API_MESSAGES.offline)) return message;
  return `${message} ${API_MESSAGES.offline}`;
}
