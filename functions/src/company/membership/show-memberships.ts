import type { Firestore } from 'firebase-admin/firestore';
import type { Member } from '@aura/shared-company';
import { ok, type Membership, type ResponseOf, membershipsEndpoint } from '@aura/shared-domain';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { locateCompany, parseCompany, parsePerson } from '../company-documents.ts';
import { findDepartmentName } from './find-invitation.ts';
import { queryMemberships } from './member-records.ts';
import { findMembership, selectRecords } from './own-records.ts';

type Memberships = ResponseOf<typeof membershipsEndpoint>;

/** GET /memberships: a person's own places in companies, newest first. */
export const showMemberships =
  ({ db }: { readonly db: Firestore }): PersonCall<undefined, Memberships> =>
  async (uid) =>
    ok(await readMemberships(db, uid));

export async function readMemberships(db: Firestore, uid: string): Promise<Memberships> {
  const { docs } = await queryMemberships(db, uid).get();
  const companies = [...new Set(docs.map((stored) => String(stored.get('companyId'))))];
  const members = companies.flatMap(
    (companyId) => findMembership(selectRecords({ uid, companyId }, docs)) ?? [],
  );
  const inOrder = members.toSorted((a, b) => b.joinedAt.getTime() - a.joinedAt.getTime());
  const shown = await Promise.all(inOrder.map((member) => presentMembership(db, member)));
  return { memberships: shown.filter((membership) => membership !== null) };
}

/** Null if the company no longer exists. */
async function presentMembership(db: Firestore, member: Member): Promise<Membership | null> {
  const { companyId, joinedAt, shares, endedAt } = member;
  const { company, people } = locateCompany(db, companyId);
  const [stored, listed] = await db.getAll(company, people.doc(member.personId));
  if (!stored?.exists) return null;
  const current = parseCompany(stored.data());
  return {
    companyId,
    company: current.name,
    department: listed?.exists ? findDepartmentName(current, parsePerson(listed.data()).department) : '',
    joinedAt: joinedAt.toISOString(),
    state: endedAt === null ? 'active' : 'ended',
    shares,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
