import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { CompanyAuditResponseSchema, type ResponseOf, companyAuditEndpoint } from '@aura/shared-domain';
import { OPERATION, type StoredAuditEntry } from '@aura/shared-company';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { companyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import { newCompany, type TestCompany } from '../../../test-support/company/company.ts';

const NOW = new Date('2026-04-06T12:00:00.000Z');
const clock = { now: NOW };

let backend: CompanyBackend;
beforeAll(async () => void (backend = await companyBackend(() => clock.now)));
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
  it('shows the newest first, this look included, and who did what without their uid', async () => {
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
        action: 'audit_viewed',
        detail: 'Registro de acessos',
      },
      {
        id: expect.any(String),
        at: '2026-04-06T11:59:59.000Z',
        actor: OPERATION,
        action: 'company_created',
        detail: 'Empresa de Teste',
      },
    ]);
    expect(next).toBeNull();
    expect(JSON.stringify(entries)).not.toContain(company.manager.uid);
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
