import type { CompanyOverview } from '@aura/shared-domain';
import { readLevel } from '../../../charts/reading.ts';

/** Whether any cell of the map has a number. */
export const hasLevels = (heatMap: CompanyOverview['heatMap']): boolean =>
  heatMap.some(({ cells, total }) => [total, ...cells].some((cell) => readLevel(cell).kind === 'level'));
