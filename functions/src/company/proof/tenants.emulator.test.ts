import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { companyEndpoints, CompanyOverviewRequestSchema } from '@aura/shared-domain';
import { scaleRuns } from '@aura/testing';
import { HAS_AUTH } from '../../../test-support/backend.ts';
import { startCompanyBackend, type CompanyBackend } from '../../../test-support/company/backend.ts';
import {
  described,
  makeManagerToken,
  newCompany,
  type TestCompany,
} from '../../../test-support/company/company.ts';
import { forgeToken } from '../../../test-support/people.ts';
import { takeCompanySnapshot } from '../snapshots/take-company-snapshot.ts';

const COMPANIES = scaleRuns(4, 20);
/** Companies that each one is tried against. */
const OTHERS = scaleRuns(2, 3);
const NOW = new Date('2026-11-09T07:00:00.000Z');

interface Tenant {
  readonly company: TestCompany;
  /** Appears in all stored data of the company. */
  readonly mark: string;
  readonly personId: string;
  readonly departmentId: string;
}

let backend: CompanyBackend;
const tenants: Tenant[] = [];

async function newTenant(at: number): Promise<Tenant> {
  const mark = `marca${at}x`;
  const company = await newCompany(backend, { name: `Empresa ${mark}`, seats: 100 });
  const rows = Array.from({ length: 12 }, (_, line) => ({
    line: line + 2,
    person: described(`${mark} ${line}`, {
      email: `${mark}.${line}@empresa.example`,
      department: `Setor ${mark}`,
    }),
  }));
  await company.post('/company/members/import', { dryRun: false, rows });
  await takeCompanySnapshot({ db: backend.db, now: () => NOW })(company.id);
  const [personId = ''] = Object.values(await company.people()).map(({ id }) => id);
  const departmentId = (await company.company()).departments[0]?.id ?? '';
  return { company, mark, personId, departmentId };
}

beforeAll(async () => {
  if (!HAS_AUTH) return;
  backend = await startCompanyBackend(() => NOW);
  for (let at = 0; at < COMPANIES; at++) tenants.push(await newTenant(at));
});
afterAll(() => backend?.stop());

const OVERVIEW = { department: null, week: null, weeks: 12 };

/** Every call of a manager, asked with whatever of another company can be put into it. */
const callsWith = (other: Tenant): Readonly<Record<string, object | undefined>> => ({
  companyOverviewEndpoint: { ...OVERVIEW, department: other.departmentId },
  companyExportEndpoint: { ...OVERVIEW, department: other.departmentId, format: 'csv' },
  companyTableEndpoint: { weeks: 12 },
  companyPulsesEndpoint: undefined,
  companyPulseOpenEndpoint: { closesOn: '2030-01-01', units: [other.departmentId], withEnps: true },
  companyPulseCancelEndpoint: { id: other.departmentId },
  companyPeopleEndpoint: { after: null, search: other.mark, department: other.departmentId },
  companyAuditEndpoint: { before: null, actor: other.company?.manager.uid ?? null },
  companyAuditExportEndpoint: { actor: other.company?.manager.uid ?? null },
  companySettingsEndpoint: undefined,
  companyInviteEndpoint: { kind: 'again', personIds: [other.personId] },
  companyImportEndpoint: undefined,
  companyPersonChangeEndpoint: { personId: other.personId, name: 'Trocado', department: 'Trocado' },
  companyPersonRemoveEndpoint: { personId: other.personId },
  companyDepartmentRenameEndpoint: { id: other.departmentId, name: 'Trocado' },
  companyDepartmentRemoveEndpoint: { id: other.departmentId },
  companyMinimumsEndpoint: { cell: 50, breakdown: 100 },
  companyDomainChangeEndpoint: { action: 'remove', domain: 'trocado.com.br' },
  companyRemindEndpoint: { days: 3 },
  companyFollowUpEndpoint: { action: 'own', key: 'seats::', owner: other.company?.manager.uid ?? null },
  companyManagersEndpoint: undefined,
  companyManagerChangeEndpoint: { action: 'remove', id: other.company?.manager.uid ?? 'ninguem' },
  companyProgrammesEndpoint: undefined,
  companyProgrammeCreateEndpoint: {
    title: 'Trocado',
    units: [other.departmentId],
    lessons: ['feedback-construtivo'],
    dueOn: null,
    owner: null,
    alert: null,
  },
  companyProgrammeEndEndpoint: { id: other.departmentId },
});

const CALLS = { ...companyEndpoints };
type CompanyCall = keyof typeof CALLS;
const NOT_BY_MANAGERS = new Set(['companySnapshotsEndpoint']);
const managerCalls = Object.keys(CALLS).filter(
  (name) => name.startsWith('company') && !NOT_BY_MANAGERS.has(name),
) as CompanyCall[];

async function ask(tenant: Tenant, name: CompanyCall, request: object | undefined, token: string) {
  const { method, path } = CALLS[name];
  return method === 'GET'
    ? tenant.company.get(path, request ?? {}, token)
    : tenant.company.post(path, request ?? {}, token);
}

/** Everything that is stored of a company but who looked at it. */
async function stored({ company }: Tenant): Promise<string> {
  return JSON.stringify([await company.company(), await company.people()]);
}

describe.skipIf(!HAS_AUTH)('companies among each other', () => {
  it('are asked by every call that the contract has for managers', () => {
    expect(Object.keys(callsWith({ mark: '', personId: '', departmentId: '' } as Tenant)).toSorted()).toEqual(
      managerCalls.toSorted(),
    );
    expect(Object.keys(CompanyOverviewRequestSchema.entries)).not.toContain('company');
  });

  it('see and change nothing of each other in any call', async () => {
    let asked = 0;
    for (const [at, tenant] of tenants.entries()) {
      for (let step = 1; step <= OTHERS; step++) {
        const other = tenants[(at + step * 5) % COMPANIES];
        if (!other || other === tenant) continue;
        const before = await stored(other);
        const { uid } = tenant.company.manager;
        const tokens = [
          makeManagerToken(uid, tenant.company.id),
          // A claim for another company, of a person unknown to it.
          makeManagerToken(uid, other.company.id),
          forgeToken(uid, { company: other.company.id }),
          forgeToken(other.company.manager.uid),
        ];
        for (const [index, token] of tokens.entries()) {
          for (const [name, request] of Object.entries(callsWith(other))) {
            if (index === 0 && name === 'companyMinimumsEndpoint') continue;
            const { status, body } = await ask(tenant, name as CompanyCall, request, token);
            asked += 1;
            expect(JSON.stringify(body), `${name} by token ${index}`).not.toContain(other.mark);
            // With their own token they are heard, and find nothing of the other.
            expect([name, index, index === 0 || status === 403]).toEqual([name, index, true]);
          }
        }
        expect(await stored(other)).toBe(before);
      }
    }
    // Each pair by four tokens, but for the call that changes a company by its own.
    expect(asked).toBe(COMPANIES * OTHERS * (4 * managerCalls.length - 1));
  }, 240_000);
});
