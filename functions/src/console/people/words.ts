import { formatCount } from '@aura/shared-domain';

/** A number of days as it is read. */
export const formatDays = (count: number): string => formatCount(count, 'dia', 'dias');
