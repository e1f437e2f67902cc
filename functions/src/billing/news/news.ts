import type { Notification } from '@aura/shared-domain';

/** What is told, before it is known when. */
export interface News extends Pick<Notification, 'id' | 'text'> {
  /** Told a single time, by whoever notices it first. Anything else may come to pass again. */
  readonly isOnce?: true;
}
