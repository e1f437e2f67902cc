import { formatCount, type Notification } from '@aura/shared-domain';

/** Newest first; items without a readable time come last. Does not change the input. */
export function sortNotifications(notifications: readonly Notification[]): readonly Notification[] {
  // No subtraction: two unreadable times must compare as equal.
  return notifications.toSorted((a, b) =>
    readTime(a) === readTime(b) ? 0 : readTime(a) < readTime(b) ? 1 : -1,
  );
}

function readTime({ timestamp }: Notification): number {
  const value = Date.parse(timestamp);
  return Number.isNaN(value) ? -Infinity : value;
}

export const countUnread = (notifications: readonly Notification[]): number =>
  notifications.filter(({ read }) => !read).length;

/** `3 não lidas`, `nenhuma não lida`. */
export function describeUnread(count: number): string {
  if (count === 0) return 'nenhuma não lida';
  return formatCount(count, 'não lida', 'não lidas');
}
