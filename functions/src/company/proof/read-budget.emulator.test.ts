import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ListedPerson, Member } from '@aura/shared-company';
import { makeWorld } from '@aura/shared-company/testing';
import { scaleRuns } from '@aura/testing';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import { billed } from '../../../test-support/counted-reads.ts';
import { takeCompanySnapshot } from '../snapshots/take-company-snapshot.ts';

const NOW = new Date('2026-11-09T07:00:00.000Z');
const LONG_AGO = new Date('2026-01-05T12:00:00.000Z');

let backend: CompanyBackend;
beforeAll(async () => {
  if (HAS_AUTH) backend = await startCompanyBackend(() => NOW);
});
afterAll(() => backend?.stop());

/** A company with a number of people, all of whom accepted and share, and a snapshot. */
async function companyOf(people: number): Promise<TestCompany> {
  const departments = Array.from({ length: 12 }, (_, at) => ({
    id: `dep-${at}`,
    name: `Departamento ${at}`,
  }));
  const company = await newCompany(backend, { seats: 6000, seatsUsed: people, departments });
  const { people: secrets } = makeWorld({ people, departments: 12, weeks: 1, seed: 1, adoption: 1 });
  const writer = backend.db.bulkWriter();
  for (const [at, { secret }] of secrets.entries()) {
    const id = `p${String(at).padStart(5, '0')}`;
    const listed: ListedPerson = {
      name: id,
      email: `${id}@empresa.example`,
      department: `dep-${at % 12}`,
      unit: null,
      admittedOn: null,
      isManager: false,
      searchName: id,
      searchBeginnings: [id],
      addedAt: LONG_AGO,
      removedAt: null,
      group: null,
      invitation: { hash: id, issuedAt: LONG_AGO, expiresAt: LONG_AGO },
    };
    const member: Member = {
      uid: `${id}-${company.id}`,
      companyId: company.id,
      personId: id,
      joinedAt: LONG_AGO,
      shares: true,
      countsFrom: LONG_AGO,
      accessBefore: null,
      answers: [],
      endedAt: null,
      kept: null,
      forgetAt: null,
    };
    void writer.set(company.documents.people.doc(id), listed);
    void writer.set(company.documents.members.doc(member.uid), member);
    const isDone = secret?.measures.includes('firstTask') === true;
    void writer.set(backend.db.doc(`users/${member.uid}`), {
      name: 'Pessoa',
      badges: [],
      pointEntries: isDone ? 1 : 0,
    });
    if (isDone)
      void writer.set(backend.db.doc(`users/${member.uid}/pointEvents/1`), {
        entry: 1,
        type: 'task',
        target: 't',
        delta: 5,
        balance: 5,
        reason: '',
        at: new Date('2026-11-03T12:00:00Z'),
      });
  }
  await writer.close();
  return company;
}

/** Stated in docs/cockpit.md. */
const VIEW = { reads: 4, commits: 1 };
const READS_A_MEMBER = 9;
const READS_A_COMPANY = 30;
const FEW = 60;
const MANY = scaleRuns(600, 5000);

describe.skipIf(!HAS_AUTH)('the reads of a view', () => {
  const sizes = [FEW, MANY];
  const companies: TestCompany[] = [];
  const walks: number[] = [];

  beforeAll(async () => {
    for (const size of sizes) {
      const company = await companyOf(size);
      companies.push(company);
      const take = takeCompanySnapshot({ db: backend.db, now: () => NOW });
      const { reads } = await billed(() => take(company.id));
      walks.push(reads);
    }
  }, 400_000);

  it.each([
    { least: [FEW - 5, 0.98 * MANY], request: { department: null, week: null, weeks: 12 } },
    // Departments of five are not shown by themselves.
    { least: [0, 0.08 * MANY], request: { department: 'dep-3', week: '2026-W45', weeks: 52 } },
  ])(
    `is four documents read and one written, for ${FEW} people as for ${MANY}: %j`,
    async ({ least, request }) => {
      for (const [at, company] of companies.entries()) {
        let n = 0;
        const cost = await billed(async () => {
          const { status, body } = await company.get('/company/overview', request);
          expect(status).toBe(200);
          ({ n } = body as { n: number });
        });
        expect(cost).toEqual(VIEW);
        expect(n).toBeGreaterThanOrEqual(least[at] ?? 0);
      }
    },
  );

  it('are the same for an export', async () => {
    for (const company of companies) {
      const request = { department: null, week: null, weeks: 26, format: 'csv' };
      expect(await billed(() => company.post('/company/exports', request))).toEqual(VIEW);
      // Including the pulses; a query without results costs one read.
      const table = await billed(() => company.post('/company/table', { weeks: 52 }));
      expect(table).toEqual({ ...VIEW, reads: VIEW.reads + 1 });
    }
  });

  it('stay within one page, however long the list is', async () => {
    for (const company of companies) {
      const cost = await billed(() => company.post('/company/people/list', { after: null, search: '' }));
      expect(cost.reads).toBeLessThanOrEqual(3 + 51);
    }
  });

  it('are saved by the weekly run, which reads a bounded number of documents a member', () => {
    for (const [at, reads] of walks.entries())
      expect(reads).toBeLessThanOrEqual(READS_A_MEMBER * (sizes[at] ?? 0) + READS_A_COMPANY);
  });
});
