import { err, ok, type Result } from '@aura/shared-domain';

/** Runs firebase-tools; gives its exit code. */
type RunFirebase = (args: readonly string[]) => Promise<number>;

/** A part that can be deployed by itself; of functions also one codebase, as `functions:NAME`. */
const PARTS = ['indexes', 'rules', 'functions', 'site'] as const;

interface Step {
  readonly label: string;
  /** The target for firebase-tools; null for parts that it does not deploy. */
  readonly only: string | null;
}

interface Target {
  readonly projectId: string;
  /** `firebase.json` of the build. */
  readonly config: string;
  /** Parts to deploy; empty means all. */
  readonly only: readonly string[];
  /** Codebases that were built. */
  readonly codebases: readonly string[];
  /** Receives a sentence about each step. */
  readonly say: (line: string) => void;
}

interface Ports {
  readonly runFirebase: RunFirebase;
  /** Keeps the shell that was built, and writes the pages with it. */
  readonly releaseSite: () => Promise<Result<unknown, string>>;
}

/**
 * The deployed parts, in order. In this order running code never lacks its dependencies: queries find their indexes,
 * the browser's writes their rules, pages their functions. The error names an unknown part.
 */
function listSteps(only: readonly string[], codebases: readonly string[]): Result<readonly Step[], string> {
  const known = [...PARTS, ...codebases.map((name) => `functions:${name}`)];
  const strange = only.find((part) => !known.includes(part));
  if (strange !== undefined) return err(`Não há parte "${strange}". Há: ${known.join(', ')}.`);
  const isWanted = (part: string): boolean => only.length === 0 || only.includes(part);
  const some = only.filter((part) => part.startsWith('functions:'));
  const functions = isWanted('functions') ? ['functions'] : some;
  return ok([
    ...(isWanted('indexes') ? [{ label: 'índices', only: 'firestore:indexes' }] : []),
    ...(isWanted('rules') ? [{ label: 'regras', only: 'firestore:rules' }] : []),
    ...(functions.length > 0 ? [{ label: 'funções', only: functions.join(',') }] : []),
    ...(isWanted('site') ? [{ label: 'site', only: null }] : []),
  ]);
}

/** Deploys what was built, part by part, and stops at the first that fails. The error names it. */
export async function applyBuild(
  { projectId, config, only, codebases, say }: Target,
  { runFirebase, releaseSite }: Ports,
): Promise<Result<null, string>> {
  const steps = listSteps(only, codebases);
  if (!steps.ok) return steps;
  for (const step of steps.value) {
    say(`Publicando: ${step.label}…`);
    if (step.only === null) {
      const released = await releaseSite();
      if (!released.ok) return err(`A publicação parou no site: ${released.error}`);
      continue;
    }
    const project = ['--project', projectId, '--config', config];
    const code = await runFirebase(['deploy', ...project, '--only', step.only, '--non-interactive']);
    if (code !== 0)
      return err(`A publicação parou em ${step.label} (código ${code}); o que veio antes está no ar.`);
  }
  return ok(null);
}
