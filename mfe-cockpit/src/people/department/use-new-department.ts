import { foldKey } from '@aura/shared-career';
import { formatList } from '@aura/shared-domain';
import { useState } from 'react';
import type { ListFacts } from '../people-ports.ts';

/** A typed department that the company does not have. */
export interface NewDepartment {
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly confirm: (isConfirmed: boolean) => void;
}

/**
 * Null if nothing is typed, or for an existing department, ignoring capitals, accents and blanks. A new one has to be
 * confirmed, for that name alone: it may be a typing error.
 */
export function useNewDepartment(departments: ListFacts['departments'], typed: string): NewDepartment | null {
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const key = foldKey(typed);
  if (key === '' || departments.some(({ name }) => foldKey(name) === key)) return null;
  return {
    name: typed.trim(),
    isConfirmed: confirmed === key,
    confirm: (isConfirmed) => setConfirmed(isConfirmed ? key : null),
  };
}

/** The problem of a department that the company does not have, until the person confirms it; otherwise null. */
export function checkNewDepartment(
  departments: ListFacts['departments'],
  added: NewDepartment | null,
): string | null {
  if (added === null || added.isConfirmed) return null;
  if (departments.length === 0)
    return 'A empresa ainda não tem nenhum departamento. Confirme abaixo para criar este.';
  const names = formatList(departments.map(({ name }) => name));
  return `A empresa não tem este departamento. Ela tem: ${names}. Use um deles ou confirme abaixo para criar um novo.`;
}
