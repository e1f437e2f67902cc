import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { newPerson, verifyEmail, type Person } from './people.ts';

/** Data that features store below a profile, now or later, including an invented one. */
const BELOW = [
  'diagnoses',
  'resumeRuns',
  'linkedinRuns',
  'aiUsage',
  'pointEvents',
  'drafts',
  'taskEvidence',
  'consents',
  'interviews',
  'mentorMessages',
  'mentorFacts',
  'mentorState',
  'savedJobs',
  'jobAlerts',
  'jobSearches',
  'lessonProgress',
  'lessonState',
  'behavioralResults',
  'sessions',
  'messageChoices',
  'inventadaAgora',
];

export interface PersonWithData extends Person {
  /** Appears in every document about the person. */
  readonly mark: string;
  /** Every document that is about the person, by path. */
  readonly documents: Readonly<Record<string, DocumentData>>;
}

/** A person with a verified e-mail and documents in all places, including messages sent from their address. */
export async function personWithData(db: Firestore): Promise<PersonWithData> {
  const mark = `marca-${randomUUID()}`;
  const person = await newPerson(db, null);
  await verifyEmail(person.uid);
  const at = Timestamp.fromMillis(Date.UTC(2026, 10, 10, 12));
  const root = `users/${person.uid}`;
  const documents: Record<string, DocumentData> = {
    [root]: { name: mark, avatarUrl: null },
    // Below a document that does not exist itself.
    [`${root}/inventadaAgora/ausente/partes/p1`]: { mark, at },
    [`${root}/diagnoses/d0/parts/p1`]: { mark, at, list: [{ at }] },
  };
  for (const badge of ['voz_de_dono', 'cacador_elite'])
    documents[`badgeCredentials/${randomUUID()}`] = { uid: person.uid, badge, at };
  // Of an active and of an ended membership; neither company has a document here.
  for (const endedAt of [null, at]) {
    const company = `companies/${randomUUID()}`;
    documents[`${company}/members/${person.uid}`] = { uid: person.uid, mark, joinedAt: at, endedAt };
    documents[`${company}/invites/${randomUUID()}`] = { acceptedBy: person.uid, issuedAt: at };
    documents[`${company}/auditLog/${randomUUID()}`] = { actorUid: person.uid, actor: mark, at };
    documents[`${company}/auditLog/${randomUUID()}`] = { subjectUid: person.uid, detail: mark, at };
  }
  documents[`grants/${person.uid}`] = { plan: 'impulso', at };
  for (const name of ['sentMessages', 'pushSubscriptions'])
    documents[`${name}/${randomUUID()}`] = { uid: person.uid, mark, at };
  for (const name of BELOW) documents[`${root}/${name}/x`] = { mark, at };
  // More than are read at once.
  for (let i = 0; i < 45; i++) documents[`${root}/diagnoses/d${i}`] = { mark, at, i };
  for (let i = 0; i < 25; i++) documents[`leads/${randomUUID()}`] = { message: mark, email: person.email };
  const batch = db.batch();
  for (const [path, data] of Object.entries(documents)) batch.set(db.doc(path), data);
  await batch.commit();
  return { ...person, mark, documents };
}
