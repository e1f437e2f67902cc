import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import {
  AUDIT_ACTIONS,
  AUDIT_KINDS,
  CompanyAuditExportResponseSchema,
  CompanyAuditResponseSchema,
  NO_ACCOUNT,
  type ResponseOf,
  companyAuditEndpoint,
} from '@aura/shared-domain';
import { OPERATION, type StoredAuditEntry } from '@aura/shared-company';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { newCompany, type TestCompany } from '../../../test-support/company/company.ts';

const NOW = new Date('2026-04-06T12:00:00.000Z');
const clock = { now: NOW };

let backend: CompanyBackend;
beforeAll(async () => void (backend = await startCompanyBackend(() => clock.now)));
afterAll(() => backend.stop());

async function page(
  company: TestCompany,
  before: string | null = null,
): Promise<ResponseOf<typeof companyAuditEndpoint>> {
  const { status, body } = await company.get('/company/audit', { before });
  expect(status).toBe(200);
  return v.parse(CompanyAuditResponseSchema, body);
}

describe.skipIf(!HAS_AUTH)('GET /company/audit', () => {
  it('lists the newest first, including this view, with who did what', async () => {
    const company = await newCompany(backend);
    const created: StoredAuditEntry = {
      at: new Date(NOW.getTime() - 1000),
      actor: OPERATION,
      actorUid: null,
      subjectUid: null,
      action: 'company_created',
      detail: 'Empresa de Teste',
    };
    await company.documents.auditLog.add(created);
    const { entries, next } = await page(company);
    expect(entries).toEqual([
      {
        id: expect.any(String),
        at: NOW.toISOString(),
        actor: `Gestora de Teste (${company.manager.email})`,
        actorId: company.manager.uid,
        action: 'audit_viewed',
        detail: 'Registro de atividades',
      },
      {
        id: expect.any(String),
        at: '2026-04-06T11:59:59.000Z',
        actor: OPERATION,
        actorId: NO_ACCOUNT,
        action: 'company_created',
        detail: 'Empresa de Teste',
      },
    ]);
    expect(next).toBeNull();
  });

  it('gives every entry once, fifty at a time, also where many are of one moment', async () => {
    const company = await newCompany(backend);
    const batch = backend.db.batch();
    for (let at = 0; at < 119; at += 1)
      batch.create(company.documents.auditLog.doc(), {
        at: new Date(NOW.getTime() - Math.floor(at / 60) * 1000),
        actor: OPERATION,
        actorUid: null,
        action: 'seats_changed',
        detail: String(at),
      });
    await batch.commit();
    clock.now = new Date(NOW.getTime() + 1000);
    const pages = [await page(company)];
    for (let last = pages[0]; last?.next; last = pages.at(-1)) pages.push(await page(company, last.next));
    clock.now = NOW;
    expect(pages.map(({ entries }) => entries.length)).toEqual([50, 50, 20]);
    const all = pages.flatMap(({ entries }) => entries);
    expect(new Set(all.map(({ id }) => id)).size).toBe(120);
    const times = all.map(({ at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('refuses an end of a page that is none', async () => {
    const company = await newCompany(backend);
    const moment = NOW.toISOString();
    for (const before of ['', 'x', 'x.ontem', `a/b.${moment}`, `__x__.${moment}`, 'x.+275760-09-13'])
      expect((await company.get('/company/audit', { before })).status).toBe(400);
    expect(await company.audit()).toEqual([]);
  });
});

it('maps each action to exactly one kind', () =>
  expect(Object.values(AUDIT_KINDS).flat().toSorted()).toEqual([...AUDIT_ACTIONS].toSorted()));

/** A log of three days: by an operator, by a person who left, and at both ends of a day in São Paulo. */
async function filledCompany(): Promise<TestCompany> {
  const company = await newCompany(backend);
  const add = (at: string, action: StoredAuditEntry['action'], actorUid: string | null) =>
    company.documents.auditLog.add({
      at: new Date(at),
      actor: actorUid ?? OPERATION,
      actorUid,
      action,
      detail: at,
    });
  await add('2026-04-01T12:00:00.000Z', 'company_created', null);
  await add('2026-04-02T02:59:59.999Z', 'person_removed', 'former');
  await add('2026-04-02T03:00:00.000Z', 'person_removed', company.manager.uid);
  await add('2026-04-03T02:59:59.999Z', 'people_viewed', company.manager.uid);
  await add('2026-04-03T03:00:00.000Z', 'person_invited', 'former');
  return company;
}

describe.skipIf(!HAS_AUTH)('POST /company/audit/export', () => {
  const PATH = '/company/audit/export';
  const about = async (company: TestCompany, filter: object) => {
    const { status, body } = await company.post(PATH, filter);
    expect(status).toBe(200);
    const exported = v.parse(CompanyAuditExportResponseSchema, body);
    expect(exported.isCut).toBe(false);
    return exported.entries.map(({ detail }) => detail.slice(0, 'AAAA-MM-DDTHH'.length));
  };

  it('filters by kind, person and days in São Paulo, as the page does', async () => {
    const company = await filledCompany();
    const former = ['2026-04-03T03', '2026-04-02T02'];
    expect(await about(company, { actor: 'former' })).toEqual(former);
    expect(await about(company, { actor: NO_ACCOUNT })).toEqual(['2026-04-01T12']);
    expect(await about(company, { kind: 'people', actor: company.manager.uid })).toEqual(['2026-04-02T03']);
    const day = { from: '2026-04-02', to: '2026-04-02' };
    expect(await about(company, day)).toEqual(['2026-04-03T02', '2026-04-02T03']);
    expect(await about(company, { ...day, kind: 'looks' })).toEqual(['2026-04-03T02']);
    expect(await about(company, { from: '2026-04-03', to: '2026-04-02' })).toEqual([]);
    const { body } = await company.get('/company/audit', { before: null, actor: 'former' });
    expect(v.parse(CompanyAuditResponseSchema, body).entries.map(({ actor }) => actor)).toEqual([
      'former',
      'former',
    ]);
  });

  it('is noted once, before it is answered', async () => {
    const company = await newCompany(backend);
    expect(await about(company, {})).toEqual(['CSV do regist']);
    expect(await company.audit()).toMatchObject([{ action: 'audit_exported', detail: 'CSV do registro' }]);
  });

  it('rejects days that do not exist and unknown kinds', async () => {
    const company = await newCompany(backend);
    for (const filter of [{ from: '2026-02-31' }, { to: '9999-12-31' }, { kind: 'x' }, { actor: 'a/b' }])
      expect((await company.post(PATH, filter)).status).toBe(400);
    expect(await company.audit()).toEqual([]);
  });
});
