import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { signalTo } from '../processes/family.ts';
import { EMULATOR_PORTS } from '../ports/emulator-ports.ts';
import { ownerOf } from '../ports/owner.ts';
import { supervise, type Supervised } from '../processes/supervise.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import { emulatorEnvironment } from './environment.ts';
import { ensureFirestoreJar } from './firestore-jar.ts';
import { whenGone } from './health.ts';
import { exportData, protectEmails } from './hub.ts';
import { PROJECT } from './project.ts';
import { whenReady, type Readiness } from './readiness.ts';
import { FIREBASE_TOOLS, workFolder } from './tools.ts';

const START_TIMEOUT_MS = 180_000;
const EMULATOR_LOG = join(LOGS, 'emulators.log');
const METADATA = 'firebase-export-metadata.json';

export interface Emulators {
  /** Settles with a sentence when an emulator ends that nobody stopped. */
  readonly failed: Promise<string>;
  /** Writes the data to its folder without stopping; nothing where no folder was given. */
  readonly save: () => Promise<void>;
  /** Saves, ends everything, resolves when no process is left. */
  readonly stop: () => Promise<void>;
}

/** What is started, as firebase-tools reads it. */
interface Started {
  /** Path of a `firebase.json` with the ports of this machine. */
  readonly config: string;
  readonly only: string;
}

const OF_THE_REPOSITORY: Started = { config: join(ROOT, 'firebase.json'), only: 'auth,firestore,functions' };

/**
 * Starts the Auth, Firestore and Functions emulators and waits until they answer.
 * @param dataDir folder that data is read from and saved to; null for a run that keeps nothing
 * @param signal gives the start up
 * @param settings what the functions read besides what this process has
 * @param started other emulators than those of the repository
 */
export async function startEmulators(
  dataDir: string | null,
  signal: AbortSignal,
  settings: NodeJS.ProcessEnv,
  started: Started = OF_THE_REPOSITORY,
): Promise<Result<Emulators, string>> {
  const jar = await ensureFirestoreJar(signal);
  if (!jar.ok) return jar;
  const task = supervise({
    command: process.execPath,
    args: [FIREBASE_TOOLS, ...startArguments(dataDir, started)],
    cwd: await workFolder(),
    env: await emulatorEnvironment(jar.value, settings),
    log: EMULATOR_LOG,
  });
  const readiness = await whenReady(EMULATOR_LOG, {
    ended: task.exited,
    timeoutMs: START_TIMEOUT_MS,
    signal,
  });
  if (readiness !== 'ready' || !(await protectEmails())) {
    await task.stop();
    return err(failureMessage(readiness));
  }
  return ok(running(task, dataDir));
}

function startArguments(dataDir: string | null, { config, only }: Started): string[] {
  const args = ['emulators:start', '--project', PROJECT, '--config', config, '--only', only];
  if (dataDir === null) return args;
  if (existsSync(join(dataDir, METADATA))) args.push('--import', dataDir);
  return [...args, '--export-on-exit', dataDir];
}

function running(task: Supervised, dataDir: string | null): Emulators {
  const stopping = new AbortController();
  const { signal } = stopping;
  let saving: Promise<unknown> = Promise.resolve();
  return {
    failed: whenFailed(task, signal),
    save: async () => {
      if (dataDir === null || signal.aborted) return;
      saving = exportData(dataDir);
      await saving;
    },
    stop: async () => {
      stopping.abort();
      await saving;
      await task.stop();
      await endOrphan();
    },
  };
}

function whenFailed(task: Supervised, signal: AbortSignal): Promise<string> {
  return new Promise((fail) => {
    void whenGone(signal).then((label) => {
      if (label) fail(`Um emulador parou de responder (${label}). Detalhes em ${EMULATOR_LOG}`);
    });
    void task.exited.then(() => {
      if (!signal.aborted) fail(`Os emuladores terminaram sozinhos. Detalhes em ${EMULATOR_LOG}`);
    });
  });
}

/** firebase-tools starts Java in a group of its own, which stays when the tool itself is killed. */
async function endOrphan(): Promise<void> {
  const owner = await ownerOf(EMULATOR_PORTS.firestore);
  if (owner?.name === 'java') signalTo(owner.pid, 'SIGKILL');
}

function failureMessage(readiness: Readiness): string {
  const why: Readonly<Record<Readiness, string>> = {
    ready: 'O emulador de contas não aceitou a configuração.',
    'broken function': 'As funções do servidor não puderam ser carregadas pelo emulador.',
    ended: 'Os emuladores não conseguiram iniciar.',
    timeout: 'Os emuladores demoraram demais para iniciar.',
    aborted: 'A inicialização foi interrompida.',
  };
  return `${why[readiness]} Detalhes em ${EMULATOR_LOG}`;
}
