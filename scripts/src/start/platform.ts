import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { buildWorkingCopyRegistry } from '../compose/working-copy.ts';
import { openGenerations, saveRegularly } from '../emulators/data/generations.ts';
import { keepRunning } from '../emulators/keep-running.ts';
import { type Emulators, startEmulators } from '../emulators/start.ts';
import { startMailbox } from '../mailbox/start-mailbox.ts';
import { PAYMENTS_FILE, startPayments } from '../payments/start-payments.ts';
import { waitUntilFired } from '../processes/interruption.ts';
import { readFunctionSettings } from '../releases/function-settings.ts';
import { liveDemo } from '../seed/live-demo.ts';
import { seedPeople } from '../seed/seed.ts';
import { say, complain } from '../terminal/print-messages.ts';
import type { Workspaces } from '../workspaces/discover.ts';
import { DATA, LOCAL, ROOT, LOGS } from '../workspaces/paths.ts';
import { buildAll } from './build.ts';
import { DEMO_PEOPLE, DEMO_PROFESSIONAL } from '../seed/people.ts';
import { describeDefaults } from './defaults.ts';
import { EMULATOR_ENV, PROJECT } from '../emulators/project.ts';
import { runLogged } from '../processes/run-logged.ts';

/** Converts this machine's stored data of an earlier version to the current form; prints failures. */
async function migrateStored(signal: AbortSignal): Promise<void> {
  const log = join(LOGS, 'migrations.log');
  const { code } = await runLogged({
    command: process.execPath,
    args: [join(ROOT, 'functions/src/migrations/main.ts'), PROJECT],
    cwd: ROOT,
    // Google's libraries would ask the network whether this is a machine of theirs.
    env: { ...EMULATOR_ENV, METADATA_SERVER_DETECTION: 'none' },
    log,
    signal,
  });
  if (code !== 0 && !signal.aborted)
    complain(`Alguns dados guardados não puderam ser trazidos à forma de agora. Detalhes em ${log}`);
}

/** Stored state of the mailbox; part of the emulators' data. */
const MAILBOX_FILE = join(LOCAL, 'mailbox.json');

export interface Served {
  /** Sources of the remotes, a line each. */
  readonly remoteLines: readonly string[];
  readonly close: () => void | Promise<void>;
  /** Settles with a sentence when a server ends unexpectedly. */
  readonly failed?: Promise<string>;
}

interface Run {
  readonly workspaces: Workspaces;
  /** Deletes the data of earlier runs. */
  readonly reset: boolean;
  /** Puts the site on its ports, once the emulators run. */
  readonly serve: () => Promise<Result<Served, string>>;
  readonly signal: AbortSignal;
}

/**
 * Builds, starts the emulators with their data and people, serves the site, and runs until interrupted. Whatever
 * happens, nothing is left running. The error is a sentence for the person at the terminal.
 */
export async function runPlatform(run: Run): Promise<Result<null, string>> {
  const { signal, reset } = run;
  if (signal.aborted) return ok(null);
  if (reset) {
    say('Apagando os dados locais…');
    await rm(DATA, { recursive: true, force: true });
    await rm(PAYMENTS_FILE, { force: true });
    await rm(MAILBOX_FILE, { force: true });
  }
  say('Compilando o site, os remotos e as funções…');
  const built = await buildAll(signal);
  if (!built.ok) return signal.aborted ? ok(null) : built;

  say('Iniciando os emuladores do Firebase (cerca de 15 segundos)…');
  const settings = await readFunctionSettings(ROOT, process.env, await listTeams(run.workspaces));
  const data = openGenerations(DATA, { say });
  const emulators = await keepRunning(() => startEmulators(data, signal, settings), { say, signal });
  if (!emulators.ok) return signal.aborted ? ok(null) : emulators;
  const stopSaving = saveRegularly(emulators.value.save);
  try {
    return await serveUntilInterrupted(run, emulators.value);
  } finally {
    stopSaving();
    say('Salvando os dados e encerrando…');
    await emulators.value.stop();
  }
}

