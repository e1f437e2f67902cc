import type { Router } from 'express';
import { ENDPOINTS } from '@aura/shared-domain';
import type { CompanyDeps } from './company-deps.ts';
import { showAudit } from './log/show-audit.ts';
import { managerEndpoint, type ManagerEndpointDeps } from './manager-endpoint.ts';
import { exportOverview, showOverview } from './overview/show-overview.ts';
import { changePerson } from './people/change-person.ts';
import { importPeople } from './people/import-people.ts';
import { invitePeople } from './people/invite-people.ts';
import { removePerson } from './people/remove-person.ts';
import { showPeople } from './people/show-people.ts';
import { raiseMinimums } from './settings/raise-minimums.ts';
import { removeDepartment } from './settings/remove-department.ts';
import { renameDepartment } from './settings/rename-department.ts';
import type { ManagersDeps } from './settings/managers-in-words.ts';
import { showSettings } from './settings/show-settings.ts';

/** What managers do for their company: its numbers, its list and its settings. */
export function addCompanyRoutes(
  routes: Router,
  deps: CompanyDeps & ManagerEndpointDeps & ManagersDeps,
): void {
  const { companyOverview, companyExport, companyAudit } = ENDPOINTS;
  routes.get(companyOverview.path, managerEndpoint(deps, companyOverview.request, showOverview(deps)));
  routes.post(companyExport.path, managerEndpoint(deps, companyExport.request, exportOverview(deps)));
  routes.get(companyAudit.path, managerEndpoint(deps, companyAudit.request, showAudit(deps)));

  const { companyPeople, companyInvite, companyImport } = ENDPOINTS;
  routes.post(companyPeople.path, managerEndpoint(deps, companyPeople.request, showPeople(deps)));
  routes.post(companyInvite.path, managerEndpoint(deps, companyInvite.request, invitePeople(deps)));
  routes.post(companyImport.path, managerEndpoint(deps, companyImport.request, importPeople(deps)));

  const { companyPersonChange, companyPersonRemove } = ENDPOINTS;
  const change = managerEndpoint(deps, companyPersonChange.request, changePerson(deps));
  routes.post(companyPersonChange.path, change);
  const remove = managerEndpoint(deps, companyPersonRemove.request, removePerson(deps));
  routes.post(companyPersonRemove.path, remove);

  const { companySettings, companyDepartmentRename, companyDepartmentRemove, companyMinimums } = ENDPOINTS;
  routes.get(companySettings.path, managerEndpoint(deps, companySettings.request, showSettings(deps)));
  const rename = managerEndpoint(deps, companyDepartmentRename.request, renameDepartment(deps));
  routes.post(companyDepartmentRename.path, rename);
  const removeEmpty = managerEndpoint(deps, companyDepartmentRemove.request, removeDepartment(deps));
  routes.post(companyDepartmentRemove.path, removeEmpty);
  routes.post(companyMinimums.path, managerEndpoint(deps, companyMinimums.request, raiseMinimums(deps)));
}
