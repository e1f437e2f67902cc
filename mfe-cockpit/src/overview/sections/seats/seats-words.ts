import type { CompanyOverview } from '@aura/shared-domain';
import { counted, formatWhole } from '../../../words/numbers.ts';

/** "66 de 80 em uso, 14 livres". */
export function seatsInWords({ total, used }: CompanyOverview['seats']): string {
  const free = total - used;
  const rest =
    free < 0
      ? `${formatWhole(-free)} além do contratado`
      : free === 0
        ? 'nenhuma livre'
        : counted(free, 'livre', 'livres');
  return `${formatWhole(used)} de ${formatWhole(total)} em uso, ${rest}`;
}
