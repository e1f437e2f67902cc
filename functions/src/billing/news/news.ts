import type { Notification } from '@aura/shared-domain';

/** A message without its time. */
export interface News extends Pick<Notification, 'id' | 'text'> {
  /** Sent once, by the first process that notices it. Other messages may repeat. */
  readonly isOnce?: true;
}
