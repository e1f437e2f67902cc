import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../workspaces/paths.ts';

/** Targets of packages that run side by side; one phase begins when the one before has ended. */
export interface Phase {
  readonly targets: readonly string[];
  /** How many of them at once, found by measurement on two cores. */
  readonly parallel: number;
}

const ManifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ scripts: v.record(v.string(), v.string()) }),
);

/** Scripts of a package whose names begin alike: its suites, one for each feature. */
async function suitesOf(folder: string, prefix: string): Promise<readonly string[]> {
  const { scripts } = v.parse(ManifestSchema, await readFile(join(ROOT, folder, 'package.json'), 'utf8'));
  return Object.keys(scripts).filter((name) => name.startsWith(prefix));
}

/** What the checks run, in this order; the suites of features as the packages declare them. */
export async function readPhases(): Promise<readonly Phase[]> {
  return [
    { targets: ['lint', 'typecheck', 'test', 'build', 'releasable'], parallel: 2 },
    { targets: await suitesOf('functions', 'backend-'), parallel: 2 },
    { targets: await suitesOf('e2e', 'journeys-'), parallel: 2 },
  ];
}

const LABELS: Readonly<Record<string, string>> = {
  lint: 'Lint',
  typecheck: 'Tipos',
  test: 'Testes de unidade',
  build: 'Compilação',
  releasable: 'Remotos prontos para publicar',
};

/** What a target is called in the terminal. */
export function labelOf(target: string): string {
  const label = LABELS[target];
  if (label) return label;
  const [kind, feature] = [target.split('-')[0], target.slice(target.indexOf('-') + 1)];
  return `${kind === 'backend' ? 'Servidor' : 'Jornadas'}, ${feature}`;
}
