import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../workspaces/paths.ts';
import { CAREERS, CREDIT, LESSONS } from './careers.ts';

/* What the demo company knows by name belongs to packages that these scripts do not build on. */

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const rowsIn = (folder: string): string[][] =>
  readdirSync(join(ROOT, folder))
    .flatMap((file) => read(join(folder, file)).split('\n'))
    .map((line) => line.split('|').map((cell) => cell.trim()));

const TAXONOMY = 'shared-career/src/taxonomy/data';

test('skills stand in the catalogue, under the same name and with the same effort', () => {
  const rows = rowsIn(`${TAXONOMY}/skills`).map(([id, label, , effort]) => ({ id, label, effort }));
  for (const { id, label, effort } of Object.values(CAREERS).flatMap(({ skills }) => skills))
    expect(rows).toContainEqual({ id, label, effort: String(effort) });
});

test('so do the occupations', () => {
  const rows = rowsIn(`${TAXONOMY}/occupations`).map(([id, , title]) => ({ id, title }));
  for (const { occupationId: id, title } of Object.values(CAREERS))
    expect(rows).toContainEqual({ id, title });
});

test('and the lessons', () => {
  const files = readdirSync(join(ROOT, 'shared-lessons/content/lessons'));
  for (const id of LESSONS) expect(files).toContain(`${id}.md`);
});

test('grades earn what they earn in a diagnosis', () => {
  const table = read('shared-career/src/matching/grade.ts');
  for (const [grade, credit] of Object.entries(CREDIT)) expect(table).toContain(`  ${grade}: ${credit},`);
});
