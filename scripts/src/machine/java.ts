import { err, ok, type Result } from '@aura/shared-domain';
import { aptInstall } from './apt.ts';
import { findProgram } from './find-program.ts';

const MISSING =
  'O emulador do Firestore precisa do Java 17 ou mais novo, que não foi encontrado. ' +
  'Instale-o (no Debian ou Ubuntu: "sudo apt-get install default-jre-headless") e tente de novo.';

/** Makes sure that `java` can be run. The error is a sentence for the person at the terminal. */
export async function ensureJava(): Promise<Result<string, string>> {
  const found = await findProgram('java');
  if (found) return ok(found);
  await aptInstall('default-jre-headless', 'o Java');
  const installed = await findProgram('java');
  return installed ? ok(installed) : err(MISSING);
}
