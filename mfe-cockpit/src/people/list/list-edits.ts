import type { CompanyInvitation } from '@aura/shared-domain';
import type { Department, PeoplePage } from '../people-ports.ts';

type Edit = (page: PeoplePage) => PeoplePage;

/** The list with a person's newest link. */
export const renewedIn =
  ({ personId, expiresAt }: CompanyInvitation, now: Date): Edit =>
  (page) => ({
    ...page,
    items: page.items.map((person) =>
      person.id === personId ? { ...person, invitation: { issuedAt: now.toISOString(), expiresAt } } : person,
    ),
  });

/** A person's new name and department. */
export interface Changed {
  readonly name: string;
  readonly department: Department;
}

/** The list with a changed person; their department may be new to it. */
export const changedIn =
  (personId: string, { name, department }: Changed): Edit =>
  ({ items, next, about }) => ({
    items: items.map((person) =>
      person.id === personId ? { ...person, name, department: department.id } : person,
    ),
    next,
    about: { ...about, departments: withDepartment(about.departments, department) },
  });

const withDepartment = (departments: readonly Department[], given: Department): Department[] =>
  departments.some(({ id }) => id === given.id)
    ? departments.map((one) => (one.id === given.id ? given : one))
    : [...departments, given];

/** The list without a person, and with their seat free. */
export const removedFrom =
  (personId: string): Edit =>
  ({ items, next, about }) => ({
    items: items.filter(({ id }) => id !== personId),
    next,
    about: { ...about, seats: { ...about.seats, used: about.seats.used - 1 } },
  });
