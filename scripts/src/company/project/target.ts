import { err, ok, type Result } from '@aura/shared-domain';
import { EMULATOR_ENV, PROJECT } from '../../emulators/project.ts';

/** The target of a command. */
export type Target =
  | { readonly kind: 'emulators' }
  | { readonly kind: 'project'; readonly projectId: string };

/** Variables that send Google's libraries to an emulator. */
const EMULATOR_HOSTS = Object.keys(EMULATOR_ENV).filter((name) => name.endsWith('_EMULATOR_HOST'));

interface Surroundings {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Whether the emulators of this machine answer. */
  readonly areEmulatorsUp: () => Promise<boolean>;
}

/**
 * The emulators unless a project is named: a real one is never guessed. The error is a sentence for the person at the
 * terminal.
 * @param project the option `--project`
 */
export async function chooseTarget(
  project: string | undefined,
  { env, areEmulatorsUp }: Surroundings,
): Promise<Result<Target, string>> {
  if (project !== undefined && project !== PROJECT) {
    const host = EMULATOR_HOSTS.find((name) => env[name]);
    if (!host) return ok({ kind: 'project', projectId: project });
    return err(`${host} está definida e levaria a um emulador: retire-a para agir no projeto ${project}.`);
  }
  if (await areEmulatorsUp()) return ok({ kind: 'emulators' });
  return err('Os emuladores não respondem. Inicie "npm start" em outro terminal ou diga --project ID.');
}
