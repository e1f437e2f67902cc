import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runLogged } from '../../processes/run-logged.ts';
import { LOGS, ROOT } from '../../workspaces/paths.ts';
import { isReal, type Environment } from '../environments/environment.ts';
import type { Facts } from './findings.ts';

const LEGAL = 'shell/content/legal';

/** Looks up what is known of an environment besides its own file. */
export async function readFacts(environment: Environment): Promise<Facts> {
  const files = (await readdir(join(ROOT, LEGAL))).filter((file) => file.endsWith('.md'));
  const texts = files.map(
    async (file) => [`${LEGAL}/${file}`, await readFile(join(ROOT, LEGAL, file), 'utf8')] as const,
  );
  return {
    operator: await readFile(join(ROOT, 'shell/src/operator.ts'), 'utf8'),
    legalTexts: new Map(await Promise.all(texts)),
    secrets: isReal(environment) ? await readSecrets(environment) : new Set(),
  };
}

/** Names of a project's secrets from Google's command line; null if it is missing or refuses. */
async function readSecrets({ projectId }: Environment): Promise<ReadonlySet<string> | null> {
  const args = ['secrets', 'list', '--project', projectId, '--format', 'value(name)', '--quiet'];
  const { code, output } = await runLogged({
    command: 'gcloud',
    args,
    cwd: ROOT,
    log: join(LOGS, 'deploy-secrets.log'),
  });
  return code === 0 ? new Set(output.split('\n').map((line) => line.trim())) : null;
}
