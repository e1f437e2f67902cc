import {
  FieldPath,
  type CollectionReference,
  type DocumentReference,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Contribution, Member } from '@aura/shared-company';
import { parseMember } from '../company-documents.ts';

interface OwnRecord {
  readonly ref: DocumentReference;
  readonly member: Member;
}

/** A company's records about one person. */
export interface OwnRecords {
  /** Their membership, active or ended. */
  readonly current: OwnRecord | null;
  /** Ended memberships of places on the list that they had before, and that still add what was kept of them. */
  readonly former: readonly OwnRecord[];
}

/** Separates a uid from a former place, in the id of its kept contribution. */
const AT = '~';

/** Finds a person's records among the members of one company: their ids begin with the person's id. */
export const queryRecords = (members: CollectionReference, uid: string): Query =>
  members.where(FieldPath.documentId(), '>=', uid).where(FieldPath.documentId(), '<=', `${uid}${AT}\u{F8FF}`);

/** The records of a person in one company, among all that was found. */
export function selectRecords(
  { uid, companyId }: Pick<Member, 'uid' | 'companyId'>,
  found: readonly QueryDocumentSnapshot[],
): OwnRecords {
  const records = found
    .filter((stored) => stored.get('uid') === uid && stored.get('companyId') === companyId)
    .map((stored) => ({ ref: stored.ref, member: parseMember(stored.data()) }));
  const isCurrent = ({ ref }: OwnRecord) => ref.id === uid;
  return {
    current: records.find(isCurrent) ?? null,
    former: records.filter((record) => !isCurrent(record)),
  };
}

/** The memberships shown to the person: one a company, a former one only if there is no newer one. */
export const findMembership = ({ current, former }: OwnRecords): Member | null =>
  (current ?? former[0])?.member ?? null;

/** The record kept at a former place; null for none. */
export const findKeptRecord = ({ current, former }: OwnRecords, personId: string): Contribution | null =>
  [...(current ? [current] : []), ...former].find(({ member }) => member.personId === personId)?.member
    .kept ?? null;

/**
 * Replaces the former membership. A kept contribution of another place stays until its own deletion date: a sum that
 * fell in the week in which the company invited only this person would reveal that they accepted. If the person does
 * not share, all kept contributions are deleted.
 */
export function storeMember(
  tx: Transaction,
  members: CollectionReference,
  { current, former }: OwnRecords,
  member: Member,
): void {
  tx.set(members.doc(member.uid), member);
  const isOver = (record: Member) => !member.shares || record.personId === member.personId;
  for (const record of former) if (isOver(record.member)) tx.delete(record.ref);
  const before = current?.member;
  if (before?.kept && !isOver(before)) tx.set(members.doc(`${before.uid}${AT}${before.personId}`), before);
}

/** Takes all of it away. */
export function deleteRecords(tx: Transaction, { current, former }: OwnRecords): void {
  if (current) tx.delete(current.ref);
  deleteFormer(tx, former);
}

/** Deletes what is left at former places. */
export function deleteFormer(tx: Transaction, former: OwnRecords['former']): void {
  for (const { ref } of former) tx.delete(ref);
}
