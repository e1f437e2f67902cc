import type { Firestore, Query } from 'firebase-admin/firestore';
import type { CompanyContents } from '@aura/shared-company';
import { locateCompany } from '../company-documents.ts';
import { readManagers } from './end-managing.ts';

/** Counts the stored documents of a company without reading them; null if there are none. */
export async function countCompanyContents(
  db: Firestore,
  companyId: string,
): Promise<CompanyContents | null> {
  const { company, people, invites, members, snapshots, auditLog } = locateCompany(db, companyId);
  const active = members.where('endedAt', '==', null);
  const [stored, ...counts] = await Promise.all([
    company.get(),
    ...[people, invites, members, active, snapshots, auditLog].map(countOf),
  ]);
  const [inPeople = 0, inInvites = 0, inMembers = 0, inActive = 0, inSnapshots = 0, inLog = 0] = counts;
  if (!stored.exists && counts.every((count) => count === 0)) return null;
  return {
    name: stored.exists ? String(stored.get('name')) : '',
    managers: readManagers(stored).length,
    people: inPeople,
    invites: inInvites,
    activeMembers: inActive,
    endedMembers: inMembers - inActive,
    snapshots: inSnapshots,
    auditEntries: inLog,
  };
}

const countOf = async (query: Query): Promise<number> => (await query.count().get()).data().count;
