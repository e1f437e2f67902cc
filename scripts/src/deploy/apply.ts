import { err, ok, type Result } from '@aura/shared-domain';

/** Runs firebase-tools; gives its exit code. */
export type RunFirebase = (args: readonly string[]) => Promise<number>;

/**
 * In this order nothing that runs ever lacks what it needs: queries find their indexes, the browser's writes their rules,
 * pages the functions that they call.
 */
const ORDER = [
  ['índices', 'firestore:indexes'],
  ['regras', 'firestore:rules'],
  ['funções', 'functions'],
  ['site', 'hosting'],
] as const;

interface Target {
  readonly projectId: string;
  /** `firebase.json` of what was built. */
  readonly config: string;
  /** Is told what is done. */
  readonly say: (line: string) => void;
}

/** Deploys what was built, part by part, and stops at the first that fails. The error names it. */
export async function applyBuild(
  { projectId, config, say }: Target,
  run: RunFirebase,
): Promise<Result<null, string>> {
  for (const [label, only] of ORDER) {
    say(`Publicando: ${label}…`);
    const code = await run([
      'deploy',
      '--project',
      projectId,
      '--config',
      config,
      '--only',
      only,
      '--non-interactive',
    ]);
    if (code !== 0)
      return err(`A publicação parou em ${label} (código ${code}); o que veio antes está no ar.`);
  }
  return ok(null);
}
