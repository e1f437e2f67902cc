import type { Router } from 'express';
import {
  companyAuditEndpoint,
  companyDepartmentRemoveEndpoint,
  companyDepartmentRenameEndpoint,
  companyExportEndpoint,
  companyImportEndpoint,
  companyInviteEndpoint,
  companyMinimumsEndpoint,
  companyOverviewEndpoint,
  companyPeopleEndpoint,
  companyPersonChangeEndpoint,
  companyPersonRemoveEndpoint,
  companySettingsEndpoint,
} from '@aura/shared-domain';
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
  routes.get(
    companyOverviewEndpoint.path,
    managerEndpoint(deps, companyOverviewEndpoint.request, showOverview(deps)),
  );
  routes.post(
    companyExportEndpoint.path,
    managerEndpoint(deps, companyExportEndpoint.request, exportOverview(deps)),
  );
  routes.get(companyAuditEndpoint.path, managerEndpoint(deps, companyAuditEndpoint.request, showAudit(deps)));

  routes.post(
    companyPeopleEndpoint.path,
    managerEndpoint(deps, companyPeopleEndpoint.request, showPeople(deps)),
  );
  routes.post(
    companyInviteEndpoint.path,
    managerEndpoint(deps, companyInviteEndpoint.request, invitePeople(deps)),
  );
  routes.post(
    companyImportEndpoint.path,
    managerEndpoint(deps, companyImportEndpoint.request, importPeople(deps)),
  );

  const change = managerEndpoint(deps, companyPersonChangeEndpoint.request, changePerson(deps));
  routes.post(companyPersonChangeEndpoint.path, change);
  const remove = managerEndpoint(deps, companyPersonRemoveEndpoint.request, removePerson(deps));
  routes.post(companyPersonRemoveEndpoint.path, remove);

  routes.get(
    companySettingsEndpoint.path,
    managerEndpoint(deps, companySettingsEndpoint.request, showSettings(deps)),
  );
  const rename = managerEndpoint(deps, companyDepartmentRenameEndpoint.request, renameDepartment(deps));
  routes.post(companyDepartmentRenameEndpoint.path, rename);
  const removeEmpty = managerEndpoint(deps, companyDepartmentRemoveEndpoint.request, removeDepartment(deps));
  routes.post(companyDepartmentRemoveEndpoint.path, removeEmpty);
  routes.post(
    companyMinimumsEndpoint.path,
    managerEndpoint(deps, companyMinimumsEndpoint.request, raiseMinimums(deps)),
  );
}
