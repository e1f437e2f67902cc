import { FEWEST_ACCOUNTS, type CompanyOverview } from '@aura/shared-domain';
import { formatWhole } from '../../../words/numbers.ts';

/** "cerca de 45 de 80": the number comes in steps. */
export const describeSeats = ({ total, used }: CompanyOverview['seats']): string =>
  used === 0
    ? `menos de ${FEWEST_ACCOUNTS} de ${formatWhole(total)}`
    : `cerca de ${formatWhole(used)} de ${formatWhole(total)}${used > total ? ', além do contratado' : ''}`;
