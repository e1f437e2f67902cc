import { randomUUID } from 'node:crypto';
import * as fc from 'fast-check';
import type { DocumentData } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { changeResume, ProfileSchema, setTaskCompleted } from '@aura/shared-domain';
import { sampleCases, scaleRuns } from '@aura/testing';
import { perform, sequences, type Cast } from '../../test-support/ledger/actions.ts';
import { ledgerFaults } from '../../test-support/ledger/ledger-faults.ts';
import { messageWithStep, serverProcess } from '../../test-support/ledger/server-process.ts';
import { openTab, type Outcome } from '../../test-support/ledger/tab.ts';
import { loadRulesUnderTest, type RulesUnderTest } from '../../test-support/rules-environment.ts';
import { openFirebaseServices } from '../firebase/admin.ts';
import { LEDGER } from './ledger.ts';
import { withDates } from './parse-profile.ts';

/**
 * Where two transactions meet, the emulator has one of them wait for seconds, and so several databases are used side by
 * side. A run that failed is found again with the seed and path that the failure prints.
 */
const SEEDS = sampleCases(
  'ledger',
  Array.from({ length: 16 }, (_, at) => 20_261_110 + at),
  3,
);
/** Nothing is made smaller where it fails: in which order things meet is not the same twice. */
const RUNS = { numRuns: scaleRuns(2, 4), endOnFailure: true };

let databases: readonly RulesUnderTest[];
beforeAll(async () => {
  databases = await Promise.all(SEEDS.map((seed) => loadRulesUnderTest(`points-${seed}`)));
});
afterAll(() => Promise.all(databases.map((database) => database.stop())));

const seen: Record<Outcome, number> = { saved: 0, unchanged: 0, failed: 0 };

/** A person without limits, diagnosed once, with three open tabs and two processes of the backend. */
async function cast(database: RulesUnderTest): Promise<Cast> {
  const uid = randomUUID();
  const { db } = openFirebaseServices(database.projectId);
  const person = db.doc(`users/${uid}`);
  await person.set({ name: 'Ana', plan: 'decolagem' });
  const messageIds = ['a', 'b'].map((name) => `mensagem-${name}`);
  for (const id of messageIds) await person.collection('mentorMessages').doc(id).set(messageWithStep(id));
  const processes = [serverProcess(db), serverProcess(db)];
  await processes[0]?.diagnose(uid, 'Analista de dados', randomUUID());
  const client = database.as(uid);
  const tabs = await Promise.all([openTab(client, uid), openTab(client, uid), openTab(client, uid)]);
  return { uid, tabs, processes, messageIds, saw: (outcome) => void (seen[outcome] += 1) };
}

async function stored({ projectId }: RulesUnderTest, { uid }: Cast) {
  const person = openFirebaseServices(projectId).db.doc(`users/${uid}`);
  const [profile, { docs }] = await Promise.all([person.get(), person.collection(LEDGER).get()]);
  const entries = Object.fromEntries(
    docs.map((entry) => [entry.id, withDates(entry.data()) as DocumentData]),
  );
  return { profile: v.parse(ProfileSchema, profile.data()), entries };
}

it('holds whatever is done in several tabs and processes', { timeout: 180_000 }, async () => {
  const runs = databases.map((database, at) => {
    const holds = fc.asyncProperty(sequences, async (groups) => {
      const all = await cast(database);
      for (const group of groups) await Promise.all(group.map((action) => perform(all, action)));
      const { profile, entries } = await stored(database, all);
      expect(ledgerFaults(profile, entries)).toEqual([]);
    });
    return fc.assert(holds, { ...RUNS, seed: SEEDS[at] ?? 0 });
  });
  await Promise.all(runs);
  // Sequences in which nothing happens would hold as well.
  expect(seen.saved).toBeGreaterThan(scaleRuns(2, 100));
  expect(seen.unchanged).toBeGreaterThan(scaleRuns(0, 10));
  expect(seen.failed).toBeGreaterThan(scaleRuns(0, 10));
});

it('pays a task once, however often the plan is cleared and made again', async () => {
  const [database] = databases;
  if (!database) throw new Error('There is no database.');
  const all = await cast(database);
  const [tab] = all.tabs;
  const [process] = all.processes;
  if (!tab || !process) throw new Error('Nobody is there to act.');
  const task = tab.confirmed().careerPlan[0]?.id ?? '';
  for (const cv of ['Primeiro', 'Segundo', 'Terceiro']) {
    await tab.update((profile) => setTaskCompleted(profile, task, true));
    await tab.update((profile) => changeResume(profile, cv));
    await process.diagnose(all.uid, 'Analista de dados', randomUUID());
    await tab.reload();
    expect(tab.confirmed().careerPlan.find(({ id }) => id === task)?.completed).toBe(true);
  }
  expect(await tab.update((profile) => setTaskCompleted(profile, task, false))).toBe('saved');
  const { profile, entries } = await stored(database, all);
  expect(profile.points).toBe(25);
  expect(Object.values(entries).map(({ target, delta }) => ({ target, delta }))).toEqual([
    { target: 'protagonista_iniciante', delta: 25 },
    { target: task, delta: 5 },
    { target: task, delta: -5 },
  ]);
});
