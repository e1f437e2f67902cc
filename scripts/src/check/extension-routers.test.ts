import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../workspaces/paths.ts';

const FACADE = '@aura/shared-session/router';
const readSource = (path: string): string => readFileSync(path, 'utf8');

/** What a file takes from the facade of the router. */
const listTaken = (source: string): readonly string[] =>
  [...source.matchAll(/import \{([^}]+)\} from '([^']+)'/gu)].flatMap(([, names = '', from]) =>
    from === FACADE ? names.split(',').map((name) => name.trim()) : [],
  );

/** A file and the files of its package that it reaches. */
function listReached(path: string, reached = new Set<string>()): ReadonlySet<string> {
  if (reached.has(path) || !existsSync(path)) return reached;
  reached.add(path);
  for (const [, to = ''] of readSource(path).matchAll(/from '(\.[^']+)'/gu))
    listReached(join(dirname(path), to), reached);
  return reached;
}

test('an extension with a link brings its router: it is a root of its own, outside the page’s', () => {
  const entries = globSync('mfe-*/src/extensions/*/*.tsx', { cwd: ROOT }).map((file) => join(ROOT, file));
  const linking = entries.filter((entry) =>
    [...listReached(entry)].some((file) =>
      listTaken(readSource(file)).some((name) => /^(?:Link|NavLink|Navigate|use\w+)$/u.test(name)),
    ),
  );
  expect(linking.length).toBeGreaterThan(3);
  const bringing = (entry: string) =>
    [...listReached(entry)].some((file) => listTaken(readSource(file)).includes('SharedRouter'));
  expect(linking.filter((entry) => !bringing(entry))).toEqual([]);
});
