import {
  companyDepartmentRemoveEndpoint,
  companyDepartmentRenameEndpoint,
  companyManagerChangeEndpoint,
  companyManagersEndpoint,
  companyMinimumsEndpoint,
  companySettingsEndpoint,
  ok,
  type ApiError,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { callCompany } from '../access/call-company.ts';

export type Minimums = RequestOf<typeof companyMinimumsEndpoint>;
export type Department = RequestOf<typeof companyDepartmentRenameEndpoint>;

/** What a company can change about its cockpit. */
export interface CompanySettings {
  readonly minimums: Minimums;
  readonly departments: readonly Department[];
}

/** Who may open the cockpit, and who is invited to. */
export type Managers = ResponseOf<typeof companyManagersEndpoint>;
export type ManagerChange = RequestOf<typeof companyManagerChangeEndpoint>;

type Answer<T> = Promise<Result<T, ApiError>>;

/** What the page of settings reaches outside of itself. */
export interface SettingsPorts {
  readonly load: () => Answer<CompanySettings>;
  readonly raise: (minimums: Minimums) => Answer<unknown>;
  readonly rename: (department: Department) => Answer<ResponseOf<typeof companyDepartmentRenameEndpoint>>;
  readonly remove: (department: Pick<Department, 'id'>) => Answer<unknown>;
  readonly managers: () => Answer<Managers>;
  readonly changeManagers: (change: ManagerChange) => Answer<ResponseOf<typeof companyManagerChangeEndpoint>>;
}

export const settingsPorts: SettingsPorts = {
  load: async () => {
    const answer = await callCompany(companySettingsEndpoint);
    if (!answer.ok) return answer;
    const { minimumCell, minimumBreakdown, departments } = answer.value;
    return ok({
      minimums: { cell: minimumCell, breakdown: minimumBreakdown },
      departments,
    });
  },
  raise: (minimums) => callCompany(companyMinimumsEndpoint, minimums),
  rename: (department) => callCompany(companyDepartmentRenameEndpoint, department),
  remove: ({ id }) => callCompany(companyDepartmentRemoveEndpoint, { id }),
  managers: () => callCompany(companyManagersEndpoint),
  changeManagers: (change) => callCompany(companyManagerChangeEndpoint, change),
};
