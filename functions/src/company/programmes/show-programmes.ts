import { findSkillById } from '@aura/shared-career';
import { buildProgrammes } from '@aura/shared-company';
import { ok, type companyProgrammesEndpoint, type ResponseOf } from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import { note } from '../audit.ts';
import { locateCompany, parseSnapshot } from '../company-documents.ts';
import type { CompanyDeps } from '../company-deps.ts';
import type { ManagerCall } from '../manager.ts';

type Programmes = ResponseOf<typeof companyProgrammesEndpoint>;

/** GET /company/programmes: the assigned programmes, and the groups' progress in the newest published numbers. */
export const showProgrammes =
  ({ db, now }: Pick<CompanyDeps, 'db' | 'now'>): ManagerCall<undefined, Programmes> =>
  async (manager) => {
    const { company, companyId } = manager;
    const week = company.snapshots.at(-1) ?? null;
    const stored = week === null ? null : await locateCompany(db, companyId).snapshots.doc(week).get();
    await note(db, { manager, action: 'programmes_viewed', detail: 'Programas', at: now() });
    return ok({
      programmes: buildProgrammes(
        company,
        stored && parseSnapshot(stored.data()),
        LESSON_SUMMARIES,
        (id) => findSkillById(id)?.label ?? id,
      ),
      week,
      departments: company.departments,
      catalogue: LESSON_SUMMARIES.map(({ id, title, readingTime, category }) => ({
        id,
        title,
        minutes: readingTime,
        category,
      })),
    });
  };
