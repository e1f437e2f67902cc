import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { LOCAL, ROOT } from '../workspaces/paths.ts';
import type { Task } from './tasks.ts';

/** How long the tests of one file took. */
export interface FileTime {
  /** Path from the root. */
  readonly file: string;
  readonly ms: number;
}

export interface Report {
  readonly format: 'vitest' | 'playwright';
  /** The parsed JSON; null if the runner wrote none. */
  readonly content: unknown;
  readonly files: readonly FileTime[];
  /** Titles of the journeys that passed at their second try only. */
  readonly unstable: readonly string[];
}

/** Folder of the reports that test runners write while Nx runs them. */
const REPORTS = join(LOCAL, 'reports');

/** The report of a task; null for a task without tests. */
export async function readReport({ target, project }: Task): Promise<Report | null> {
  const format = formatOf(target);
  if (!format) return null;
  const folder = project.replace('@aura/', '');
  const name = target === 'test' ? `test-${folder}.json` : `${target}.json`;
  const content = await readJson(join(REPORTS, name));
  if (format === 'vitest') return { format, content, files: readVitestTimes(content), unstable: [] };
  return { format, content, files: readPlaywrightTimes(content), unstable: listUnstableJourneys(content) };
}

function formatOf(target: string): Report['format'] | null {
  if (target.startsWith('journeys')) return 'playwright';
  return target === 'test' || target === 'units' || target.startsWith('backend') ? 'vitest' : null;
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'));
  } catch {
    return null;
  }
}

const VitestSchema = v.object({
  testResults: v.array(v.object({ name: v.string(), startTime: v.number(), endTime: v.number() })),
});

function readVitestTimes(report: unknown): readonly FileTime[] {
  const parsed = v.safeParse(VitestSchema, report);
  if (!parsed.success) return [];
  return parsed.output.testResults.map(({ name, startTime, endTime }) => ({
    file: relative(ROOT, name),
    ms: Math.max(0, endTime - startTime),
  }));
}

/** A suite of Playwright's report: a file, or a group of tests in it. */
interface Suite {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly { readonly status: string; readonly results: readonly { duration: number }[] }[];
  }[];
  readonly suites?: readonly Suite[] | undefined;
}
const SuiteSchema: v.GenericSchema<Suite> = v.object({
  file: v.string(),
  specs: v.array(
    v.object({
      title: v.string(),
      tests: v.array(v.object({ status: v.string(), results: v.array(v.object({ duration: v.number() })) })),
    }),
  ),
  suites: v.optional(v.array(v.lazy(() => SuiteSchema))),
});
const PlaywrightSchema = v.object({ suites: v.array(SuiteSchema) });

function readPlaywrightTimes(report: unknown): readonly FileTime[] {
  const parsed = v.safeParse(PlaywrightSchema, report);
  if (!parsed.success) return [];
  return parsed.output.suites.map((suite) => ({
    file: join('e2e/src/journeys', suite.file),
    ms: computeDuration(suite),
  }));
}

function computeDuration({ specs, suites = [] }: Suite): number {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return (
    own.reduce((sum, { duration }) => sum + duration, 0) +
    suites.reduce((sum, suite) => sum + computeDuration(suite), 0)
  );
}

/** @param report of Playwright, parsed from JSON; an empty list where it is none */
export function listUnstableJourneys(report: unknown): readonly string[] {
  const parsed = v.safeParse(PlaywrightSchema, report);
  return parsed.success ? parsed.output.suites.flatMap(listUnstable) : [];
}

function listUnstable({ file, specs, suites = [] }: Suite): readonly string[] {
  const own = specs
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => `${file} › ${title}`);
  return [...own, ...suites.flatMap(listUnstable)];
}
