import { randomUUID } from 'node:crypto';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import type { Company, ListedPerson, Member, Snapshot } from '@aura/shared-company';
import {
  locateCompany,
  parseCompany,
  parsePerson,
  parseSnapshot,
  type CompanyDocuments,
} from '../../src/company/company-documents.ts';

/** A company with people on its list, some of whom accepted, created without calls. */
export interface ListedCompany {
  readonly id: string;
  readonly documents: CompanyDocuments;
  /** Puts so many people on the list; their ids, in their order. */
  list(count: number, changes?: Partial<ListedPerson>): Promise<readonly string[]>;
  /** Marks a person on the list as accepted, with this profile. */
  accept(personId: string, profile: DocumentData, changes?: Partial<Member>): Promise<void>;
  company(): Promise<Company>;
  person(personId: string): Promise<ListedPerson>;
  /** Ids of the people of each closed group. */
  groups(): Promise<readonly (readonly string[])[]>;
  snapshot(week: string): Promise<Snapshot>;
}

const LONG_AGO = new Date('2026-01-05T12:00:00.000Z');
const PER_BATCH = 400;

export async function createListedCompany(
  db: Firestore,
  changes: Partial<Company> = {},
): Promise<ListedCompany> {
  const id = `empresa-${randomUUID()}`;
  const documents = locateCompany(db, id);
  await documents.company.set({
    name: 'Empresa de Teste',
    seats: 5000,
    seatsUsed: 0,
    departments: [{ id: 'vendas', name: 'Vendas' }],
    // Most tests are of few people: what begins a unit is not what they are about.
    fewestAccounts: 0,
    managers: [],
    createdAt: LONG_AGO,
    ...changes,
  });
  let listed = 0;
  const people = async () => (await documents.people.get()).docs;
  return {
    id,
    documents,
    async list(count, change = {}) {
      const added = Array.from({ length: count }, () => somebody((listed += 1), change));
      for (let at = 0; at < count; at += PER_BATCH) {
        const batch = db.batch();
        for (const person of added.slice(at, at + PER_BATCH))
          batch.set(documents.people.doc(idOf(person)), person);
        await batch.commit();
      }
      return added.map(idOf);
    },
    async accept(personId, profile, change = {}) {
      const uid = change.uid ?? `uid-${personId}-${randomUUID()}`;
      const member: Member = {
        uid,
        companyId: id,
        personId,
        joinedAt: LONG_AGO,
        shares: true,
        countsFrom: LONG_AGO,
        accessBefore: null,
        answers: [],
        endedAt: null,
        kept: null,
        forgetAt: null,
        ...change,
      };
      await Promise.all([
        documents.members.doc(uid).set(member),
        db.doc(`users/${uid}`).set({ name: 'Ana Souza', ...profile }),
      ]);
    },
    company: async () => parseCompany((await documents.company.get()).data()),
    person: async (personId) => parsePerson((await documents.people.doc(personId).get()).data()),
    async groups() {
      const groups = new Map<string, string[]>();
      for (const person of await people()) {
        const { group } = parsePerson(person.data());
        if (group) groups.set(group.id, [...(groups.get(group.id) ?? []), person.id]);
      }
      return [...groups.values()];
    },
    snapshot: async (week) => parseSnapshot((await documents.snapshots.doc(week).get()).data()),
  };
}

const idOf = ({ searchName }: Pick<ListedPerson, 'searchName'>): string => searchName;

function somebody(count: number, changes: Partial<ListedPerson>): ListedPerson {
  const name = `p${String(count).padStart(4, '0')}`;
  return {
    name,
    email: `${name}@empresa.example`,
    department: 'vendas',
    unit: null,
    admittedOn: null,
    isManager: false,
    searchName: name,
    searchBeginnings: [name],
    addedAt: LONG_AGO,
    removedAt: null,
    group: null,
    invitation: { hash: name, issuedAt: LONG_AGO, expiresAt: LONG_AGO },
    ...changes,
  };
}
