import { findSkillById } from '@aura/shared-career';
import { buildTable } from '@aura/shared-company';
import { ok, TABLE_FILE_NAMES, type CompanyTable, type CompanyTableRequest } from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import { note } from '../audit.ts';
import { locateCompany, parseSnapshot } from '../company-documents.ts';
import type { CompanyDeps } from '../company-deps.ts';
import type { ManagerCall } from '../manager.ts';
import { PULSE_FACTORS } from '../pulse/questions.ts';
import { readPulseResults, readPulses } from '../pulse/show-pulses.ts';

/** POST /company/table: the published numbers of a period as one table, out of the newest snapshot. */
export function exportTable({
  db,
  now,
}: Pick<CompanyDeps, 'db' | 'now'>): ManagerCall<CompanyTableRequest, CompanyTable> {
  return async (manager, request) => {
    const { company, companyId } = manager;
    const week = company.snapshots.at(-1);
    const stored = week === undefined ? null : await locateCompany(db, companyId).snapshots.doc(week).get();
    const pulses = await readPulses(db, companyId);
    const name = request.file === undefined ? [] : [TABLE_FILE_NAMES[request.file]];
    const about = `Empresa e departamentos · período de ${request.weeks} semanas`;
    const detail = [...name, about].join(' · ');
    await note(db, { manager, action: 'table_exported', detail, at: now() });
    return ok(
      buildTable({
        company,
        snapshot: stored && parseSnapshot(stored.data()),
        request,
        skillLabel: (id) => findSkillById(id)?.label ?? id,
        lessons: LESSON_SUMMARIES,
        pulses: pulses.flatMap(({ pulse }) => {
          const units = readPulseResults(company, pulse);
          return units === null ? [] : [{ closesAt: pulse.closesAt, units }];
        }),
        factors: PULSE_FACTORS,
      }),
    );
  };
}
