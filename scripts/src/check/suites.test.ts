import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ROOT } from '../workspaces/paths.ts';

const ManifestSchema = v.object({ scripts: v.record(v.string(), v.string()) });

/** The paths that each suite of some packages is called with, by the suite's name. */
function suitesOf(folders: string, prefix: string, command: RegExp): ReadonlyMap<string, readonly string[]> {
  const suites = globSync(`${folders}/package.json`, { cwd: ROOT }).flatMap((path) => {
    const { scripts } = v.parse(ManifestSchema, JSON.parse(readFileSync(join(ROOT, path), 'utf8')));
    return Object.entries(scripts).filter(([name]) => name.startsWith(prefix));
  });
  return new Map(suites.map(([name, script]) => [name, (command.exec(script)?.[1] ?? '').split(' ')]));
}

describe.each([
  // The suite of a remote's part of the backend is in a separate package.
  ['functions', '{functions,mfe-*}', 'backend-', /vitest\.config\.ts (.+)$/, '**/*.emulator.test.ts'],
  ['e2e', 'e2e', 'journeys-', /playwright test (.+)$/, 'src/journeys/**/*.spec.ts'],
])('the suites of %s', (folder, declaring, prefix, command, files) => {
  const suites = suitesOf(declaring, prefix, command);
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
