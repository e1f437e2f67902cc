import type { Transaction } from 'firebase-admin/firestore';
import {
  DAY_MS,
  err,
  ok,
  REMINDER_GAP_DAYS,
  type companyRemindEndpoint,
  type RequestOf,
  type ResponseOf,
  type Result,
} from '@aura/shared-domain';
import type { Failure } from '../../http/failure.ts';
import { noteIn } from '../audit.ts';
import { createCompanyChange, type Changing } from '../company-change.ts';
import type { CompanyDeps } from '../company-deps.ts';
import { parseCompany } from '../company-documents.ts';
import { COMPANY_FAILURES } from '../../generated/failures.ts';
import type { ManagerCall } from '../manager.ts';

type Request = RequestOf<typeof companyRemindEndpoint>;
type Asked = ResponseOf<typeof companyRemindEndpoint>;

/**
 * POST /company/reminders: requests reminders for people who have not answered. It reads no person here, so neither
 * the answer nor its duration reveals who is concerned.
 */
export const askReminders = (deps: CompanyDeps): ManagerCall<Request, Asked> =>
  createCompanyChange(deps, ask);

async function ask(
  tx: Transaction,
  { db, documents, manager, request: { days }, now }: Changing<Request>,
): Promise<Result<Asked, Failure>> {
  const { reminder } = parseCompany((await tx.get(documents.company)).data());
  if (reminder && now.getTime() - reminder.askedAt.getTime() < REMINDER_GAP_DAYS * DAY_MS)
    return err(COMPANY_FAILURES.remindedLately);
  tx.update(documents.company, { reminder: { askedAt: now, days } });
  noteIn(tx, db, { manager, action: 'reminder_asked', detail: `Links de há ${days} dias ou mais`, at: now });
  return ok({ askedAt: now.toISOString() });
}
