export { NotificationBell } from './notification-bell.tsx';
export { NotificationItem } from './notification-item.tsx';
export { markAllRead, markRead } from './mark-read.ts';
export { sortNotifications, countUnread, describeUnread } from './order.ts';
