import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { accepted } from '../../../test-support/company/accepted.ts';
import { companyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { described, linesOf, newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import { documentsWith } from '../../../test-support/whole-database.ts';
import { forgetAccepting } from '../membership/forget-person.ts';

const NOW = new Date('2026-04-06T12:00:00.000Z');
const LATER = new Date('2026-04-20T12:00:00.000Z');
const clock = { now: NOW };

let backend: CompanyBackend;
/** How long answers were held for, of each call that is. */
const held: number[] = [];
beforeAll(async () => {
  backend = await companyBackend(
    () => clock.now,
    async (ms) => held.push(ms),
  );
});
afterAll(() => backend.stop());

const ANA = described('Ana Lima');

/** What somebody may do with their invitation, and the company must not learn. */
type Fate =
  | 'nothing'
  | 'accepted'
  | 'objected'
  | 'left'
  | 'erased their account'
  | 'accepted and has records that cannot be read';

/** A company in which Ana is invited, and then does something or nothing. */
async function companyWhereAna(fate: Fate): Promise<TestCompany> {
  clock.now = NOW;
  const company = await newCompany(backend);
  const rows = linesOf([ANA, described('Bia Souza')]);
  await company.post('/company/members/import', { dryRun: false, rows });
  const ana = (await company.people())[ANA.email];
  if (fate !== 'nothing' && ana) {
    const { uid } = await accepted(backend.db, company, ana, NOW);
    const member = company.documents.members.doc(uid);
    if (fate === 'objected') await member.update({ shares: false });
    if (fate === 'left' || fate === 'erased their account') await member.delete();
    if (fate === 'erased their account') await forgetAccepting(backend.db, uid);
    if (fate === 'accepted and has records that cannot be read')
      await backend.db.doc(`billing/${uid}`).set({ payments: 'none' });
  }
  clock.now = LATER;
  return company;
}

/** Everything that a manager can do to find out, one after the other. */
async function everyAnswer(company: TestCompany): Promise<unknown[]> {
  const personId = (await company.people())[ANA.email]?.id ?? '';
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
  const importing = async (dryRun: boolean, person = ANA) =>
    post('/company/members/import', { dryRun, rows: linesOf([person]) });
  held.length = 0;
  await get('/company/people', list);
  await get('/company/settings');
  await get('/company/overview', overview);
  await post('/company/invites', { kind: 'person', person: ANA });
  await importing(true);
  await importing(false);
  await importing(false, { ...ANA, department: 'Jurídico' });
  await importing(false, { name: ANA.name, email: ANA.email, department: 'Outras áreas' });
  await post('/company/invites', { kind: 'again', personIds: [personId] });
  await post('/company/people/change', { personId, name: 'Ana L.', department: 'Comercial' });
  await get('/company/people', list);
  await post('/company/people/remove', { personId });
  await post('/company/people/remove', { personId });
  await get('/company/people', list);
  await importing(true);
  await post('/company/invites', { kind: 'person', person: ANA });
  await get('/company/people', list);
  await post('/company/exports', { ...overview, format: 'csv' });
  await get('/company/audit', { before: null });
  return [...answers, ...held];
}

/** The same with what is made by chance, or of the company's own name, in one form. */
const comparable = (
  answers: readonly unknown[],
  { id, manager }: TestCompany,
  personIds: readonly string[],
): unknown =>
  JSON.parse(
    personIds
      .reduce((text, personId, at) => text.replaceAll(personId, `pessoa ${at}`), JSON.stringify(answers))
      .replaceAll(manager.email, 'endereço')
      .replaceAll(new RegExp(`${id}\\.[\\w-]{43}`, 'gu'), 'token')
      .replaceAll(/"id":"[A-Za-z0-9]{20}"/gu, '"id":"entrada"'),
  );

async function whatIsLearnt(fate: Fate): Promise<unknown> {
  const company = await companyWhereAna(fate);
  const { docs } = await company.documents.people.orderBy('searchName').get();
  const answers = await everyAnswer(company);
  return comparable(
    answers,
    company,
    docs.map((person) => person.id),
  );
}

describe.skipIf(!HAS_AUTH)('what a manager is answered', () => {
  it.each([
    'accepted',
    'objected',
    'left',
    'erased their account',
    'accepted and has records that cannot be read',
  ] as const)('is the same about somebody who %s as about who did nothing', async (fate) => {
    const usual = await whatIsLearnt('nothing');
    expect(JSON.stringify(usual)).toContain('Ana L.');
    // One renewal and two removals.
    expect(held).toEqual([1500, 1500, 1500]);
    expect(await whatIsLearnt(fate)).toEqual(usual);
  });

  it('leaves nothing of an account in what the company keeps of its own', async () => {
    const company = await companyWhereAna('nothing');
    const ana = (await company.people())[ANA.email];
    if (!ana) throw new Error('Ana is not on the list');
    const { uid, email } = await accepted(backend.db, company, ana, NOW);
    await everyAnswer(company);
    const about = (await documentsWith([uid, email])).filter((path) => path.includes(company.id));
    expect(about).toEqual([expect.stringContaining(`/members/${uid}`)]);
  });
});
