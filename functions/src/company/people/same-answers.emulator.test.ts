import { WEEK_MS } from '@aura/shared-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import {
  crowd,
  described,
  linesOf,
  newCompany,
  type TestCompany,
} from '../../../test-support/company/company.ts';
import { expectOk } from '../../../test-support/company/expect-ok.ts';
import {
  linksFor,
  startMembersBackend,
  createGuest,
  readStoredMember,
  type MembersBackend,
} from '../../../test-support/company/members.ts';
import type { Person } from '../../../test-support/people.ts';
import { documentsWith } from '../../../test-support/whole-database.ts';
import { forgetAccepting } from '../membership/forget-person.ts';
import { takeCompanySnapshot } from '../snapshots/take-company-snapshot.ts';
import { computePersonId } from './person-id.ts';

const NOW = new Date('2026-04-06T12:00:00.000Z');
/** People who accepted earlier are counted by then. */
const LATER = new Date(NOW.getTime() + 5 * WEEK_MS);
const clock = { now: NOW };

let backend: CompanyBackend;
let members: MembersBackend;
/** How long answers were held for, of each call that is. */
const held: number[] = [];
beforeAll(async () => {
  backend = await startCompanyBackend(() => clock.now, { wait: async (ms) => held.push(ms) });
  members = await startMembersBackend({ db: backend.db });
});
afterAll(() => Promise.all([backend.stop(), members.stop()]));

/** A person's handling of their invitation, which the company must not learn. */
type Fate =
  | 'nothing'
  | 'accepted'
  | 'objected'
  | 'left'
  | 'erased their account'
  | 'accepted and has records that cannot be read';

/** A company with Ana on its list, whatever she did. */
interface Setting {
  readonly company: TestCompany;
  /** Her account; every company has a separate one. */
  readonly ana: Person;
}

const anaOf = ({ ana: { email } }: Setting) => described('Ana Lima', { email });

const setNow = (now: Date): void => {
  clock.now = now;
  members.setNow(now);
};

const takeSnapshot = ({ company }: Setting) =>
  takeCompanySnapshot({ db: backend.db, now: () => clock.now })(company.id);

async function accept({ company, ana }: Setting): Promise<void> {
  const personId = computePersonId(company.id, ana.email);
  const token = (await linksFor(company, [personId])).get(personId) ?? '';
  await expectOk(members.accept(token, ana));
}

/** A company in which Ana is invited with nine others, and does something or nothing before and after a snapshot. */
async function companyWhereAna(fate: Fate): Promise<Setting> {
  setNow(NOW);
  const setting = { company: await newCompany(backend), ana: await createGuest(members.db) };
  const { company, ana } = setting;
  const rows = linesOf([anaOf(setting), ...crowd(9)]);
  await company.post('/company/members/import', { dryRun: false, rows });
  setNow(new Date(NOW.getTime() + 60_000));
  // Also for people who did nothing: the log records a new link.
  if (fate === 'nothing') await linksFor(company, [computePersonId(company.id, ana.email)]);
  else await accept(setting);
  setNow(LATER);
  await takeSnapshot(setting);
  if (fate === 'objected') await expectOk(members.change(company, ana, 'object'));
  if (fate === 'left') await expectOk(members.change(company, ana, 'leave'));
  if (fate === 'erased their account') {
    await company.documents.members.doc(ana.uid).delete();
    await forgetAccepting(backend.db, ana.uid);
  }
  if (fate === 'accepted and has records that cannot be read')
    await backend.db.doc(`billing/${ana.uid}`).set({ payments: 'none' });
  return setting;
}

