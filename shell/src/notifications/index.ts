export { NotificationBell } from './notification-bell.tsx';
export { NotificationItem } from './notification-item.tsx';
export { markAllRead, markRead } from './mark-read.ts';
export { newestFirst, unreadCount, unreadText } from './order.ts';
