import { getApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { isDemo } from '../../config/settings.ts';
import { readOperatorSettings } from '../../config/operator-settings.ts';
import { openFirebaseServices } from '../../firebase/admin.ts';
import { grantOperator, listOperators, revokeOperator } from './change-operator.ts';

/* The program behind `npm run operator`, with the caller's rights: `main.ts PROJECT grant|revoke|list [EMAIL REASON]`.
 * Prints the result as JSON, `{ ok, value | error }`, or the failure on stderr. */
const [project = '', deed, email = '', reason = ''] = process.argv.slice(2);

function run() {
  const { db } = openFirebaseServices(project);
  const deps = { db, auth: getAuth(getApp(project)), now: () => new Date() };
  const { needsSecondFactor } = readOperatorSettings(process.env, isDemo(project));
  const request = { email, reason, needsSecondFactor };
  if (deed === 'grant') return grantOperator(deps, request);
  return deed === 'revoke' ? revokeOperator(deps, request) : listOperators(deps);
}

try {
  const line = JSON.stringify(await run());
  process.stdout.write(line, () => process.exit(0));
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error), () => process.exit(1));
}