/** Everything that a manager can do to find out, one after the other. */
async function everyAnswer(setting: Setting): Promise<unknown[]> {
  const { company } = setting;
  const ana = anaOf(setting);
  const personId = computePersonId(company.id, ana.email);
  const answers: unknown[] = [];
  const later = () => (clock.now = new Date(clock.now.getTime() + 1000));
  const get = async (path: string, request?: object) => {
    later();
    answers.push(await company.get(path, request));
  };
  const post = async (path: string, body: object) => {
    later();
    answers.push(await company.post(path, body));
  };
  const overview = { department: null, week: null, weeks: 12 };
  const list = { after: null, search: '' };
  const importing = async (dryRun: boolean, person = ana) =>
    post('/company/members/import', { dryRun, rows: linesOf([person]) });
  held.length = 0;
  await post('/company/people/list', list);
  await get('/company/settings');
  await get('/company/overview', overview);
  await post('/company/invites', { kind: 'person', person: ana });
  await importing(true);
  await importing(false);
  await importing(false, { ...ana, department: 'Jurídico' });
  await importing(false, { name: ana.name, email: ana.email, department: 'Outras áreas' });
  await post('/company/invites', { kind: 'again', personIds: [personId] });
  await post('/company/people/change', { personId, name: 'Ana L.', department: 'Comercial' });
  await post('/company/people/list', list);
  await post('/company/people/remove', { personId });
  await post('/company/people/remove', { personId });
  await post('/company/people/list', list);
  await importing(true);
  await post('/company/invites', { kind: 'person', person: ana });
  await post('/company/people/list', list);
  await post('/company/exports', { ...overview, format: 'csv' });
  setNow(new Date(clock.now.getTime() + WEEK_MS));
  await takeSnapshot(setting);
  await get('/company/overview', overview);
  await post('/company/exports', { ...overview, format: 'csv' });
  await get('/company/audit', { before: null });
  return [...answers, ...held];
}

/** The same with what is made by chance, or of the company's own name, in one form. */
const comparable = (
  answers: readonly unknown[],
  { company: { id, manager }, ana }: Setting,
  personIds: readonly string[],
): unknown =>
  JSON.parse(
    personIds
      .reduce((text, personId, at) => text.replaceAll(personId, `pessoa ${at}`), JSON.stringify(answers))
      .replaceAll(manager.email, 'endereço')
      .replaceAll(manager.uid, 'id da gestora')
      .replaceAll(ana.email, 'endereço da Ana')
      .replaceAll(new RegExp(`${id}\\.[\\w-]{43}`, 'gu'), 'token')
      .replaceAll(/"id":"[A-Za-z0-9]{20}"/gu, '"id":"entrada"'),
  );

async function whatIsLearnt(setting: Setting): Promise<unknown> {
  const { docs } = await setting.company.documents.people.orderBy('searchName').get();
  const answers = await everyAnswer(setting);
  return comparable(
    answers,
    setting,
    docs.map((person) => person.id),
  );
}

describe.skipIf(!HAS_AUTH)('the answers to a manager', () => {
  it.each([
    'accepted',
    'objected',
    'left',
    'erased their account',
    'accepted and has records that cannot be read',
  ] as const)('are the same about a person who %s as about one who did nothing', async (fate) => {
    const usual = await whatIsLearnt(await companyWhereAna('nothing'));
    expect(JSON.stringify(usual)).toContain('Ana L.');
    // One renewal and two removals.
    expect(held).toEqual([1500, 1500, 1500]);
    const setting = await companyWhereAna(fate);
    expect(await whatIsLearnt(setting)).toEqual(usual);
    const { company, ana } = setting;
    const kept = (await readStoredMember(company, ana))?.kept ?? null;
    expect(kept !== null).toBe(fate.startsWith('accepted'));
  });

  it("leaves no trace of an account in the company's own documents", async () => {
    const setting = await companyWhereAna('accepted');
    await everyAnswer(setting);
    const { company, ana } = setting;
    const about = (await documentsWith(backend.db, [ana.uid])).filter((path) => path.includes(company.id));
    expect(about).toEqual([expect.stringContaining(`/members/${ana.uid}`)]);
  });
});
