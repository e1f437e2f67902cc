import {
  companyDepartmentRemoveEndpoint,
  companyDepartmentRenameEndpoint,
  companyDomainChangeEndpoint,
  companyManagerChangeEndpoint,
  companyManagersEndpoint,
  companyMinimumsEndpoint,
  companySettingsEndpoint,
  ok,
  type ApiError,
  type ContractTime,
  type Licences,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { callCompany } from '../access/call-company.ts';

export type Minimums = RequestOf<typeof companyMinimumsEndpoint>;
export type Department = RequestOf<typeof companyDepartmentRenameEndpoint>;

type DomainsOf = ResponseOf<typeof companyDomainChangeEndpoint>;

/** The settings of a company's cockpit that it can change. */
export interface CompanySettings {
  readonly minimums: Minimums;
  readonly departments: readonly Department[];
  readonly domains: DomainsOf['domains'];
  readonly licences: Licences;
  readonly contract: ContractTime | null;
}

/** Who may open the cockpit, and who is invited to. */
export type Managers = ResponseOf<typeof companyManagersEndpoint>;
export type ManagerChange = RequestOf<typeof companyManagerChangeEndpoint>;

type Answer<T> = Promise<Result<T, ApiError>>;

/** External dependencies of the page of settings. */
export interface SettingsPorts {
  readonly load: () => Answer<CompanySettings>;
  readonly raise: (minimums: Minimums) => Answer<unknown>;
  readonly rename: (department: Department) => Answer<ResponseOf<typeof companyDepartmentRenameEndpoint>>;
  readonly remove: (department: Pick<Department, 'id'>) => Answer<unknown>;
  readonly changeDomain: (change: RequestOf<typeof companyDomainChangeEndpoint>) => Answer<DomainsOf>;
  readonly managers: () => Answer<Managers>;
  readonly changeManagers: (change: ManagerChange) => Answer<ResponseOf<typeof companyManagerChangeEndpoint>>;
}

export const settingsPorts: SettingsPorts = {
  load: async () => {
    const answer = await callCompany(companySettingsEndpoint);
    if (!answer.ok) return answer;
    const { minimumCell, minimumBreakdown, departments, domains, licences, contract } = answer.value;
    return ok({
      minimums: { cell: minimumCell, breakdown: minimumBreakdown },
      departments,
      domains,
      licences,
      contract,
    });
  },
  raise: (minimums) => callCompany(companyMinimumsEndpoint, minimums),
  rename: (department) => callCompany(companyDepartmentRenameEndpoint, department),
  remove: ({ id }) => callCompany(companyDepartmentRemoveEndpoint, { id }),
  changeDomain: (change) => callCompany(companyDomainChangeEndpoint, change),
  managers: () => callCompany(companyManagersEndpoint),
  changeManagers: (change) => callCompany(companyManagerChangeEndpoint, change),
};
