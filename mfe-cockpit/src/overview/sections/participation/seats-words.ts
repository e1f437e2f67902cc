import { FEWEST_ACCOUNTS, type CompanyOverview } from '@aura/shared-domain';
import { formatWhole } from '../../../words/numbers.ts';

/** "cerca de 45 de 80 em uso": the number comes in steps. */
export const describeSeats = ({ total, used }: CompanyOverview['seats']): string =>
  used === 0
    ? `menos de ${FEWEST_ACCOUNTS} de ${formatWhole(total)} em uso`
    : `cerca de ${formatWhole(used)} de ${formatWhole(total)} em uso${used > total ? ', além do contratado' : ''}`;
