import type { CompanyOverview } from '@aura/shared-domain';
import { counted } from '../../../words/numbers.ts';
import { hasNumbers } from '../../scope/has-numbers.ts';

/** The text if there is no alert. */
export const describeNoAlert = (overview: Pick<CompanyOverview, 'scope' | 'department' | 'units'>): string =>
  hasNumbers(overview) ? 'Nenhum alerta nesta semana.' : 'Ainda não há números em que procurar alertas.';

/** The number of common gaps without an alert, and where to see them; empty if there are none. */
export function describeFurtherGaps({
  furtherGaps,
  department,
}: Pick<CompanyOverview, 'furtherGaps' | 'department'>): string {
  if (furtherGaps === 0) return '';
  const where = department === null ? 'as prioridades de cada departamento' : 'as prioridades';
  return `E mais ${counted(furtherGaps, 'lacuna comum', 'lacunas comuns')}; veja ${where}.`;
}
