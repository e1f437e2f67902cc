import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { ClosingAnswer } from '@aura/shared-company';
import { openFirebaseServices } from '../../firebase/admin.ts';
import { closeCompany, countCompany } from './close-company.ts';

/*
 * `npm run company -- close` runs this with the caller's rights: `main.ts PROJECT COMPANY count|close`.
 * Prints a `ClosingAnswer` as JSON, or why it failed on the other stream.
 */
const [project = '', companyId = '', deed] = process.argv.slice(2);

async function answer(): Promise<ClosingAnswer> {
  const { db } = openFirebaseServices(project);
  if (deed !== 'close') return countCompany(db, companyId);
  return closeCompany({ db, accounts: getAuth(getApp(project)), now: () => new Date() }, companyId);
}

try {
  const line = JSON.stringify(await answer());
  process.stdout.write(line, () => process.exit(0));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error), () => process.exit(1));
}
