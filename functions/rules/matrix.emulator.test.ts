import {
  arrayRemove,
  arrayUnion,
  deleteField,
  doc,
  increment,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
  type Firestore,
} from 'firebase/firestore/lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { noteSessionsEnd } from '../src/account/ended-sessions.ts';
import { openFirebaseServices } from '../src/firebase/admin.ts';
import { FULL_PROFILE, MAPPING, notification, task } from '../test-support/profile-documents.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../test-support/rules-environment.ts';

/** A new and well-formed value for every field; whether it may be written is for the table below to say. */
const NEW_VALUES: Readonly<Record<string, unknown>> = {
  name: 'Ana Maria Souza',
  avatarUrl: 'https://exemplo.invalid/nova.png',
  role: 'gestor_rh',
  plan: 'decolagem',
  credits: 999,
  acesso_expira_em: null,
  stripeCustomerId: 'cus_outra',
  usageCounts: {},
  usagePeriod: '2026-10',
  points: 45,
  pointEntries: 4,
  badges: [],
  careerProfile: { skills: ['Excel'], objetivos_carreira: ['Analista de dados'] },
  careerPlan: [task('t0', true), task('t1', true), task('t2')],
  diagnosticoCompleto: false,
  lastDiagnosisResult: null,
  resumeText: 'Outro currículo.',
  journeyPhase: 3,
  behavioralTestCompleted: true,
  behavioralResult: MAPPING,
  notifications: [notification('n0', true), notification('n1'), notification('n2', true)],
  readNotifications: ['n0', 'n1'],
  recordCounts: { consents: 2, last: 'consents/resposta-2' },
  admin: true,
};

type Write = (target: DocumentReference, field: string) => Promise<void>;
const value = (field: string) => NEW_VALUES[field];
const HUGE = 'x'.repeat(200_001);

const OPERATIONS: Readonly<Record<string, Write>> = {
  set: (target, field) => updateDoc(target, { [field]: value(field) }),
  merge: (target, field) => setDoc(target, { [field]: value(field) }, { merge: true }),
  replace: (target, field) => setDoc(target, { [field]: value(field) }),
  remove: (target, field) => updateDoc(target, { [field]: deleteField() }),
  increment: (target, field) => updateDoc(target, { [field]: increment(1) }),
  arrayUnion: (target, field) => updateDoc(target, { [field]: arrayUnion('x') }),
  arrayRemove: (target, field) => updateDoc(target, { [field]: arrayRemove('x') }),
  dotted: (target, field) => updateDoc(target, { [`${field}.diagnosticQuick`]: 0 }),
  serverTimestamp: (target, field) => updateDoc(target, { [field]: serverTimestamp() }),
  'of another type': (target, field) => updateDoc(target, { [field]: { of: ['another', 'type'] } }),
  'too long': (target, field) => updateDoc(target, { [field]: HUGE }),
  create: (target, field) => setDoc(target, { [field]: value(field) }),
};

const SINGLE = [
  'name',
  'avatarUrl',
  'careerProfile',
  'journeyPhase',
  'behavioralTestCompleted',
  'readNotifications',
  'recordCounts',
];

/**
 * The whole truth about writing one field alone, as the documents say it: who is not the owner may do nothing, the owner
 * this. (Removing what the profile does not hold changes nothing, and is let through.)
 */
const OWNER_MAY: Readonly<Record<string, readonly string[]>> = {
  set: SINGLE,
  merge: SINGLE,
  increment: ['journeyPhase'],
  arrayUnion: ['readNotifications'],
  arrayRemove: ['badges', 'careerPlan', 'notifications', 'readNotifications'],
  remove: ['avatarUrl', 'behavioralResult', 'admin'],
  create: ['name'],
};

const OWNERS = ['owner', 'owner with a forged role claim', 'owner whose address is not confirmed'];
type Actor = (rules: RulesUnderTest, owner: string) => Firestore;
const ACTORS: Readonly<Record<string, Actor>> = {
  owner: (rules, owner) => rules.as(owner),
  'owner with a forged role claim': (rules, owner) => rules.as(owner, { role: 'admin' }),
  'owner whose address is not confirmed': (rules, owner) => rules.as(owner, { email_verified: 'false' }),
  'owner whose session was ended': (rules, owner) => rules.as(owner),
  'another person': (rules) => rules.as('bia'),
  'a manager': (rules) => rules.as('gil', { role: 'gestor_rh', company: 'horizonte' }),
  'an operator': (rules) => rules.as('olga', { operator: 'true' }),
  nobody: (rules) => rules.as(null),
};

/** A person whose session was ended; forbidden actions change nothing, so one person serves all of them. */
const ENDED = 'eva';

interface Case {
  readonly field: string;
  readonly isAllowed: boolean;
  /** Whose document it is: of each case that is allowed another, since it changes something. */
  readonly uid: string;
}

/** @returns a case for each field */
const casesOf = (actor: string, operation: string): readonly Case[] =>
  Object.keys(NEW_VALUES).map((field, at) => {
    const isAllowed = OWNERS.includes(actor) && (OWNER_MAY[operation] ?? []).includes(field);
    const own = actor === 'owner whose session was ended' ? ENDED : 'ana';
    const kept = operation === 'create' ? `nova-${own}` : own;
    const changed = `pessoa-${Object.keys(ACTORS).indexOf(actor)}-${operation}-${at}`;
    return { field, isAllowed, uid: isAllowed ? changed : kept };
  });

const PAIRS = Object.keys(ACTORS).flatMap((actor) =>
  Object.keys(OPERATIONS).map((operation) => ({ actor, operation })),
);

it('is large enough', () => {
  expect(PAIRS.length * Object.keys(NEW_VALUES).length).toBeGreaterThanOrEqual(2000);
});

describe('every field × operation × actor', () => {
  let rules: RulesUnderTest;
  beforeAll(async () => {
    rules = await loadRulesUnderTest('matrix');
    await Promise.all(['ana', ENDED].map((uid) => rules.seed(`users/${uid}`, FULL_PROFILE)));
    const { db } = openFirebaseServices(rules.projectId);
    await Promise.all([ENDED, `nova-${ENDED}`].map((uid) => noteSessionsEnd(db, uid, new Date())));
  });
  afterAll(() => rules.stop());

  const isLetThrough = async (actor: string, operation: string, { uid, field }: Case): Promise<boolean> => {
    const client = ACTORS[actor]?.(rules, uid);
    const write = OPERATIONS[operation];
    if (!client || !write) throw new Error('The table names an actor or operation that does not exist.');
    for (;;) {
      try {
        await write(doc(client, 'users', uid), field);
        return true;
      } catch (error) {
        const { code } = error as { code?: unknown };
        if (code === 'permission-denied') return false;
        // The forbidden writes meet at one document: on a busy machine one may wait for its lock in vain.
        if (code !== 'aborted') throw error;
      }
    }
  };

  it.each(PAIRS)('$actor, $operation', async ({ actor, operation }) => {
    const cases = casesOf(actor, operation);
    const seeded = operation === 'create' ? [] : cases.filter(({ isAllowed }) => isAllowed);
    await Promise.all(seeded.map(({ uid }) => rules.seed(`users/${uid}`, FULL_PROFILE)));
    const verdicts = await Promise.all(cases.map((one) => isLetThrough(actor, operation, one)));
    const letThrough = cases.filter((_, at) => verdicts[at]).map(({ field }) => field);
    expect(letThrough).toEqual(cases.filter(({ isAllowed }) => isAllowed).map(({ field }) => field));
  });
});
