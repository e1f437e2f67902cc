import { foldKey } from '@aura/shared-career';
import { useState } from 'react';
import type { ListFacts } from '../people-ports.ts';

/** A department that was typed and the company does not have, as far as it is one. */
export interface NewDepartment {
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly confirm: (isConfirmed: boolean) => void;
}

/**
 * Null where nothing is typed, or a department that the company has: capital letters, accents and blanks make no
 * difference. A new one has to be confirmed, for that name alone: it may be a slip.
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
