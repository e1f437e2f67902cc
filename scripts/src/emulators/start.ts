import { join } from 'node:path';
import { err, ok, type Result } from '@aura/shared-domain';
import { sendSignal } from '../processes/family.ts';
import { EMULATOR_PORTS } from '../ports/emulator-ports.ts';
import { findPortOwner } from '../ports/owner.ts';
import { supervise, type Supervised } from '../processes/supervise.ts';
import { LOGS, ROOT } from '../workspaces/paths.ts';
import type { Generations } from './data/generations.ts';
import { prepareEmulatorEnvironment } from './environment.ts';
import { ensureFirestoreJar } from './firestore-jar.ts';
import { waitUntilGone } from './health.ts';
import { exportData, protectEmails } from './hub.ts';
import { PROJECT } from './project.ts';
import { waitUntilReady, type Readiness } from './readiness.ts';
import { FIREBASE_TOOLS, prepareWorkFolder } from './tools.ts';

/** A busy machine needs ten seconds for each codebase that it looks into. */
const START_TIMEOUT_MS = 300_000;
const EMULATOR_LOG = join(LOGS, 'emulators.log');

export interface Emulators {
  /** Resolves with a sentence if an emulator ends unexpectedly. */
  readonly failed: Promise<string>;
  /** Saves the data without stopping; does nothing without a folder. */
  readonly save: () => Promise<void>;
  /** Saves, ends everything, resolves when no process is left. */
  readonly stop: () => Promise<void>;
  /** Stops everything without saving: after a crash the data is incomplete. */
  readonly abandon: () => Promise<void>;
}

/** The started emulators, in firebase-tools' notation. */
interface Started {
  /** Path of a `firebase.json` with the ports of this machine. */
  readonly config: string;
  readonly only: string;
}

const OF_THE_REPOSITORY: Started = { config: join(ROOT, 'firebase.json'), only: 'auth,firestore,functions' };

/**
 * Starts the Auth, Firestore and Functions emulators and waits until they answer.
 * @param data what data is read from and saved to; null for a run that keeps nothing
 * @param signal gives the start up
 * @param settings what the functions read besides what this process has
 * @param started other emulators than those of the repository
 */
export async function startEmulators(
  data: Generations | null,
  signal: AbortSignal,
  settings: NodeJS.ProcessEnv,
  started: Started = OF_THE_REPOSITORY,
): Promise<Result<Emulators, string>> {
  const jar = await ensureFirestoreJar(signal);
  if (!jar.ok) return jar;
  const task = supervise({
    command: process.execPath,
    args: [FIREBASE_TOOLS, ...startArguments((await data?.open()) ?? null, started)],
    cwd: await prepareWorkFolder(),
    env: await prepareEmulatorEnvironment(jar.value, settings),
    log: EMULATOR_LOG,
  });
  const readiness = await waitUntilReady(EMULATOR_LOG, {
    ended: task.exited,
    timeoutMs: START_TIMEOUT_MS,
    signal,
  });
  if (readiness !== 'ready' || !(await protectEmails())) {
    await task.stop();
    return err(describeFailure(readiness));
  }
  return ok(makeRunning(task, data));
}

function startArguments(from: string | null, { config, only }: Started): string[] {
  const args = ['emulators:start', '--project', PROJECT, '--config', config, '--only', only];
  return from === null ? args : [...args, '--import', from];
}

function makeRunning(task: Supervised, data: Generations | null): Emulators {
  const stopping = new AbortController();
  let saving: Promise<void> = Promise.resolve();
  const save = (): Promise<void> => {
    saving = saving.then(() => data?.save(exportData));
    return saving;
  };
  const end = async (): Promise<void> => {
    await task.stop();
    await endOrphan();
  };
  return {
    failed: waitUntilFailed(task, stopping.signal),
    save,
    stop: async () => {
      stopping.abort();
      await save();
      await end();
    },
    abandon: async () => {
      stopping.abort();
      await end();
    },
  };
}

function waitUntilFailed(task: Supervised, signal: AbortSignal): Promise<string> {
  return new Promise((fail) => {
    void waitUntilGone(signal).then((label) => {
      if (label) fail(`Um emulador parou de responder (${label}). Detalhes em ${EMULATOR_LOG}`);
    });
    void task.exited.then(() => {
      if (!signal.aborted) fail(`Os emuladores terminaram sozinhos. Detalhes em ${EMULATOR_LOG}`);
    });
  });
}

/** firebase-tools starts Java in a separate process group, which survives when the tool itself is killed. */
async function endOrphan(): Promise<void> {
  const owner = await findPortOwner(EMULATOR_PORTS.firestore);
  if (owner?.name === 'java') sendSignal(owner.pid, 'SIGKILL');
}

function describeFailure(readiness: Readiness): string {
  const why: Readonly<Record<Readiness, string>> = {
    ready: 'O emulador de contas não aceitou a configuração.',
    'broken function': 'As funções do servidor não puderam ser carregadas pelo emulador.',
    ended: 'Os emuladores não conseguiram iniciar.',
    timeout: 'Os emuladores demoraram demais para iniciar.',
    aborted: 'A inicialização foi interrompida.',
  };
  return `${why[readiness]} Detalhes em ${EMULATOR_LOG}`;
}