/** Who owns the remotes that have been built. */
async function listTeams({ remotes }: Workspaces): Promise<string[]> {
  const built = await buildWorkingCopyRegistry(remotes);
  return built.ok ? built.value.remotes.flatMap(({ current }) => current.descriptor.owner ?? []) : [];
}

async function serveUntilInterrupted(run: Run, emulators: Emulators): Promise<Result<null, string>> {
  const mailbox = await startMailbox({ file: MAILBOX_FILE });
  if (!mailbox.ok) return mailbox;
  try {
    return await serveWithPayments(run, emulators, mailbox.value.url);
  } finally {
    await mailbox.value.stop();
  }
}

async function serveWithPayments(
  { workspaces, serve, signal }: Run,
  emulators: Emulators,
  mailboxUrl: string,
): Promise<Result<null, string>> {
  const [seeded] = await Promise.all([seedPeople(), migrateStored(signal)]);
  if (!seeded.ok) return seeded;
  // Nobody waits for it: the first time it takes as long as the site to start, or longer.
  const demo = beginDemo(signal);
  const siteUrl = `http://localhost:${workspaces.shell.port}`;
  const payments = await startPayments({ file: PAYMENTS_FILE, siteUrl, env: process.env });
  if (!payments.ok) return payments;
  try {
    return await serveSiteUntilInterrupted({ workspaces, serve, signal }, emulators, { mailboxUrl, demo });
  } finally {
    await payments.value.stop();
  }
}

interface Demo {
  readonly isOver: () => boolean;
  /** Whether the demo professional has their story. */
  readonly ended: Promise<boolean>;
}

function beginDemo(signal: AbortSignal): Demo {
  let isOver = false;
  const ended = liveDemo(signal).finally(() => {
    isOver = true;
  });
  return { isOver: () => isOver, ended };
}

async function serveSiteUntilInterrupted(
  { workspaces, serve, signal }: Pick<Run, 'workspaces' | 'serve' | 'signal'>,
  emulators: Emulators,
  { mailboxUrl, demo }: { readonly mailboxUrl: string; readonly demo: Demo },
): Promise<Result<null, string>> {
  const served = await serve();
  if (!served.ok) return signal.aborted ? ok(null) : served;
  say(composeBanner(`http://localhost:${workspaces.shell.port}`, served.value.remoteLines, mailboxUrl));
  if (!demo.isOver()) {
    say(`Ainda preenchendo a história de ${DEMO_PROFESSIONAL.name}. Avisamos aqui quando estiver pronta.`);
    void demo.ended.then((isAlive) => {
      if (isAlive)
        say(`A história de ${DEMO_PROFESSIONAL.name} está pronta. Recarregue a página se já entrou.`);
    });
  }
  const failures = [emulators.failed, ...(served.value.failed ? [served.value.failed] : [])];
  const why = await Promise.race([...failures, waitUntilFired(signal)]);
  await served.value.close();
  return why ? err(why) : ok(null);
}

/**
 * The text once everything runs.
 * @param remotes sources of the remotes, a line each
 * @param mailboxUrl address for reading the e-mails of the demonstration
 */
function composeBanner(url: string, remotes: readonly string[], mailboxUrl: string): string {
  const people = DEMO_PEOPLE.map(
    ({ label, name, email, password }) => `  ${label}: ${email}  senha: ${password}  (${name})`,
  );
  return [
    '',
    `Tudo pronto. Abra ${url}`,
    `E-mails que teriam sido enviados: ${mailboxUrl}`,
    '',
    'Pessoas de demonstração:',
    ...people,
    '',
    'O que está em uso:',
    ...[...describeDefaults(process.env), ...remotes].map((line) => `  ${line}`),
    '',
    'Para parar: Ctrl-C (os dados são salvos). Para recomeçar do zero: npm start -- --reset',
    '',
  ].join('\n');
}
