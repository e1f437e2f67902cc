import type { ListedPerson } from '@aura/shared-company';
import type { ImportChange } from '@aura/shared-domain';
import type { Departments } from './departments.ts';
import type { Description } from './judge-rows.ts';

const FIELDS: readonly ImportChange['field'][] = ['name', 'department', 'isManager', 'unit', 'admittedOn'];

/** Compares the stored person with the new description, field by field. */
export function findChanges(
  stored: ListedPerson,
  description: Description,
  departments: Departments,
): ImportChange[] {
  const said = (of: Description, field: ImportChange['field']): ImportChange['before'] =>
    field === 'department' ? nameOf(departments, of.department) : of[field];
  return FIELDS.filter((field) => stored[field] !== description[field]).map((field) => ({
    field,
    before: said(stored, field),
    after: said(description, field),
  }));
}

/** A department that is gone has no name any more. */
const nameOf = (departments: Departments, id: string): string | null =>
  departments.find((one) => one.id === id)?.name ?? null;
