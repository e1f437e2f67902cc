import type * as v from 'valibot';
import {
  companyAuditEndpoint,
  companyAuditExportEndpoint,
  companyDepartmentRemoveEndpoint,
  companyDepartmentRenameEndpoint,
  companyDomainChangeEndpoint,
  companyExportEndpoint,
  companyFollowUpEndpoint,
  companyImportEndpoint,
  companyInviteEndpoint,
  companyManagerChangeEndpoint,
  companyManagersEndpoint,
  companyMinimumsEndpoint,
  companyOverviewEndpoint,
  companyPeopleEndpoint,
  companyPersonChangeEndpoint,
  companyPersonRemoveEndpoint,
  companyProgrammeCreateEndpoint,
  companyProgrammeEndEndpoint,
  companyProgrammesEndpoint,
  companyPulseCancelEndpoint,
  companyPulseOpenEndpoint,
  companyPulsesEndpoint,
  companyRemindEndpoint,
  companySettingsEndpoint,
  companyTableEndpoint,
} from '@aura/shared-domain';
import type { Bind } from '../parts/bind.ts';
import { answerAlert } from './alerts/answer-alert.ts';
import { changeDomains, type DomainDeps } from './domains/change-domains.ts';
import { exportAudit, showAudit } from './log/show-audit.ts';
import { admitManager, type ManagerCall, type ManagerDeps } from './manager.ts';
import { exportTable } from './overview/export-table.ts';
import { exportOverview, showOverview } from './overview/show-overview.ts';
import { changeManagers, type ManagerChangeDeps } from './managers/change-managers.ts';
import { changePerson } from './people/change-person.ts';
import { importPeople } from './people/import-people.ts';
import { invitePeople } from './people/invite-people.ts';
import { removePerson } from './people/remove-person.ts';
import { showPeople } from './people/show-people.ts';
import { endProgramme, makeProgramme } from './programmes/make-programme.ts';
import { showProgrammes } from './programmes/show-programmes.ts';
import { cancelPulse, openPulse } from './pulse/open-pulse.ts';
import { showPulses } from './pulse/show-pulses.ts';
import { askReminders } from './reminders/ask-reminders.ts';
import { raiseMinimums } from './settings/raise-minimums.ts';
import { removeDepartment } from './settings/remove-department.ts';
import { renameDepartment } from './settings/rename-department.ts';
import { showManagers, type ManagersDeps } from './settings/managers-in-words.ts';
import { showSettings } from './settings/show-settings.ts';

/** An endpoint for managers: the backend's own library parses its input. */
interface ManagerEndpoint<S> {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly request: S;
}

/** Managers' actions for their company: its numbers, its list and its settings. */
export function bindManagers(
  bindPart: Bind<'company'>,
  deps: DomainDeps & ManagersDeps & ManagerChangeDeps & ManagerDeps,
): void {
  const admit = admitManager(deps);
  const bind = <S extends v.GenericSchema, Out>(
    endpoint: ManagerEndpoint<S>,
    call: ManagerCall<v.InferOutput<S>, Out>,
  ) => bindPart.admitted(endpoint, { admit, call }, { limit: 'company' });

  bind(companyOverviewEndpoint, showOverview(deps));
  bind(companyExportEndpoint, exportOverview(deps));
  bind(companyTableEndpoint, exportTable(deps));
  bind(companyAuditEndpoint, showAudit(deps));
  bind(companyAuditExportEndpoint, exportAudit(deps));

  bind(companyFollowUpEndpoint, answerAlert(deps));
  bind(companyManagersEndpoint, showManagers(deps));
  bind(companyManagerChangeEndpoint, changeManagers(deps));
  bind(companyProgrammesEndpoint, showProgrammes(deps));
  bind(companyProgrammeCreateEndpoint, makeProgramme(deps));
  bind(companyProgrammeEndEndpoint, endProgramme(deps));

  bind(companyPulsesEndpoint, showPulses(deps));
  bind(companyPulseOpenEndpoint, openPulse(deps));
  bind(companyPulseCancelEndpoint, cancelPulse(deps));
  bind(companyPeopleEndpoint, showPeople(deps));
  bind(companyInviteEndpoint, invitePeople(deps));
  bind(companyImportEndpoint, importPeople(deps));
  bind(companyPersonChangeEndpoint, changePerson(deps));
  bind(companyPersonRemoveEndpoint, removePerson(deps));

  bind(companyRemindEndpoint, askReminders(deps));

  bind(companySettingsEndpoint, showSettings(deps));
  bind(companyDepartmentRenameEndpoint, renameDepartment(deps));
  bind(companyDepartmentRemoveEndpoint, removeDepartment(deps));
  bind(companyMinimumsEndpoint, raiseMinimums(deps));
  bind(companyDomainChangeEndpoint, changeDomains(deps));
}
