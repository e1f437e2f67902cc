import type { CollectionReference, DocumentReference, Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import {
  BELOW_COMPANY,
  COMPANIES,
  CompanySchema,
  InviteSchema,
  ListedPersonSchema,
  MemberSchema,
  SnapshotSchema,
  StoredAuditEntrySchema,
  StoredPulseAnswerSchema,
  StoredPulseSchema,
  StoredSnapshotSchema,
  type Company,
  type Invite,
  type ListedPerson,
  type Member,
  type Snapshot,
  type StoredAuditEntry,
  type StoredPulse,
  type StoredPulseAnswer,
} from '@aura/shared-company';
import { withDates } from '../profile/parse-profile.ts';

/** Stored documents of a company. */
export interface CompanyDocuments {
  readonly company: DocumentReference;
  /** `ListedPerson` by the id of the person. */
  readonly people: CollectionReference;
  /** `Invite` by the hash of its secret. */
  readonly invites: CollectionReference;
  /** `Member` by uid. */
  readonly members: CollectionReference;
  /** Published numbers by week. */
  readonly snapshots: CollectionReference;
  /** Contributions that a run of this week has read, until its snapshot is stored. */
  readonly snapshotParts: CollectionReference;
  readonly auditLog: CollectionReference;
  /** `StoredPulse` by id. */
  readonly pulses: CollectionReference;
  /** `StoredPulseAnswer` by a name that the key of the pulse gives. */
  readonly pulseAnswers: CollectionReference;
}

export function locateCompany(db: Firestore, companyId: string): CompanyDocuments {
  const company = db.collection(COMPANIES).doc(companyId);
  return {
    company,
    people: company.collection(BELOW_COMPANY.people),
    invites: company.collection(BELOW_COMPANY.invites),
    members: company.collection(BELOW_COMPANY.members),
    snapshots: company.collection(BELOW_COMPANY.snapshots),
    snapshotParts: company.collection(BELOW_COMPANY.snapshotParts),
    auditLog: company.collection(BELOW_COMPANY.auditLog),
    pulses: company.collection(BELOW_COMPANY.pulses),
    pulseAnswers: company.collection(BELOW_COMPANY.pulseAnswers),
  };
}

/** A stored value that fits its schema. Only the backend writes below a company: an invalid value throws. */
const stored =
  <S extends v.GenericSchema>(schema: S) =>
  (data: unknown): v.InferOutput<S> =>
    v.parse(schema, withDates(data));

export const parseCompany: (data: unknown) => Company = stored(CompanySchema);
/** A stored company; null if this build cannot read it. */
export function readStoredCompany(data: unknown): Company | null {
  const company = v.safeParse(CompanySchema, withDates(data));
  return company.success ? company.output : null;
}
export const parsePerson: (data: unknown) => ListedPerson = stored(ListedPersonSchema);
export const parseInvite: (data: unknown) => Invite = stored(InviteSchema);
export const parseMember: (data: unknown) => Member = stored(MemberSchema);
/** A stored membership; null if this build cannot read it. */
export function readMember(data: unknown): Member | null {
  const member = v.safeParse(MemberSchema, withDates(data));
  return member.success ? member.output : null;
}
export const parseAuditEntry: (data: unknown) => StoredAuditEntry = stored(StoredAuditEntrySchema);

export const parsePulse: (data: unknown) => StoredPulse = stored(StoredPulseSchema);
export const parsePulseAnswer: (data: unknown) => StoredPulseAnswer = stored(StoredPulseAnswerSchema);

const parseStoredSnapshot = stored(StoredSnapshotSchema);

/** The published numbers in the document of a snapshot. */
export const parseSnapshot = (data: unknown): Snapshot =>
  v.parse(SnapshotSchema, JSON.parse(parseStoredSnapshot(data).body));
