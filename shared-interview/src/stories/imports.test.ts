import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Every file of this package that a file loads, by way of others too. */
function loadedBy(file: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+)'/gu))
    loadedBy(join(dirname(file), path ?? ''), seen);
  return seen;
}

it('loads stories without the bank of questions', () => {
  const files = [...loadedBy(join(import.meta.dirname, 'index.ts'))];
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => /\/bank\//u.test(file))).toEqual([]);
});
