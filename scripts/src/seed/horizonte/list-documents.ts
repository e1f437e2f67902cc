import { createHash } from 'node:crypto';
import { DAY_MS, INVITATION_DAYS } from '@aura/shared-domain';
import { BELOW_COMPANY, COMPANIES, searchKeysOf, type Invite, type ListedPerson } from '@aura/shared-company';
import { HORIZONTE } from './company.ts';
import type { SeededDocument } from './document.ts';
import { getDraws } from './draws.ts';
import { foldLetters, type Employee } from './roster.ts';

const UNITS = ['São Paulo', 'Recife', null] as const;
/** Range of admission dates, in days before the person was added to the list. */
const ADMITTED = { least: 30, most: 2600 } as const;

/** A person's place in the company's list, and their link unless it was withdrawn. */
export function listDocuments(employee: Employee, group: ListedPerson['group']): readonly SeededDocument[] {
  const { id, invitedAt, membership, removedAt } = employee;
  const company = `${COMPANIES}/${HORIZONTE.id}`;
  const invitation = {
    // No link matches this hash: its input does not have the form of a secret.
    hash: createHash('sha256').update(`${HORIZONTE.id}:${employee.email}`).digest('base64url'),
    issuedAt: invitedAt,
    expiresAt: new Date(invitedAt.getTime() + INVITATION_DAYS * DAY_MS),
  };
  const invite: Invite = {
    personId: id,
    issuedAt: invitation.issuedAt,
    expiresAt: invitation.expiresAt,
    acceptedBy: membership?.uid ?? null,
  };
  return [
    {
      path: `${company}/${BELOW_COMPANY.people}/${id}`,
      data: {
        ...describeEmployee(employee),
        group,
        invitation: removedAt ? { ...invitation, hash: '' } : invitation,
      },
    },
    ...(removedAt ? [] : [{ path: `${company}/${BELOW_COMPANY.invites}/${invitation.hash}`, data: invite }]),
  ];
}

/** The place in a group of a person removed from the list. */
const NOBODY = {
  name: '',
  email: '',
  unit: null,
  admittedOn: null,
  isManager: false,
  searchName: '',
  searchBeginnings: [],
};

function describeEmployee(employee: Employee): Omit<ListedPerson, 'group' | 'invitation'> {
  const { name, email, department, isManager, addedAt, removedAt } = employee;
  if (removedAt) return { ...NOBODY, department, addedAt, removedAt };
  const draw = getDraws(`described:${name}`);
  const days = ADMITTED.least + Math.floor(draw() * (ADMITTED.most - ADMITTED.least));
  return {
    name,
    email,
    department,
    unit: UNITS[Math.floor(draw() * UNITS.length)] ?? null,
    admittedOn: new Date(addedAt.getTime() - days * DAY_MS).toISOString().slice(0, 10),
    isManager,
    ...searchKeysOf(foldLetters(name)),
    addedAt,
    removedAt,
  };
}
