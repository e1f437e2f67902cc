import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { toolsEnvironment } from '../emulators/environment.ts';
import { FIREBASE_TOOLS } from '../emulators/tools.ts';
import { fired, watchInterruption } from '../processes/interruption.ts';
import { runLogged } from '../processes/run-logged.ts';
import { complain, say } from '../terminal/print-messages.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import { applyBuild } from './apply.ts';
import { buildEnvironment, folderOf, readPlan, RUNNING, type Plan } from './build.ts';
import { readDeployOptions, type DeployOptions } from './cli.ts';
import { collectFindings } from './doctor/findings.ts';
import { readFacts } from './doctor/read-facts.ts';
import type { Environment } from './environments/environment.ts';
import { describeChange, readRunning } from './plan/compare.ts';
import { EDGE_PORT, startTwin } from './twin/start-twin.ts';
import { tryTwin } from './twin/try-twin.ts';
import { askOver } from './verify/ask.ts';
import { verifySite, type Check } from './verify/verify.ts';

type Outcome = Promise<Result<null, string>>;

async function diagnose(environment: Environment): Outcome {
  const findings = collectFindings(environment, await readFacts(environment));
  for (const { isFatal, text } of findings) say(`${isFatal ? '✖' : '?'} ${text}`);
  const fatal = findings.filter(({ isFatal }) => isFatal).length;
  if (fatal > 0) return err(`${fatal} faltas impedem ${environment.name}.`);
  say(`Nada impede ${environment.name}.`);
  return ok(null);
}

async function build(environment: Environment, signal: AbortSignal): Promise<Result<Plan, string>> {
  say(`Compilando ${environment.name} como produção…`);
  const built = await buildEnvironment(environment, signal);
  if (!built.ok) return built;
  for (const [part, digest] of Object.entries(built.value.parts)) say(`  ${part} ${digest}`);
  say(folderOf(environment));
  return built;
}

async function plan(environment: Environment, signal: AbortSignal): Outcome {
  const built = await build(environment, signal);
  if (!built.ok) return built;
  const running = await readRunning(`${environment.origin}/${RUNNING}`, askOver(null));
  for (const line of describeChange(built.value, running)) say(line);
  return ok(null);
}

/** Says what was checked; the error counts what was wrong. */
function report(checks: readonly Check[]): Result<null, string> {
  const wrong = checks.filter(({ problem }) => problem !== null);
  for (const { name, problem } of wrong) complain(`${name}: ${problem ?? ''}`);
  say(`${checks.length - wrong.length} de ${checks.length} conferências certas.`);
  return wrong.length === 0 ? ok(null) : err(`${wrong.length} conferências falharam.`);
}

async function twin({ environment, stay }: DeployOptions, signal: AbortSignal): Outcome {
  const built = await build(environment, signal);
  if (!built.ok) return built;
  say('Iniciando o gêmeo: Hosting, funções, contas e documentos…');
  const started = await startTwin(environment, signal);
  if (!started.ok) return started;
  try {
    const site = { origin: environment.origin, ...built.value };
    const answered = await verifySite(site, askOver({ port: EDGE_PORT }));
    const opened = await tryTwin(environment, built.value, started.value);
    if (!opened.ok) return opened;
    const reported = report([...answered, ...opened.value]);
    if (!stay) return reported;
    const args = started.value.chromium.map((arg) => `'${arg}'`).join(' ');
    say(`No ar até Ctrl-C. Abra com: chromium ${args} ${environment.origin}`);
    const why = await Promise.race([started.value.failed, fired(signal)]);
    return why ? err(why) : reported;
  } finally {
    await started.value.stop();
  }
}

async function verify(environment: Environment): Outcome {
  const read = await readPlan(environment);
  if (!read.ok) return read;
  return report(await verifySite({ origin: environment.origin, ...read.value }, askOver(null)));
}

async function apply(environment: Environment, signal: AbortSignal): Outcome {
  const read = await readPlan(environment);
  if (!read.ok) return read;
  const log = join(LOGS, 'deploy.log');
  const env = await toolsEnvironment();
  return applyBuild(
    { projectId: environment.projectId, config: join(folderOf(environment), 'firebase.json'), say },
    async (args) => {
      const { code } = await runLogged({
        command: process.execPath,
        args: [FIREBASE_TOOLS, ...args],
        cwd: ROOT,
        env,
        log,
        signal,
      });
      if (code !== 0) complain(`Veja ${log}`);
      return code;
    },
  );
}

const run = (options: DeployOptions, signal: AbortSignal): Promise<Result<unknown, string>> => {
  const { command, environment } = options;
  switch (command) {
    case 'doctor':
      return diagnose(environment);
    case 'build':
      return build(environment, signal);
    case 'plan':
      return plan(environment, signal);
    case 'twin':
      return twin(options, signal);
    case 'verify':
      return verify(environment);
    case 'apply':
      return apply(environment, signal);
  }
};

const options = readDeployOptions(process.argv.slice(2));
const outcome = options.ok ? await run(options.value, watchInterruption()) : options;
if (!outcome.ok) complain(outcome.error);
process.exitCode = outcome.ok ? 0 : 1;
