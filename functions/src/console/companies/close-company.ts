import type { CloseCompany, CompaniesResponse } from '@aura/mfe-platform/api';
import { err, formatCount, type Result } from '@aura/shared-domain';
import { closeCompany, countCompany, type ClosingDeps } from '../../company/closing/close-company.ts';
import type { Failure } from '../../http/failure.ts';
import { note } from '../log/operator-log.ts';
import type { Operator } from '../operator.ts';
import { listCompanies } from './companies.ts';

/**
 * POST /console/company/close: deletes a company as `npm run company -- close` does. It is logged before anything is
 * deleted: an interrupted closing is finished by another call, which is logged, too.
 */
export function closeCompanyAsked(
  deps: ClosingDeps,
): (operator: Operator, request: CloseCompany) => Promise<Result<CompaniesResponse, Failure>> {
  const list = listCompanies(deps);
  return async (operator, { id, reason }) => {
    const counted = await countCompany(deps.db, id);
    if (counted.outcome === 'unknown')
      return err({ code: 'not_found', message: 'Esta empresa não existe mais.' });
    const { name, people, activeMembers } = counted.contents;
    const detail = `${id} (${name}): ${formatCount(people, 'pessoa', 'pessoas')} na lista, ${formatCount(activeMembers, 'participação', 'participações')}`;
    await note(deps.db, {
      operator,
      action: 'company_closed',
      subjectUid: null,
      detail,
      reason,
      at: deps.now(),
    });
    const { outcome } = await closeCompany(deps, id);
    return outcome === 'busy'
      ? err({
          code: 'conflict',
          message: 'A empresa ainda estava em uso e sobrou algo dela. Encerre de novo.',
        })
      : list();
  };
}
