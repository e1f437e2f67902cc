import { join } from 'node:path';
import { LOCAL } from '../workspaces/paths.ts';

/** What a step needs around it. `site` is the built site served together with demo people in the emulators. */
export type Need = 'build' | 'emulators' | 'site';

export interface Step {
  readonly id: string;
  /** Said in the terminal. */
  readonly label: string;
  /** Program of node_modules/.bin and its arguments, run at the root or in `folder`. */
  readonly run: readonly [program: string, ...args: string[]];
  readonly folder?: string;
  /** Where the tests are counted; a step without a report counts as one test. */
  readonly report?: { readonly format: 'vitest' | 'playwright'; readonly file: string };
  readonly needs: readonly Need[];
}

const REPORTS = join(LOCAL, 'reports');
const UNIT_REPORT = join(REPORTS, 'unit.json');
const BACKEND_REPORT = join(REPORTS, 'backend.json');
export const E2E_REPORT = join(REPORTS, 'e2e.json');

const json = (file: string): string[] => [
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${file}`,
];

/** Step whose success means that the built files are up to date. */
export const BUILD_STEP = 'build';

/** What `npm test` does, in this order. */
export const STEPS: readonly Step[] = [
  { id: 'format', label: 'Formatação', run: ['prettier', '--check', '--log-level', 'warn', '.'], needs: [] },
  { id: 'lint', label: 'Lint', run: ['oxlint', '--type-aware', '--deny-warnings'], needs: [] },
  { id: 'unused', label: 'Código sem uso', run: ['knip'], needs: [] },
  { id: 'typecheck', label: 'Tipos', run: ['nx', 'run-many', '-t', 'typecheck'], needs: [] },
  {
    id: 'api-report',
    label: 'O que o shell oferece aos remotos',
    run: ['node', 'scripts/src/api-report/main.ts'],
    needs: [],
  },
  {
    id: 'unit',
    label: 'Testes de unidade',
    run: ['vitest', 'run', ...json(UNIT_REPORT)],
    report: { format: 'vitest', file: UNIT_REPORT },
    needs: [],
  },
  { id: BUILD_STEP, label: 'Compilação', run: ['nx', 'run-many', '-t', 'build'], needs: [] },
  {
    id: 'backend',
    label: 'Servidor e regras do banco, nos emuladores',
    run: ['vitest', 'run', '--config', 'functions/vitest.config.ts', ...json(BACKEND_REPORT)],
    report: { format: 'vitest', file: BACKEND_REPORT },
    needs: ['build', 'emulators'],
  },
  {
    id: 'journeys',
    label: 'Jornadas no navegador',
    run: ['playwright', 'test'],
    folder: 'e2e',
    report: { format: 'playwright', file: E2E_REPORT },
    needs: ['build', 'emulators', 'site'],
  },
];
