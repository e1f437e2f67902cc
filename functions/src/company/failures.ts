import type { Refusal } from '@aura/shared-domain';
import { COMPANY_FAILURES } from '../generated/failures.ts';

/** Why no department is called so. */
export const NAME_OF_OTHERS: Refusal = {
  code: 'department_of_others',
  message: COMPANY_FAILURES.departmentOfOthers.message,
};

/** Why the import skips a row: an earlier row has the same address. */
export const makeRepeatedRowRefusal = (line: number): Refusal => ({
  code: 'repeated',
  message: `Este e-mail já está na linha ${line}.`,
});
