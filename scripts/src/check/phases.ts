import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { LOCAL, ROOT } from '../workspaces/paths.ts';

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

/** Scripts of some packages whose names begin alike: their suites, one for each feature. */
async function listSuites(folders: string, prefix: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const path of glob(`${folders}/package.json`, { cwd: ROOT })) {
    const { scripts } = v.parse(ManifestSchema, await readFile(join(ROOT, path), 'utf8'));
    names.push(...Object.keys(scripts).filter((name) => name.startsWith(prefix)));
  }
  return names;
}

/** How tests run: all of a kind at once, or packages and features each by itself. */
export type Runs = 'whole' | 'parts';

/**
 * Chooses how tests run. One run of all costs little more than half of one for each part; but only the results of parts let
 * the next check leave out what has not changed.
 * @param isPartial only what differs from a commit is checked
 */
export async function chooseRuns(isPartial: boolean): Promise<Runs> {
  if (isPartial) return 'parts';
  for await (const _ of glob('{test-*,units}.json', { cwd: join(LOCAL, 'reports') })) return 'parts';
  return 'whole';
}

/** The phases of the checks, in order; the features' suites come from the packages. */
export async function readPhases(runs: Runs): Promise<readonly Phase[]> {
  const isWhole = runs === 'whole';
  return [
    {
      targets: ['lint', 'typecheck', 'api-report', isWhole ? 'units' : 'test', 'build', 'releasable'],
      parallel: 2,
    },
    { targets: isWhole ? ['backends'] : await listSuites('{functions,mfe-*}', 'backend-'), parallel: 2 },
    { targets: isWhole ? ['journeys'] : await listSuites('e2e', 'journeys-'), parallel: 2 },
  ];
}

const LABELS: Readonly<Record<string, string>> = {
  lint: 'Lint',
  typecheck: 'Tipos',
  'api-report': 'O que o shell oferece aos remotos',
  test: 'Testes de unidade',
  units: 'Testes de unidade',
  backends: 'Servidor',
  journeys: 'Jornadas',
  build: 'Compilação',
  releasable: 'Remotos prontos para publicar',
};

/** Label of a target in the terminal. */
export function findLabel(target: string): string {
  const label = LABELS[target];
  if (label) return label;
  const [kind, feature] = [target.split('-')[0], target.slice(target.indexOf('-') + 1)];
  return `${kind === 'backend' ? 'Servidor' : 'Jornadas'}, ${feature}`;
}
