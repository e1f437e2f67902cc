import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { prepareToolsEnvironment } from '../emulators/environment.ts';
import { FIREBASE_TOOLS } from '../emulators/tools.ts';
import { ensureChromium } from '../machine/chromium.ts';
import { waitUntilFired, watchInterruption } from '../processes/interruption.ts';
import { runLogged } from '../processes/run-logged.ts';
import { prepare } from '../start/prepare.ts';
import { explainUnanswered } from '../terminal/explain-unanswered.ts';
import { complain, say } from '../terminal/print-messages.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import { applyBuild } from './apply.ts';
import { buildEnvironment, buildFolderPath, readPlan, RUNNING, openShells, type Plan } from './build.ts';
import { readDeployOptions, type DeployOptions, type RolledBack } from './cli.ts';
import { collectFindings } from './doctor/findings.ts';
import { readFacts } from './doctor/read-facts.ts';
import type { Environment } from './environments/environment.ts';
import { listCodebases, FUNCTIONS } from './codebases.ts';
import { describeChange, readRunning } from './plan/compare.ts';
import { previewSite, type Previewed } from './preview/preview-site.ts';
import type { Shown } from './recompose/recompose.ts';
import { releaseSite, switchShell } from './recompose/release-site.ts';
import { readSources } from './recompose/read-sources.ts';
import { prepareSiteRollback } from './rollback/plan-rollback.ts';
import { rollBackFunctions } from './rollback/roll-back-functions.ts';
import { readCurrent } from './shells/kit.ts';
import { EDGE_PORT, listTwinPorts, startTwin } from './twin/start-twin.ts';
import { tryCodebases } from './twin/try-codebases.ts';
import { tryPages } from './twin/try-pages.ts';
import { tryTwin } from './twin/try-twin.ts';
import { walkJourneys } from './twin/walk-journeys.ts';
import { askOver } from './verify/ask.ts';
import { verifySite, type Check } from './verify/verify.ts';

type Outcome = Promise<Result<null, string>>;
type TwinOptions = Extract<DeployOptions, { readonly command: 'twin' }>;

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
  say(buildFolderPath(environment));
  return built;
}

async function showPlan(environment: Environment, signal: AbortSignal): Outcome {
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

async function runTwin({ environment, stay, journeys }: TwinOptions, signal: AbortSignal): Outcome {
  const prepared = await prepare(signal, listTwinPorts);
  if (!prepared.ok) return prepared;
  const browser = await ensureChromium();
  if (!browser.ok) return browser;
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
    const followed = await tryPages(environment, askOver({ port: EDGE_PORT }), say);
    if (!followed.ok) return followed;
    const walked = journeys ? await walkJourneys(environment, started.value, signal) : ok(null);
    if (!walked.ok) return walked;
    const reported = report([
      ...answered,
      ...opened.value,
      ...followed.value,
      ...(await tryCodebases()),
      ...(walked.value ? [walked.value] : []),
      started.value.sumAnswers(),
    ]);
    if (!stay) return reported;
    const args = started.value.chromium.map((arg) => `'${arg}'`).join(' ');
    say(`No ar até Ctrl-C. Abra com: chromium ${args} ${environment.origin}`);
    const why = await Promise.race([started.value.failed, waitUntilFired(signal)]);
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

async function apply(environment: Environment, only: readonly string[], signal: AbortSignal): Outcome {
  const read = await readPlan(environment);
  if (!read.ok) return read;
  const sources = readSources(environment);
  if (!sources.ok) return sources;
  const folder = buildFolderPath(environment);
  const log = join(LOGS, 'deploy.log');
  const env = await prepareToolsEnvironment();
  return applyBuild(
    {
      projectId: environment.projectId,
      config: join(folder, 'firebase.json'),
      codebases: listCodebases(environment, folder).map(({ name }) => name),
      only,
      say,
    },
    {
      runFirebase: async (args) => {
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
      releaseSite: async () =>
        tellShown(await releaseSite(openShells(environment), read.value.shell, sources.value)),
    },
  );
}

function tellShown(shown: Result<Shown, string>): Result<null, string> {
  if (!shown.ok) return shown;
  const { revision, shell, leftOut } = shown.value;
  for (const reason of leftOut) complain(reason);
  say(`No ar: shell ${shell}, revisão ${revision} do registro.`);
  return ok(null);
}

async function rollBack(
  environment: Environment,
  what: RolledBack,
  to: string | undefined,
  signal: AbortSignal,
): Outcome {
  const { projectId } = environment;
  if (what.part === 'functions') {
    const functions = FUNCTIONS[what.codebase];
    if (!functions)
      return err(`Não há funções "${what.codebase}". Há: ${Object.keys(FUNCTIONS).join(', ')}.`);
    const log = join(LOGS, 'deploy-rollback.log');
    const rolled = await rollBackFunctions({ projectId, functions, to, say }, async (args) => {
      const { code, output } = await runLogged({ command: 'gcloud', args, cwd: ROOT, log, signal });
      return code === 0 ? output : null;
    });
    return rolled.ok ? rolled : err(`${rolled.error} (${log})`);
  }
  const sources = readSources(environment);
  if (!sources.ok) return sources;
  const current = await readCurrent(sources.value.shells);
  if (!current) return err(`Nada foi publicado ainda em ${environment.name}.`);
  const target = prepareSiteRollback(current, to);
  if (!target.ok) return target;
  return tellShown(await switchShell(target.value, sources.value));
}

async function preview(environment: Environment, previewed: Previewed): Outcome {
  const sources = readSources(environment);
  if (!sources.ok) return sources;
  const shown = await previewSite(previewed, sources.value);
  if (!shown.ok) return shown;
  say(shown.value);
  return ok(null);
}

const run = (options: DeployOptions, signal: AbortSignal): Promise<Result<unknown, string>> => {
  const { environment } = options;
  switch (options.command) {
    case 'doctor':
      return diagnose(environment);
    case 'build':
      return build(environment, signal);
    case 'plan':
      return showPlan(environment, signal);
    case 'twin':
      return runTwin(options, signal);
    case 'verify':
      return verify(environment);
    case 'apply':
      return apply(environment, options.only, signal);
    case 'rollback':
      return rollBack(environment, options.what, options.to, signal);
    case 'preview':
      return preview(environment, options.previewed);
  }
};

const options = readDeployOptions(process.argv.slice(2));
const outcome = options.ok ? await run(options.value, watchInterruption()).catch(explainUnanswered) : options;
if (!outcome.ok) complain(outcome.error);
process.exitCode = outcome.ok ? 0 : 1;
