/**
 * Stands in for vitest in a lane: it keeps the tests of a file, which can then be run again and again in one process. vitest
 * starts a process for each run, and that takes longer than most of these runs. It knows what the tests of the rules use.
 */
import { format } from 'node:util';
import { expect } from 'vitest';

type Step = () => unknown;
/** The body of a test or a suite, which may be handed the values of a row. */
type Body = (...values: never[]) => unknown;

export interface CollectedTest {
  readonly name: string;
  /** Runs its steps before each test, and the test. */
  run(): Promise<void>;
}

export interface CollectedTests {
  readonly beforeAll: Step[];
  readonly afterAll: Step[];
  readonly tests: CollectedTest[];
}

interface Suite {
  readonly names: readonly string[];
  readonly beforeEach: readonly Step[];
}

let collected: CollectedTests = { beforeAll: [], afterAll: [], tests: [] };
let suite: Suite = { names: [], beforeEach: [] };

/** The tests that a file hands over while it is imported. */
export async function collectTests(importFile: () => Promise<unknown>): Promise<CollectedTests> {
  collected = { beforeAll: [], afterAll: [], tests: [] };
  suite = { names: [], beforeEach: [] };
  await importFile();
  return collected;
}

const beforeAll = (step: Step): void => void collected.beforeAll.push(step);
const afterAll = (step: Step): void => void collected.afterAll.push(step);
const beforeEach = (step: Step): void => {
  suite = { ...suite, beforeEach: [...suite.beforeEach, step] };
};

function describeSuite(title: string, body: Step): void {
  const outer = suite;
  suite = { ...outer, names: [...outer.names, title] };
  body();
  suite = outer;
}

function keepTest(title: string, body: Step): void {
  const { names, beforeEach: steps } = suite;
  collected.tests.push({
    name: [...names, title].join(' › '),
    run: async () => {
      for (const step of [...steps, body]) await step();
    },
  });
}

/** `each` as vitest has it: of lists alone the values, and else each value, name the test and are handed to it. */
const eachOf =
  (keep: (title: string, body: Step) => void) =>
  (rows: readonly unknown[]) =>
  (title: string, body: Body): void => {
    const areLists = rows.every((row) => Array.isArray(row));
    for (const row of rows) {
      const values = (areLists ? row : [row]) as readonly never[];
      keep(nameRow(title, values), () => body(...values));
    }
  };

function nameRow(title: string, values: readonly unknown[]): string {
  const fields = Object(values[0]) as Readonly<Record<string, unknown>>;
  const named = title.replaceAll(/\$(\w+)/gu, (_, field: string) => String(fields[field]));
  const places = named.match(/%[a-z]/gu)?.length ?? 0;
  return format(named, ...values.slice(0, places));
}

const describe = Object.assign(describeSuite, { each: eachOf(describeSuite) });
const it = Object.assign(keepTest, { each: eachOf(keepTest) });

export { afterAll, beforeAll, beforeEach, describe, expect, it };
