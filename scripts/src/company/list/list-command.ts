import type { Auth } from 'firebase-admin/auth';
import { COMPANIES } from '@aura/shared-company';
import { ok, type Result } from '@aura/shared-domain';
import type { Context } from '../cli/context.ts';
import { readCompany } from '../records/company-documents.ts';
import { listText, type Row } from './list-text.ts';

/** Every company with its seats and managers. */
export async function listCommand({ db, auth }: Context): Promise<Result<string, string>> {
  const { docs } = await db.collection(COMPANIES).get();
  const rows: Row[] = [];
  for (const document of docs) {
    const company = readCompany(document.data());
    const managers = company ? await readEmails(auth, company.managers) : [];
    rows.push({ id: document.id, company: company && { ...company, managers } });
  }
  return ok(listText(rows));
}

/** As many accounts as one call asks for. */
const AT_ONCE = 100;

/** The e-mails of accounts; the id for an account that is gone. */
async function readEmails(auth: Pick<Auth, 'getUsers'>, uids: readonly string[]): Promise<readonly string[]> {
  const emails = new Map<string, string>();
  for (let at = 0; at < uids.length; at += AT_ONCE) {
    const { users } = await auth.getUsers(uids.slice(at, at + AT_ONCE).map((uid) => ({ uid })));
    for (const { uid, email } of users) if (email) emails.set(uid, email);
  }
  return uids.map((uid) => emails.get(uid) ?? `conta apagada (${uid})`);
}
