import type {
  DocumentReference,
  Firestore,
  QueryDocumentSnapshot,
  Transaction,
} from 'firebase-admin/firestore';
import type { Member, StoredPulse } from '@aura/shared-company';
import {
  addNotifications,
  err,
  ok,
  ownPulsesEndpoint,
  pulseAnswerEndpoint,
  pulseNewsEndpoint,
  type Notification,
  type OwnPulse,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import type { StoredDocument } from '../../account/stored-documents.ts';
import type { Failure } from '../../http/failure.ts';
import type { PersonCall } from '../../http/person-endpoint.ts';
import { parseProfile } from '../../profile/parse-profile.ts';
import { PROFILE_FAILURES } from '../../profile/profile-failures.ts';
import { toFirestore } from '../../profile/to-firestore.ts';
import { TRANSACTION_OPTIONS, type PersonQueue } from '../../usage/person-queue.ts';
import {
  locateCompany,
  parsePulse,
  parsePulseAnswer,
  readMember,
  type CompanyDocuments,
} from '../company-documents.ts';
import { MEMBERSHIP_FAILURES } from '../../generated/failures.ts';
import { queryMemberships } from '../membership/member-records.ts';
import { parseNamedPulse } from './show-pulses.ts';
import { PULSE_ITEMS, listQuestions } from './questions.ts';
import { createHmac } from 'node:crypto';

/**
 * The document name of a person's answer to a pulse, made with the key of the pulse. Without the key nothing leads
 * from an answer to an account; with it, only code that knows the account finds its answer, to change or withdraw it.
 */
const computeAnswerId = ({ key }: Pick<StoredPulse, 'key'>, uid: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(uid).digest('base64url');

interface Deps {
  readonly db: Firestore;
  readonly queue: PersonQueue;
  readonly now: () => Date;
}

type OwnPulses = ResponseOf<typeof ownPulsesEndpoint>;
type Request = RequestOf<typeof pulseAnswerEndpoint>;

/** GET /memberships/pulses: the open pulses for the person, and their answers. */
export const showOwnPulses =
  ({ db, now }: Pick<Deps, 'db' | 'now'>): PersonCall<undefined, OwnPulses> =>
  async (uid) =>
    ok({ pulses: await readOwnPulses(db, uid, now()) });

async function readOwnPulses(db: Firestore, uid: string, now: Date): Promise<OwnPulse[]> {
  const { docs } = await queryMemberships(db, uid).get();
  const members = docs.flatMap((stored) => readActiveMember(stored) ?? []);
  return (await Promise.all(members.map((member) => readPulsesIn(db, member, now)))).flat();
}

/** An active membership, with the uid of the person; null for any other. */
function readActiveMember(stored: QueryDocumentSnapshot): Member | null {
  const member = readMember(stored.data());
  return member !== null && member.endedAt === null && stored.id === member.uid ? member : null;
}

async function readPulsesIn(
  db: Firestore,
  { uid, companyId, personId }: Member,
  now: Date,
): Promise<readonly OwnPulse[]> {
  const documents = locateCompany(db, companyId);
  const open = await openPulses(documents);
  if (open.length === 0) return [];
  const [company, listed] = await db.getAll(documents.company, documents.people.doc(personId), {
    fieldMask: ['name', 'group.unit'],
  });
  const unit: unknown = listed?.get('group.unit');
  const asked = open.filter(({ pulse }) => asksIn(pulse, unit, now));
  return Promise.all(
    asked.map(async ({ id, pulse }) => {
      const own = await documents.pulseAnswers.doc(computeAnswerId(pulse, uid)).get();
      return {
        companyId,
        company: String(company?.get('name') ?? ''),
        id,
        closesAt: pulse.closesAt.toISOString(),
        questions: listQuestions(pulse),
        answers: own.exists ? parseAnswers(own.data()) : null,
      };
    }),
  );
}

const parseAnswers = (data: unknown): OwnPulse['answers'] => {
  const { items, enps } = parsePulseAnswer(data);
  return { items, enps };
};

async function openPulses({ pulses }: CompanyDocuments) {
  const { docs } = await pulses.where('state', '==', 'open').get();
  return docs.map(parseNamedPulse);
}

/** Whether a pulse asks the people of a unit now. Who is in no closed group would be counted nowhere. */
const asksIn = ({ opensAt, closesAt, units }: StoredPulse, unit: unknown, now: Date): unit is string =>
  typeof unit === 'string' &&
  opensAt <= now &&
  now < closesAt &&
  (units.length === 0 || units.includes(unit));

/** POST /memberships/pulses/answer: stores or takes back what the person answers. No log says that they did. */
export function answerPulse({ db, queue, now: clock }: Deps): PersonCall<Request, OwnPulses> {
  return async (uid, request) => {
    const now = clock();
    const stored = await queue(uid, () =>
      db.runTransaction((tx) => store(tx, db, { ...request, uid, now }), TRANSACTION_OPTIONS),
    );
    return stored.ok ? ok({ pulses: await readOwnPulses(db, uid, now) }) : stored;
  };
}

async function store(
  tx: Transaction,
  db: Firestore,
  { uid, companyId, id, answers, now }: Request & { readonly uid: string; readonly now: Date },
): Promise<Result<true, Failure>> {
  const { members, people, pulses, pulseAnswers } = locateCompany(db, companyId);
  const [stored, found] = await tx.getAll(members.doc(uid), pulses.doc(id));
  const member = readMember(stored?.data());
  if (!member || member.endedAt !== null) return err(MEMBERSHIP_FAILURES.notMember);
  if (!found?.exists) return err(MEMBERSHIP_FAILURES.pulseIsOver);
  const pulse = parsePulse(found.data());
  const unit: unknown = (await tx.get(people.doc(member.personId))).get('group.unit');
  if (pulse.state !== 'open' || !asksIn(pulse, unit, now)) return err(MEMBERSHIP_FAILURES.pulseIsOver);
  const reference = pulseAnswers.doc(computeAnswerId(pulse, uid));
  if (answers === null) tx.delete(reference);
  else {
    const items = Object.fromEntries(
      Object.entries(answers.items).filter(([item]) => PULSE_ITEMS.includes(item)),
    );
    tx.set(reference, { pulseId: id, unit, items, enps: pulse.withEnps ? answers.enps : null });
  }
  return ok(true);
}

/** POST /memberships/pulses/news: tells of a pulse that waits for an answer, once each. */
export function tellOfPulses({
  db,
  queue,
  now: clock,
}: Deps): PersonCall<unknown, ResponseOf<typeof pulseNewsEndpoint>> {
  return async (uid) => {
    const now = clock();
    const waiting = (await readOwnPulses(db, uid, now)).filter(({ answers }) => answers === null);
    if (waiting.length === 0) return ok({ added: 0 });
    const news = waiting.map(({ id, company }): Notification => ({
      id: `pulso_${id}`,
      text: `${company} abriu um pulso sobre o trabalho. Responder é opcional, e ninguém vê as suas respostas.`,
      link: '/pulso',
      read: false,
      timestamp: now.toISOString(),
    }));
    return queue(uid, () =>
      db.runTransaction(async (tx) => {
        const person = db.doc(`users/${uid}`);
        const profile = parseProfile((await tx.get(person)).data());
        if (!profile.ok) return err(PROFILE_FAILURES[profile.error]);
        const change = addNotifications(profile.value, news);
        if (change) tx.update(person, toFirestore(change));
        return ok({ added: change ? news.length : 0 });
      }, TRANSACTION_OPTIONS),
    );
  };
}

/** Documents of a person's uncounted answers: in companies of which they are or were a member. */
async function listOwnAnswers(db: Firestore, uid: string): Promise<readonly DocumentReference[]> {
  const { docs } = await queryMemberships(db, uid).get();
  const companies = [...new Set(docs.map((stored) => String(stored.get('companyId'))))];
  const found = await Promise.all(companies.map((companyId) => readPlaces(db, companyId, uid)));
  return found.flat();
}

async function readPlaces(
  db: Firestore,
  companyId: string,
  uid: string,
): Promise<readonly DocumentReference[]> {
  const documents = locateCompany(db, companyId);
  const open = await openPulses(documents);
  return open.map(({ pulse }) => documents.pulseAnswers.doc(computeAnswerId(pulse, uid)));
}

/** Erases a person's uncounted answers to the pulses of one company. */
export async function forgetAnswersIn(db: Firestore, companyId: string, uid: string): Promise<void> {
  for (const reference of await readPlaces(db, companyId, uid)) await reference.delete();
}

/** Erases all uncounted answers of a person. */
export async function forgetAnswers(db: Firestore, uid: string): Promise<void> {
  for (const reference of await listOwnAnswers(db, uid)) await reference.delete();
}

/** All uncounted answers of a person. */
export async function* streamOwnAnswers(db: Firestore, uid: string): AsyncGenerator<StoredDocument> {
  for (const reference of await listOwnAnswers(db, uid)) {
    const stored = await reference.get();
    const data = stored.data();
    if (data) yield { path: reference.path, data };
  }
}
