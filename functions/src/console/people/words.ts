import { formatCount } from '@aura/shared-domain';

/** A number of days in words. */
export const formatDays = (count: number): string => formatCount(count, 'dia', 'dias');
