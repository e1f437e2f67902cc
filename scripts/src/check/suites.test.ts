import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ROOT } from '../workspaces/paths.ts';

const ManifestSchema = v.object({ scripts: v.record(v.string(), v.string()) });

/** The paths that each suite of a package is called with, by the suite's name. */
function suitesOf(folder: string, prefix: string, command: RegExp): ReadonlyMap<string, readonly string[]> {
  const { scripts } = v.parse(
    ManifestSchema,
    JSON.parse(readFileSync(join(ROOT, folder, 'package.json'), 'utf8')),
  );
  const suites = Object.entries(scripts).filter(([name]) => name.startsWith(prefix));
  return new Map(suites.map(([name, script]) => [name, (command.exec(script)?.[1] ?? '').split(' ')]));
}

describe.each([
  ['functions', 'backend-', /vitest\.config\.ts (.+)$/, '**/*.emulator.test.ts'],
  ['e2e', 'journeys-', /playwright test (.+)$/, 'src/journeys/**/*.spec.ts'],
])('the suites of %s', (folder, prefix, command, files) => {
  const suites = suitesOf(folder, prefix, command);
  const tests = globSync(files, { cwd: join(ROOT, folder) }).filter((file) => !file.includes('node_modules'));

  it('run every test file once', () => {
    expect(tests.length).toBeGreaterThan(0);
    for (const file of tests) {
      const running = [...suites].filter(([, paths]) => paths.some((path) => file.startsWith(path)));
      expect([file, running.map(([name]) => name)]).toEqual([file, [expect.any(String)]]);
    }
  });

  it.each([...suites])('%s has files in every folder that it names', (_, paths) => {
    for (const path of paths) expect(tests.some((file) => file.startsWith(path))).toBe(true);
  });
});
