import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
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
import { afterAll, beforeAll, describe, it } from 'vitest';
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
  admin: true,
};

type Write = (target: DocumentReference, field: string) => Promise<void>;
const value = (field: string) => NEW_VALUES[field];

const OPERATIONS: Readonly<Record<string, Write>> = {
  set: (target, field) => updateDoc(target, { [field]: value(field) }),
  merge: (target, field) => setDoc(target, { [field]: value(field) }, { merge: true }),
  replace: (target, field) => setDoc(target, { [field]: value(field) }),
  remove: (target, field) => updateDoc(target, { [field]: deleteField() }),
  increment: (target, field) => updateDoc(target, { [field]: increment(1) }),
  arrayUnion: (target, field) => updateDoc(target, { [field]: arrayUnion('x') }),
  dotted: (target, field) => updateDoc(target, { [`${field}.diagnosticQuick`]: 0 }),
  serverTimestamp: (target, field) => updateDoc(target, { [field]: serverTimestamp() }),
  create: (target, field) => setDoc(target, { [field]: value(field) }),
};

/**
 * The whole truth about writing one field alone: who is not the owner may do nothing, the owner this.
 * (Removing the two fields that the profile does not hold changes nothing, and is let through.)
 */
const OWNER_MAY: Readonly<Record<string, readonly string[]>> = {
  set: ['name', 'avatarUrl', 'careerProfile', 'journeyPhase', 'behavioralTestCompleted', 'readNotifications'],
  merge: [
    'name',
    'avatarUrl',
    'careerProfile',
    'journeyPhase',
    'behavioralTestCompleted',
    'readNotifications',
  ],
  increment: ['journeyPhase'],
  arrayUnion: ['readNotifications'],
  remove: ['avatarUrl', 'behavioralResult', 'admin'],
  create: ['name'],
};

const OWNERS = ['owner', 'owner with a forged role claim'];
const ACTORS: Readonly<Record<string, (rules: RulesUnderTest, owner: string) => Firestore>> = {
  owner: (rules, owner) => rules.as(owner),
  'owner with a forged role claim': (rules, owner) => rules.as(owner, { role: 'admin' }),
  'another person': (rules) => rules.as('bia'),
  'a manager': (rules) => rules.as('gil', { role: 'gestor_rh' }),
  nobody: (rules) => rules.as(null),
};

const CASES = Object.keys(ACTORS).flatMap((actor) =>
  Object.keys(OPERATIONS).flatMap((operation) =>
    Object.keys(NEW_VALUES).map((field) => ({
      actor,
      operation,
      field,
      allowed: OWNERS.includes(actor) && (OWNER_MAY[operation] ?? []).includes(field),
    })),
  ),
);

describe('every field × operation × actor', () => {
  let rules: RulesUnderTest;
  const onlyAna = async () => {
    await rules.clear();
    await rules.seed('users/ana', FULL_PROFILE);
  };
  beforeAll(async () => {
    rules = await loadRulesUnderTest('matrix');
    await onlyAna();
  });
  afterAll(() => rules.stop());

  const write = ({ actor, operation, field }: (typeof CASES)[number]): Promise<void> => {
    const owner = operation === 'create' ? 'carla' : 'ana';
    const client = ACTORS[actor]?.(rules, owner);
    const attempt = OPERATIONS[operation];
    if (!client || !attempt) throw new Error('The table names an actor or operation that does not exist.');
    return attempt(doc(client, 'users', owner), field);
  };

  it.each(CASES.filter(({ allowed }) => allowed))('$actor, $operation $field: allowed', async (example) => {
    await assertSucceeds(write(example));
    await onlyAna();
  });

  // What is denied changes nothing, so these need not wait for each other.
  it.concurrent.each(CASES.filter(({ allowed }) => !allowed))(
    '$actor, $operation $field: denied',
    (example) => assertFails(write(example)),
  );
});
