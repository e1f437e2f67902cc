import { findSkillById } from '@aura/shared-career';
import { buildOverview, type Company } from '@aura/shared-company';
import {
  err,
  ok,
  OTHER_UNIT,
  type AuditAction,
  type CompanyOverview,
  type CompanyOverviewRequest,
  type RequestOf,
  type Result,
  companyExportEndpoint,
} from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import type { Failure } from '../../http/failure.ts';
import { note } from '../audit.ts';
import { locateCompany, parseSnapshot } from '../company-documents.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { Manager, ManagerCall } from '../manager.ts';
import { describeOverviewRead } from './overview-detail.ts';

type Deps = Pick<CompanyDeps, 'db' | 'now'>;

/** GET /company/overview: the data of the cockpit, from one published snapshot. */
export function showOverview(deps: Deps): ManagerCall<CompanyOverviewRequest, CompanyOverview> {
  return (manager, request) => readOverview(deps, { manager, request, action: 'overview_viewed' });
}

const EXPORTED = { csv: 'overview_exported', print: 'overview_printed' } as const;

/** POST /company/exports: the same numbers, to save outside the cockpit. */
export function exportOverview(
  deps: Deps,
): ManagerCall<RequestOf<typeof companyExportEndpoint>, CompanyOverview> {
  return (manager, { format, ...request }) =>
    readOverview(deps, { manager, request, action: EXPORTED[format] });
}

interface Looking {
  readonly manager: Manager;
  readonly request: CompanyOverviewRequest;
  readonly action: AuditAction;
}

async function readOverview(
  { db, now }: Deps,
  { manager, request, action }: Looking,
): Promise<Result<CompanyOverview, Failure>> {
  const { company, companyId } = manager;
  if (!isUnit(company, request.department)) return err(COMPANY_FAILURES.noSuchDepartment);
  if (request.week !== null && !company.snapshots.includes(request.week))
    return err(COMPANY_FAILURES.noSuchWeek);
  const week = request.week ?? company.snapshots.at(-1) ?? null;
  const stored = week === null ? null : await locateCompany(db, companyId).snapshots.doc(week).get();
  const detail = describeOverviewRead(company, { ...request, week });
  const at = now();
  await note(db, { manager, action, detail, at });
  return ok(
    buildOverview({
      company,
      snapshot: stored && parseSnapshot(stored.data()),
      request,
      skillLabel: (id) => findSkillById(id)?.label ?? id,
      lessons: LESSON_SUMMARIES,
      now: at,
    }),
  );
}

const isUnit = ({ departments }: Company, id: string | null): boolean =>
  id === null || id === OTHER_UNIT || departments.some((department) => department.id === id);
