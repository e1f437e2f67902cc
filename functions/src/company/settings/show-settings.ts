import { ok, type RequestOf, type ResponseOf } from '@aura/shared-domain';
import { note } from '../audit.ts';
import type { CompanyDeps } from '../company-deps.ts';
import type { ManagerCall } from '../manager-endpoint.ts';

type Settings = ResponseOf<'companySettings'>;

/** GET /company/settings: how many people a number needs, and the departments. */
export function showSettings({
  db,
  now,
}: Pick<CompanyDeps, 'db' | 'now'>): ManagerCall<RequestOf<'companySettings'>, Settings> {
  return async (manager) => {
    const detail = 'Mínimos e departamentos';
    await note(db, { manager, action: 'settings_viewed', detail, at: now() });
    const { minimumCell, minimumBreakdown, departments } = manager.company;
    return ok({ minimumCell, minimumBreakdown, departments });
  };
}
