import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { ROOT } from '../../workspaces/paths.ts';
import { CAREERS } from '../../generated/careers.ts';
import { CREDIT, LESSONS } from './careers.ts';

/* What the demo company knows by name belongs to packages that these scripts do not build on. */

const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');
const entriesIn = (folder: string, list: string): Record<string, unknown>[] =>
  readdirSync(join(ROOT, folder)).flatMap((file) => parse(read(join(folder, file)))[list]);

const TAXONOMY = 'shared-career/content/taxonomy';

test('skills stand in the catalogue, under the same name and with the same effort', () => {
  const catalogue = entriesIn(`${TAXONOMY}/skills`, 'skills');
  for (const { id, label, effort } of Object.values(CAREERS).flatMap(({ skills }) => skills))
    expect(catalogue).toContainEqual(expect.objectContaining({ id, label, effort }));
});

test('so do the occupations', () => {
  const occupations = entriesIn(`${TAXONOMY}/occupations`, 'occupations');
  for (const { occupationId: id, title } of Object.values(CAREERS))
    expect(occupations).toContainEqual(expect.objectContaining({ id, title }));
});

test('and the lessons', () => {
  const files = readdirSync(join(ROOT, 'shared-lessons/content/lessons'));
  for (const id of LESSONS) expect(files).toContain(`${id}.md`);
});

test('grades earn what they earn in a diagnosis', () => {
  const table = read('shared-career/src/matching/grade.ts');
  for (const [grade, credit] of Object.entries(CREDIT)) expect(table).toContain(`  ${grade}: ${credit},`);
});
