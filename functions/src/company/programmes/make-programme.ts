import { randomUUID } from 'node:crypto';
import type { Transaction } from 'firebase-admin/firestore';
import type { Company, StoredProgramme } from '@aura/shared-company';
import {
  companyProgrammeCreateEndpoint,
  companyProgrammeEndEndpoint,
  computeDay,
  err,
  MAX_PROGRAMMES,
  ok,
  type Owner,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import { LESSON_SUMMARIES } from '@aura/shared-lessons';
import type { Failure } from '../../http/failure.ts';
import { withAnswer } from '../alerts/answer-alert.ts';
import { noteIn } from '../audit.ts';
import { createCompanyChange, type Changing } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { ManagerCall } from '../manager.ts';
import { readList } from '../people/stored-list.ts';
import { findOwner, type OwnersDeps } from '../settings/managers-in-words.ts';

type Request = RequestOf<typeof companyProgrammeCreateEndpoint>;
type Made = ResponseOf<typeof companyProgrammeCreateEndpoint>;
type EndRequest = RequestOf<typeof companyProgrammeEndEndpoint>;
type Ended = ResponseOf<typeof companyProgrammeEndEndpoint>;
type Making = Request & { readonly owned: Owner };

/** POST /company/programmes/create: gives lessons to departments; the alert that it answers is planned from then on. */
export function makeProgramme(deps: CompanyDeps & OwnersDeps): ManagerCall<Request, Made> {
  const made = createCompanyChange<Making, Made>(deps, make);
  return async (manager, request) => {
    const owned = await findOwner(deps, manager.company, request.owner ?? manager.uid);
    return owned.ok ? made(manager, { ...request, owned: owned.value }) : err(owned.error);
  };
}

async function make(
  tx: Transaction,
  { db, documents, manager, request, now }: Changing<Making>,
): Promise<Result<Made, Failure>> {
  const { company } = await readList(tx, documents, []);
  const { title, lessons, dueOn, owned: owner, alert } = request;
  const refusal = explainRefusal(company, request, now);
  if (refusal) return err(refusal);
  const units = [...new Set(request.units)];
  const programme: StoredProgramme = {
    id: randomUUID(),
    title,
    units,
    lessons: [...new Set(lessons)],
    dueOn,
    owner,
    alert,
    createdAt: now,
    endedAt: null,
  };
  tx.update(documents.company, {
    programmes: withProgramme(company.programmes, programme),
    ...(alert !== null && {
      followUps: withAnswer(company.followUps, {
        key: alert,
        state: 'planned',
        owner,
        reason: null,
        at: now,
      }),
    }),
  });
  noteIn(tx, db, { manager, action: 'programme_made', detail: title, at: now });
  return ok({ id: programme.id });
}

function explainRefusal(
  { departments, programmes }: Company,
  { units, lessons, dueOn }: Request,
  now: Date,
): Failure | null {
  if (units.some((unit) => !departments.some(({ id }) => id === unit)))
    return COMPANY_FAILURES.noSuchDepartment;
  if (lessons.some((lesson) => !LESSON_SUMMARIES.some(({ id }) => id === lesson)))
    return COMPANY_FAILURES.noSuchLesson;
  if (dueOn !== null && dueOn < computeDay(now)) return COMPANY_FAILURES.programmeIsLate;
  const running = programmes.filter(({ endedAt }) => endedAt === null);
  return running.length >= MAX_PROGRAMMES ? COMPANY_FAILURES.tooManyProgrammes : null;
}

/** One more; of those that have ended the oldest gives way. */
function withProgramme(all: readonly StoredProgramme[], one: StoredProgramme): StoredProgramme[] {
  if (all.length < MAX_PROGRAMMES) return [...all, one];
  const oldest = all.find(({ endedAt }) => endedAt !== null);
  return [...all.filter((programme) => programme !== oldest), one];
}

/** POST /company/programmes/end: ends a programme. Its lessons stay; the company no longer asks for them. */
export const endProgramme = (deps: CompanyDeps): ManagerCall<EndRequest, Ended> =>
  createCompanyChange<EndRequest, Ended>(
    deps,
    async (tx, { db, documents, manager, request: { id }, now }) => {
      const { programmes } = (await readList(tx, documents, [])).company;
      const programme = programmes.find((one) => one.id === id);
      if (!programme) return err(COMPANY_FAILURES.noSuchProgramme);
      if (programme.endedAt !== null) return ok({ changed: false });
      const ended = programmes.map((one) => (one === programme ? { ...one, endedAt: now } : one));
      tx.update(documents.company, { programmes: ended });
      noteIn(tx, db, { manager, action: 'programme_ended', detail: programme.title, at: now });
      return ok({ changed: true });
    },
  );
