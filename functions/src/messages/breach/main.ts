import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { openFirebaseServices } from '../../firebase/admin.ts';
import { BreachSchema, sendBreachNotice } from './send-breach-notice.ts';

/* `npm run breach-notice -- PROJECT FILE`: tells people of an incident, with the caller's rights. FILE is the notice as JSON;
 * docs/operations.md shows one. */
const [project, file] = process.argv.slice(2);

async function run(): Promise<number> {
  if (!project || !file) return complain('Uso: npm run breach-notice -- PROJETO ARQUIVO.json');
  const breach = v.safeParse(BreachSchema, JSON.parse(await readFile(file, 'utf8')));
  if (!breach.success) return complain(`${file}: ${JSON.stringify(v.flatten(breach.issues).nested)}`);
  const sent = await sendBreachNotice(openFirebaseServices(project).db, breach.output, new Date());
  if (!sent.ok) return complain(sent.error);
  process.stdout.write(`O comunicado está na fila para ${sent.value} conta(s).\n`);
  return 0;
}

function complain(text: string): number {
  process.stderr.write(`${text}\n`);
  return 1;
}

process.exit(await run());
