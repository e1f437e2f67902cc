import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GRADE_CREDIT, findSkillById } from '@aura/shared-career';
import type { Contribution, Member } from '@aura/shared-company';
import {
  AccountExportSchema,
  OwnContributionSchema,
  type Gap,
  type OwnContribution,
  membershipContributionEndpoint,
} from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import { HAS_AUTH, localBackend, type Backend } from '../../../test-support/backend.ts';
import { newCompany, type TestCompany } from '../../../test-support/company/company.ts';
import {
  invited,
  startMembersBackend,
  createGuest,
  removed,
  readStoredMember,
  type MembersBackend,
} from '../../../test-support/company/members.ts';
import { billed } from '../../../test-support/counted-reads.ts';
import { makeDueTask, makePlan } from '../../../test-support/due-plans.ts';
import { newPerson, type Person } from '../../../test-support/people.ts';
import { collectUnitContributions } from '../snapshots/unit-contributions.ts';
import { MEMBERSHIP_FAILURES } from '../../generated/failures.ts';

const NOW = new Date('2026-11-10T12:00:00.000Z');
const LATER = new Date('2026-11-24T12:00:00.000Z');
const PLAN = makePlan(NOW.toISOString(), [makeDueTask('t0', { completed: true }), makeDueTask('t1')]);
const GAP: Gap = {
  id: 'gap-excel',
  skillId: 'excel',
  title: 'Excel',
  kind: 'important',
  grade: 'listed',
  impact: 1,
  effort: 2,
  priority: 1,
  why: 'Pedido pelo cargo.',
  adjacentEvidence: [],
};
const PROFILE = {
  ...PLAN,
  lastDiagnosisResult: { ...PLAN.lastDiagnosisResult, strengths: [], gaps: [GAP] },
};
const [LESSON] = LESSON_SUMMARIES;

const KEPT: Contribution = {
  measures: ['activated', 'diagnosed'],
  levels: { 'power-bi': 1, 'saiu-do-catalogo': 0.3, excel: 0 },
  gaps: { 'saiu-do-catalogo': 0.7, excel: 1 },
  lessons: [LESSON.id],
};
const KEPT_WITH_NAMES: OwnContribution['contribution'] = {
  measures: ['activated', 'diagnosed'],
  skills: [
    { id: 'excel', label: findSkillById('excel')?.label ?? '', level: 0, gap: 1 },
    { id: 'saiu-do-catalogo', label: 'saiu-do-catalogo', level: 0.3, gap: 0.7 },
    { id: 'power-bi', label: findSkillById('power-bi')?.label ?? '', level: 1, gap: null },
  ],
  lessons: [{ id: LESSON.id, title: LESSON.title }],
};

let backend: MembersBackend;
let exporting: Backend;
let company: TestCompany;
beforeAll(async () => {
  if (!HAS_AUTH) return;
  backend = await startMembersBackend();
  exporting = await localBackend({ db: backend.db });
});
beforeEach(async () => {
  if (!HAS_AUTH) return;
  backend.setNow(NOW);
  company = await newCompany(backend);
});
afterAll(() => Promise.all([backend?.stop(), exporting?.stop()]));

/** A person who accepted, was active since, and has a place in a closed group. */
async function member(changes: Partial<Member> = {}, isPlaced = true): Promise<Person> {
  const person = await createGuest(backend.db, PROFILE);
  await backend.accept(await invited(company, person), person);
  const { personId = '' } = (await readStoredMember(company, person)) ?? {};
  if (isPlaced) await company.documents.people.doc(personId).update({ group: { id: 'g1', unit: 'vendas' } });
  await company.documents.members.doc(person.uid).update({ countsFrom: NOW, ...changes });
  await backend.db.doc(`users/${person.uid}/lessonProgress/${LESSON.id}`).set({ completedAt: NOW });
  return person;
}

const asked = (token: string, companyId = company.id) =>
  company.get(membershipContributionEndpoint.path, { companyId }, token);

async function shown({ token }: Person): Promise<OwnContribution> {
  const { status, body } = await asked(token);
  expect(status).toBe(200);
  return v.parse(OwnContributionSchema, body);
}

/** What the weekly run adds for everybody of the company. */
async function added(): Promise<readonly Contribution[]> {
  const collected = await collectUnitContributions(backend.db, company.documents, {
    now: NOW,
    ownDomains: [],
  });
  return (collected?.units ?? []).flatMap(({ contributions }) => contributions);
}

const withoutNames = ({ contribution }: OwnContribution): Contribution | null =>
  contribution && {
    measures: contribution.measures,
    levels: Object.fromEntries(contribution.skills.map(({ id, level }) => [id, level])),
    gaps: Object.fromEntries(contribution.skills.flatMap(({ id, gap }) => (gap === null ? [] : [[id, gap]]))),
    lessons: contribution.lessons.map(({ id }) => id),
  };

