import { formatLongDay, formatTime } from '@aura/shared-domain';

/** What a version is called: "21 de novembro de 2026, 22:43"; several are made on one day. */
export const formatVersionTitle = (date: Date): string => `${formatLongDay(date)}, ${formatTime(date)}`;
