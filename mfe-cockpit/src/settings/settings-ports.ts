import {
  companyDepartmentRemoveEndpoint,
  companyDepartmentRenameEndpoint,
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
  readonly access: Access;
}

/** Who may open the cockpit. */
export interface Access {
  /** In the words of the log. */
  readonly managers: readonly string[];
  /** How many there are beside those. */
  readonly more: number;
}

type Answer<T> = Promise<Result<T, ApiError>>;

/** What the page of settings reaches outside of itself. */
export interface SettingsPorts {
  readonly load: () => Answer<CompanySettings>;
  readonly raise: (minimums: Minimums) => Answer<unknown>;
  readonly rename: (department: Department) => Answer<ResponseOf<typeof companyDepartmentRenameEndpoint>>;
  readonly remove: (department: Pick<Department, 'id'>) => Answer<unknown>;
}

export const settingsPorts: SettingsPorts = {
  load: async () => {
    const answer = await callCompany(companySettingsEndpoint);
    if (!answer.ok) return answer;
    const { minimumCell, minimumBreakdown, departments, managers, moreManagers } = answer.value;
    return ok({
      minimums: { cell: minimumCell, breakdown: minimumBreakdown },
      departments,
      access: { managers, more: moreManagers },
    });
  },
  raise: (minimums) => callCompany(companyMinimumsEndpoint, minimums),
  rename: (department) => callCompany(companyDepartmentRenameEndpoint, department),
  remove: ({ id }) => callCompany(companyDepartmentRemoveEndpoint, { id }),
};
