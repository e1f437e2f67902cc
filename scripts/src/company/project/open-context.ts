import { applicationDefault, initializeApp, type App } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { ok, type Result } from '@aura/shared-domain';
import { EMULATOR_ENV, PROJECT } from '../../emulators/project.ts';
import { EMULATOR_PORTS } from '../../ports/emulator-ports.ts';
import { isTaken } from '../../ports/probe.ts';
import type { Context } from '../cli/context.ts';
import { closingIn } from '../close/run-closing.ts';
import { chooseTarget, type Target } from './target.ts';

/** The database and the accounts that a command acts on. @param project the option `--project` */
export async function openContext(
  project: string | undefined,
  env: NodeJS.ProcessEnv,
): Promise<Result<Context, string>> {
  const target = await chooseTarget(project, { env, areEmulatorsUp });
  if (!target.ok) return target;
  const app = openApp(target.value, env);
  const close = closingIn(findProject(target.value), env);
  return ok({ db: getFirestore(app), auth: getAuth(app), now: () => new Date(), close });
}

const findProject = (target: Target): string => (target.kind === 'project' ? target.projectId : PROJECT);

function openApp(target: Target, env: NodeJS.ProcessEnv): App {
  const projectId = findProject(target);
  if (target.kind === 'project')
    return initializeApp({ projectId, credential: applicationDefault() }, 'company');
  // Google's libraries would ask the network whether this is a machine of theirs.
  Object.assign(env, EMULATOR_ENV, { METADATA_SERVER_DETECTION: 'none' });
  return initializeApp({ projectId }, 'company');
}

const HOSTS = ['127.0.0.1'];

/** Whether the emulators of this machine answer. */
export const areEmulatorsUp = async (): Promise<boolean> =>
  (await isTaken(EMULATOR_PORTS.auth, HOSTS)) && (await isTaken(EMULATOR_PORTS.firestore, HOSTS));
