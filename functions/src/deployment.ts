import { readFileSync } from 'node:fs';
import * as v from 'valibot';

const DeploymentSchema = v.object({
  /** Names of the secrets that every function of the codebase is bound to. */
  secrets: v.array(v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{2,60}$/))),
  /** Account that every function acts as, such as `name@`; without one it is the project's own. */
  serviceAccount: v.exactOptional(v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{4,28}@$/))),
});

/** The deployment's description in the file next to the bundle; a working copy has none, and no bound secrets. */
export function readDeployment(file: URL): v.InferOutput<typeof DeploymentSchema> {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return { secrets: [] };
  }
  return v.parse(v.pipe(v.string(), v.parseJson(), DeploymentSchema), text);
}

/**
 * Why these functions must not answer, or null if they may: each bound secret must exist. Tools that inspect the
 * deployment start them without secrets.
 * @param env of the process; only the cloud sets K_SERVICE
 */
export function findMissingSecrets(secrets: readonly string[], env: NodeJS.ProcessEnv): string | null {
  if (env['K_SERVICE'] === undefined) return null;
  const missing = secrets.filter((name) => !env[name]);
  return missing.length > 0 ? `secrets without a value: ${missing.join(', ')}` : null;
}
