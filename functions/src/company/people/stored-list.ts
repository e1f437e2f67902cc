import type { Transaction } from 'firebase-admin/firestore';
import type { Company, ListedPerson } from '@aura/shared-company';
import { parseCompany, parsePerson, type CompanyDocuments } from '../company-documents.ts';

/** A company and the people that a change is about. Who is not there was never on the list. */
export interface StoredList {
  readonly company: Company;
  readonly people: ReadonlyMap<string, ListedPerson>;
}

/** Reads them together. */
export async function readList(
  tx: Transaction,
  { company, people }: CompanyDocuments,
  ids: readonly string[],
): Promise<StoredList> {
  const [stored, ...found] = await tx.getAll(company, ...ids.map((id) => people.doc(id)));
  return {
    company: parseCompany(stored?.data()),
    people: new Map(
      found.filter(({ exists }) => exists).map((person) => [person.id, parsePerson(person.data())]),
    ),
  };
}

/** A person currently on the list. */
export function findListedPerson({ people }: StoredList, id: string): ListedPerson | null {
  const person = people.get(id);
  return person && person.removedAt === null ? person : null;
}
