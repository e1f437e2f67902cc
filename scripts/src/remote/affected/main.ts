import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { runLogged } from '../../processes/run-logged.ts';
import { NX_ENV } from '../../start/build.ts';
import { complain, say } from '../../terminal/print-messages.ts';
import { LOGS, ROOT } from '../../workspaces/paths.ts';

/* `npm run affected:remotes -- --base=REF`: the remotes that differ from a commit, as a step of a workflow gives it on. */
const { values } = parseArgs({ options: { base: { type: 'string', default: 'origin/main' } } });
const { code, output } = await runLogged({
  command: `${ROOT}/node_modules/.bin/nx`,
  args: ['show', 'projects', '--affected', `--base=${values.base}`, '--projects=@aura/mfe-*', '--json'],
  cwd: ROOT,
  env: NX_ENV,
  log: `${LOGS}/affected-remotes.log`,
  signal: new AbortController().signal,
});
const ManifestSchema = v.pipe(v.string(), v.parseJson(), v.object({ version: v.string() }));
async function readRemote(project: string) {
  const name = project.replace('@aura/mfe-', '');
  const { version } = v.parse(ManifestSchema, await readFile(`${ROOT}/mfe-${name}/package.json`, 'utf8'));
  return { name, version };
}

const NamesSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));
const names = v.safeParse(NamesSchema, output.slice(output.lastIndexOf('[')));
if (code === 0 && names.success) {
  const remotes = await Promise.all(names.output.map(readRemote));
  say(`remotes=${JSON.stringify(remotes)}`);
} else complain(`O Nx não disse o que mudou:\n\n${output}`);
process.exitCode = code === 0 && names.success ? 0 : 1;
