import { isDemo, getProjectId } from './settings.ts';

const EMULATOR_VARIABLES = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIRESTORE_EMULATOR_HOST'] as const;

/**
 * Why this process must not start, or null if it may. With an emulator variable the Admin SDK accepts unsigned tokens,
 * so a real project must never run with one.
 */
export function findEmulatorMisuse(env: NodeJS.ProcessEnv): string | null {
  const present = EMULATOR_VARIABLES.filter((name) => env[name]);
  const projectId = getProjectId(env);
  if (present.length === 0 || isDemo(projectId)) return null;
  return `${present.join(' and ')} set for the project "${projectId}": emulators are for demo- projects only.`;
}
