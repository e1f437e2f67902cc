import { answered, ok, type ApiError, type RequestOf, type Result } from '@aura/shared-domain';
import { callApi } from '@aura/shared-session';

export type Minimums = RequestOf<'companyMinimums'>;
export type Department = RequestOf<'companyDepartmentRename'>;

/** What a company can change about its cockpit. */
export interface CompanySettings {
  readonly minimums: Minimums;
  readonly departments: readonly Department[];
}

type Answer<T> = Promise<Result<T, ApiError>>;

/** What the page of settings reaches outside of itself. */
export interface SettingsPorts {
  readonly load: () => Answer<CompanySettings>;
  readonly raise: (minimums: Minimums) => Answer<unknown>;
  readonly rename: (department: Department) => Answer<unknown>;
}

export const settingsPorts: SettingsPorts = {
  load: async () => {
    const answer = await answered(callApi('companySettings'));
    if (!answer.ok) return answer;
    const { minimumCell, minimumBreakdown, departments } = answer.value;
    return ok({ minimums: { cell: minimumCell, breakdown: minimumBreakdown }, departments });
  },
  raise: (minimums) => answered(callApi('companyMinimums', minimums)),
  rename: (department) => answered(callApi('companyDepartmentRename', department)),
};
