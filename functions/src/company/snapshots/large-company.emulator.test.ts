import { DocumentReference } from 'firebase-admin/firestore';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { MINUTE_MS } from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import { billed } from '../../../test-support/counted-reads.ts';
import { createListedCompany, type ListedCompany } from '../../../test-support/company/listed-company.ts';
import { openOwnDatabase } from '../../../test-support/own-database.ts';
import { handOutWalk, walkShare, type SharedWalk } from '../../schedule/shared-walk.ts';
import type { ReportLine } from '../../parts/define-part.ts';
import { SNAPSHOT_WALK, checkCompany } from './snapshot-walk.ts';
import { listCompanies } from './walk-companies.ts';

const NOW = new Date('2026-11-09T07:00:00.000Z');
const WEEK = '2026-W45';
const NEXT_NOW = new Date('2026-11-16T07:00:00.000Z');
const NEXT_WEEK = '2026-W46';
/** The emulator looks through all documents for each one that is read: twice the people take it four times as long. */
const PEOPLE = scaleRuns(300, 2_000);
/** Members whose activity one process reads: several runs, all full but the last; in production 10,000. */
const PER_RUN = scaleRuns(80, 600);
const RUNS = Math.ceil(PEOPLE / PER_RUN);
const UNITS = 12;
const READS_A_MEMBER = 8;
const SLOW = 30 * MINUTE_MS;

const BADGE = {
  id: 'protagonista_iniciante',
  name: 'Protagonista iniciante',
  icon: 'star',
  description: 'Fez o primeiro diagnóstico.',
  achievedDate: '2026-10-01T12:00:00.000Z',
};

const db = openOwnDatabase();
let company: ListedCompany;

/** Everybody shares, is in a group, and earned the badge of a diagnosis. */
beforeAll(async () => {
  company = await createListedCompany(db, { seats: 60_000, seatsUsed: PEOPLE });
  const writer = db.bulkWriter();
  const { people, members } = company.documents;
  const longAgo = new Date('2026-01-05T12:00:00.000Z');
  for (let at = 0; at < PEOPLE; at++) {
    const [personId, uid, unit] = [`p${at}`, `u${at}`, `dep-${at % UNITS}`];
    const email = `${personId}@empresa.example`;
    const group = { id: `g${at}`, unit };
    void writer.set(people.doc(personId), { email, removedAt: null, department: unit, group });
    void writer.set(members.doc(uid), {
      uid,
      companyId: company.id,
      personId,
      joinedAt: longAgo,
      shares: true,
      countsFrom: longAgo,
      accessBefore: null,
      answers: [],
      endedAt: null,
      kept: null,
      forgetAt: null,
    });
    void writer.set(db.doc(`users/${uid}`), { name: 'Pessoa', badges: [BADGE] });
    if (at % 2_000 === 1_999) await writer.flush();
  }
  await writer.close();
}, SLOW);

/** A walk whose processes come one after another, each for an event that was delivered. */
function world(now: Date) {
  const lines: ReportLine[] = [];
  const deps = { db, now: () => now, report: (line: ReportLine) => void lines.push(line) };
  const walk: SharedWalk<{ taken: number; unread: number }> = SNAPSHOT_WALK;
  const begin = () => handOutWalk(walk, listCompanies(db), deps);
  const deliver = async (): Promise<void> => {
    const shares = await db.collection(`walks/${walk.name}/walkShares`).select().get();
    const check = checkCompany({ db, now: deps.now, perRun: PER_RUN });
    for (const { id } of shares.docs) await walkShare(walk, id, check, deps);
  };
  return { lines, begin, deliver };
}

const whole = expect.objectContaining({ severity: 'INFO', people: 1, taken: 1, failed: 0, unread: 0 });

async function expectAllCounted(week: string): Promise<void> {
  const { units } = await company.snapshot(week);
  const count = (unit: number) => Math.floor((PEOPLE - unit - 1) / UNITS) + 1;
  const rounded = (value: number) => Math.round(value / 5) * 5;
  expect(units).toHaveLength(UNITS);
  for (const { unit, n, measures } of units) {
    const listed = count(Number(unit.slice('dep-'.length)));
    // The company knows its list: only what it learns about people is rounded.
    expect([unit, n, measures.diagnosed]).toEqual([unit, listed, rounded(listed)]);
  }
  expect((await company.documents.snapshotParts.get()).size).toBe(0);
}

