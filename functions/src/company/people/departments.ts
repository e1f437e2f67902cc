import { foldKey } from '@aura/shared-career';
import type { Company } from '@aura/shared-company';
import {
  err,
  MAX_DEPARTMENTS,
  ok,
  OTHER_UNIT,
  TOO_MANY_DEPARTMENTS,
  type Refusal,
  type Result,
} from '@aura/shared-domain';
import { NAME_OF_OTHERS } from '../failures.ts';
import { isNameOfOthers } from '../other-unit.ts';

export type Departments = Company['departments'];

/** The department of a name; capital letters, accents and blanks make no difference. */
export const findDepartmentByName = (
  departments: Departments,
  name: string,
): Departments[number] | undefined => {
  const wanted = foldKey(name);
  return departments.find((department) => foldKey(department.name) === wanted);
};

/** A department, and all that there are with it. */
interface Placed {
  readonly departments: Departments;
  readonly department: Departments[number];
}

/** Finds a department by its name and adds it if needed; else says why it cannot. */
export function withDepartment(departments: Departments, name: string): Result<Placed, Refusal> {
  if (isNameOfOthers(name)) return err(NAME_OF_OTHERS);
  const known = findDepartmentByName(departments, name);
  if (known) return ok({ departments, department: known });
  if (departments.length >= MAX_DEPARTMENTS) return err(TOO_MANY_DEPARTMENTS);
  const department = { id: makeId(departments, name), name };
  return ok({ departments: [...departments, department], department });
}

const LONGEST_ID = 40;

/** A department keeps its id permanently, even under another name. */
function makeId(departments: Departments, name: string): string {
  const taken = new Set([OTHER_UNIT, ...departments.map(({ id }) => id)]);
  const plain = foldKey(name)
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .slice(0, LONGEST_ID)
    .replaceAll(/^-|-$/gu, '');
  const wanted = plain || 'area';
  let id = wanted;
  for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
  return id;
}
