import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from '../workspaces/paths.ts';
import { checkFormat } from './check-format.ts';

/** Name of a file: well formatted, and not. */
const FILES = {
  'a.ts': ["const a = 'a';\n", 'const a = "a"\n'],
  'a.tsx': ['export const A = () => <p>a</p>;\n', 'export const A = () => <p  >a</p>\n'],
  'a.yaml': ['a: 1\nb:\n  - c\n', 'a:   1\nb:\n    -   c\n'],
  'a.md': ['# A\n\n- b\n', '# A\n* b\n'],
  'a.css': ['p {\n  color: red;\n}\n', 'p { color: red }\n'],
  'a.json': ['{ "a": 1 }\n', '{"a":1}'],
} as const;

/** oxfmt gives each member of this union a line; Prettier, which decides, does not. */
const UNION = `export type Kind =\n  ${['a', 'b', 'c', 'd', 'e'].map((letter) => `'${letter.repeat(15)}'`).join(' | ')};\n`;

it('complains of every file that is formatted otherwise, and of no other', async () => {
  const folder = await mkdtemp(join(ROOT, 'scripts/src/format-'));
  try {
    for (const [name, [good, bad]] of Object.entries(FILES)) {
      await writeFile(join(folder, `good-${name}`), good);
      await writeFile(join(folder, `bad-${name}`), bad);
    }
    await writeFile(join(folder, 'good-union.ts'), UNION);
    const { code, output } = await checkFormat([relative(ROOT, folder)]);
    expect(code).not.toBe(0);
    const named = [...output.matchAll(/(?:good|bad)-[\w.]+/g)].map(([name]) => name);
    expect(named.toSorted()).toEqual(
      Object.keys(FILES)
        .map((name) => `bad-${name}`)
        .toSorted(),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