/** Counts whose profiles are read; after so many reads everything fails, as where a process is killed. */
function watchReads(killAt = Infinity) {
  const read: string[] = [];
  const getAll = db.getAll.bind(db);
  const spy = vi.spyOn(db, 'getAll').mockImplementation((...args) => {
    const [first] = args;
    if (read.length >= killAt) return Promise.reject(new Error('killed'));
    if (first instanceof DocumentReference && first.parent.id === 'users') read.push(first.id);
    return getAll(...args);
  });
  return { read, end: () => spy.mockRestore() };
}

describe(`the snapshot of a company of ${PEOPLE}`, () => {
  it(
    'ends after several processes, each of which reads a bounded number of documents',
    async () => {
      const { lines, begin, deliver } = world(NOW);
      await begin();
      const most = READS_A_MEMBER * PER_RUN + 2 * PEOPLE + 60 + RUNS * Math.ceil(PER_RUN / 300 + 1);
      for (let run = 1; run < RUNS; run++) {
        const cost = await billed(() => expect(deliver()).rejects.toThrow('more people than minutes'));
        expect(cost.reads).toBeLessThanOrEqual(most);
        expect(lines).toEqual([]);
      }
      const parts = await company.documents.snapshotParts.get();
      for (const part of parts.docs) expect(String(part.get('body')).length).toBeLessThan(900_000);
      expect((await billed(deliver)).reads).toBeLessThanOrEqual(most + parts.size);
      expect(lines).toEqual([whole]);
      await expectAllCounted(WEEK);
    },
    SLOW,
  );

  it(
    'goes on where a process was killed, and counts everybody once',
    async () => {
      const { lines, begin, deliver } = world(NEXT_NOW);
      await begin();
      const first = watchReads();
      await expect(deliver()).rejects.toThrow('more people than minutes');
      first.end();
      const killed = watchReads(PER_RUN / 2);
      // The walk counts a company that failed; a process that is killed writes nothing more.
      const check = checkCompany({ db, now: () => NEXT_NOW, perRun: PER_RUN });
      await expect(check(company.id)).rejects.toThrow('killed');
      killed.end();
      const rest = watchReads();
      for (let run = 0; run < RUNS + 1 && lines.length === 0; run++) await deliver().catch(() => undefined);
      rest.end();
      expect(lines).toEqual([whole]);
      await expectAllCounted(NEXT_WEEK);
      const again = first.read.filter((uid) => rest.read.includes(uid));
      expect(again).toEqual([]);
      expect(new Set([...first.read, ...killed.read, ...rest.read]).size).toBe(PEOPLE);
      // At most a part, and the members who were being read, are read again.
      expect(first.read.length + killed.read.length + rest.read.length).toBeLessThanOrEqual(PEOPLE + 325);
    },
    SLOW,
  );

  it('does not count who took their consent back while it was interrupted', async () => {
    const later = new Date('2026-11-23T07:00:00.000Z');
    const { lines, begin, deliver } = world(later);
    await begin();
    await expect(deliver()).rejects.toThrow('more people than minutes');
    const { snapshotParts, members } = company.documents;
    const [part] = (await snapshotParts.get()).docs;
    const names = JSON.parse(String(part?.get('body'))) as readonly (readonly [string, unknown])[];
    // Five of one unit, so that the rounded number changes.
    const uids = names.map(([name]) => `u${name.split(' ')[0]?.slice(1)}`);
    const five = uids.filter((uid) => Number(uid.slice(1)) % UNITS === 0).slice(0, 5);
    for (const uid of five) await members.doc(uid).update({ shares: false });
    while (lines.length === 0) await deliver().catch(() => undefined);
    const unit = (await company.snapshot('2026-W47')).units.find(({ unit: id }) => id === 'dep-0');
    const before = (await company.snapshot(NEXT_WEEK)).units.find(({ unit: id }) => id === 'dep-0');
    expect(unit?.measures.diagnosed).toBe((before?.measures.diagnosed ?? 0) - 5);
  });
});