describe.skipIf(!HAS_AUTH)('GET /memberships/contribution', () => {
  it('shows what the weekly run adds for a counted member, with names', async () => {
    const own = await shown(await member());
    expect(own).toMatchObject({ state: 'counted', countsFrom: null, inGroup: true });
    expect(own.contribution?.measures).toEqual([
      'activated',
      'diagnosed',
      'planned',
      'firstTask',
      'quarterDone',
      'halfDone',
    ]);
    expect(own.contribution?.lessons).toEqual([{ id: LESSON.id, title: LESSON.title }]);
    const label = findSkillById('excel')?.label;
    const { listed } = GRADE_CREDIT;
    expect(own.contribution?.skills).toEqual([{ id: 'excel', label, level: listed, gap: 1 - listed }]);
    expect(await added()).toEqual([withoutNames(own)]);
  });

  it('says when a member begins to count, and what would count', async () => {
    const own = await shown(await member({ countsFrom: LATER }));
    expect(own).toMatchObject({ state: 'waiting', countsFrom: LATER.toISOString(), inGroup: true });
    expect(own.contribution?.measures).toContain('firstTask');
    expect(await added()).toEqual([]);
  });

  it('says that a member without a closed group waits for one', async () => {
    expect(await shown(await member({}, false))).toMatchObject({
      state: 'waiting',
      countsFrom: null,
      inGroup: false,
    });
    expect(await added()).toEqual([]);
  });

  it('is empty for a member who objected', async () => {
    const person = await member({ countsFrom: LATER });
    await backend.change(company, person, 'object');
    expect(await shown(person)).toEqual({
      state: 'not_shared',
      countsFrom: null,
      inGroup: true,
      contribution: null,
      earlier: [],
    });
  });

  it('shows what was kept of a member whom the company removed', async () => {
    const person = await member();
    const before = await shown(person);
    await removed(company, person);
    await backend.db.doc(`users/${person.uid}`).update({ lastDiagnosisResult: null, careerPlan: [] });
    expect(await shown(person)).toEqual({ ...before, state: 'kept' });

    await company.documents.members.doc(person.uid).update({ kept: KEPT });
    expect((await shown(person)).contribution).toEqual(KEPT_WITH_NAMES);
    expect(await added()).toEqual([KEPT]);
  });

  it('is empty for a member who did not count when removed', async () => {
    const person = await member({ countsFrom: LATER });
    await removed(company, person);
    expect(await shown(person)).toMatchObject({
      state: 'nothing_kept',
      countsFrom: null,
      contribution: null,
    });
  });

  it('shows what was kept of a returned member until they count again', async () => {
    const person = await member({ kept: KEPT, countsFrom: LATER });
    expect(await shown(person)).toMatchObject({
      state: 'kept',
      countsFrom: LATER.toISOString(),
      contribution: KEPT_WITH_NAMES,
    });
    expect(await added()).toEqual([KEPT]);
  });

  it('shows also what was kept at a former place', async () => {
    const person = await member();
    const current = await readStoredMember(company, person);
    const former = { ...current, personId: 'antes', endedAt: NOW, kept: KEPT, forgetAt: LATER };
    await company.documents.people.doc('antes').set({ group: { id: 'g2', unit: 'vendas' }, removedAt: NOW });
    await company.documents.members.doc(`${person.uid}~antes`).set(former);
    const own = await shown(person);
    expect(own).toMatchObject({ state: 'counted', earlier: [KEPT_WITH_NAMES] });
    const sums = await added();
    expect(sums).toHaveLength(2);
    expect(sums).toEqual(expect.arrayContaining([KEPT, withoutNames(own)]));
    await backend.change(company, person, 'object');
    expect(await shown(person)).toMatchObject({ state: 'not_shared', contribution: null, earlier: [] });
  });

  it("is empty, without an error, if the member's records cannot be read", async () => {
    const person = await member();
    await backend.db.doc(`users/${person.uid}`).update({ badges: 'x' });
    expect(await shown(person)).toMatchObject({ state: 'counted', contribution: null });
    expect(await added()).toEqual([]);
  });

  it('answers only for the caller; no other person can be named', async () => {
    const [person, other] = [await member(), await member()];
    await backend.db.doc(`users/${other.uid}`).update({ lastDiagnosisResult: null, careerPlan: [] });
    const stranger = await newPerson(backend.db);
    const request = { companyId: company.id, uid: person.uid, personId: person.uid };
    const ask = (token?: string) => company.get(membershipContributionEndpoint.path, request, token);
    const { body } = await ask(other.token);
    expect(v.parse(OwnContributionSchema, body)).toEqual(await shown(other));
    expect(await shown(other)).not.toEqual(await shown(person));
    const { code, message } = MEMBERSHIP_FAILURES.notMember;
    for (const token of [undefined, stranger.token])
      expect(await ask(token)).toEqual({ status: 404, body: { error: { code, message } } });
    expect((await ask('')).status).toBe(401);
    expect((await asked(person.token, 'outra-empresa')).status).toBe(404);
    expect((await asked(person.token, '../x')).status).toBe(400);
  });

  it('leaves no trace that the company could see', async () => {
    const person = await member();
    const seen = async () => [await company.people(), await company.company(), await company.audit()];
    const before = await seen();
    await shown(person);
    expect(await seen()).toEqual(before);
  });

  it('reads only the documents of one member in the weekly run, the membership and the place', async () => {
    const person = await member();
    const batch = backend.db.batch();
    for (let at = 0; at < 100; at++)
      batch.set(backend.db.doc(`users/${person.uid}/pointEvents/${at}`), {
        type: 'task',
        delta: 5,
        at: new Date(NOW.getTime() + at),
      });
    await batch.commit();
    const { reads, commits } = await billed(() => shown(person));
    expect(reads).toBeLessThanOrEqual(2 + 60 + 7 + 3);
    expect(commits).toBe(0);
  });
});

describe.skipIf(!HAS_AUTH)('GET /account/export', () => {
  it("contains the member's contribution, and leaves out a membership that cannot be read", async () => {
    const person = await member({ countsFrom: new Date(0) });
    const broken = await newCompany(backend);
    await broken.documents.members.doc(person.uid).set({ uid: person.uid, companyId: broken.id });
    const { status, body } = await exporting.get('/account/export', person.token);
    expect(status).toBe(200);
    const { contributions } = v.parse(AccountExportSchema, body);
    const { earlier: _, ...place } = await shown(person);
    expect(contributions).toEqual([{ companyId: company.id, ...place }]);
  });
});
