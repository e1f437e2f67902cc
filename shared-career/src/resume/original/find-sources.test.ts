import { readFileSync } from 'node:fs';
import { type ReadResume, readFieldAt } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { foldKey } from '../../text/index.ts';
import { readResumeFile, readResumeText } from '../index.ts';
import { NOW, PLAIN_RESUME } from '../testing/samples.ts';

const readText = (text: string): ReadResume => {
  const read = readResumeText(text, { now: NOW });
  if (!read.ok) throw new Error(read.error.code);
  return read.value;
};

const listTexts = ({ original }: ReadResume, path: string): string[] =>
  (original.sources[path] ?? []).map((line) => original.lines[line]?.text ?? '');

test('each field of a text points to the line that says it', () => {
  const read = readText(PLAIN_RESUME);
  expect(listTexts(read, 'contact.name')).toEqual(['Carla Mendonça']);
  expect(listTexts(read, 'contact.phone')).toEqual(['(85) 98888-1234']);
  expect(listTexts(read, 'experiences.1.title')).toEqual(['Auxiliar Administrativo']);
  expect(listTexts(read, 'experiences.1.start')).toEqual(['03/2017 a 12/2019']);
  expect(listTexts(read, 'experiences.0.items.1')).toEqual([expect.stringContaining('Reduzi multas em 30%')]);
  // The same words stand among the tasks of a job.
  expect(listTexts(read, 'skills.2')).toEqual(['Excel, SAP, conciliação bancária']);
  expect(listTexts(read, 'languages.0.level')).toEqual(['Inglês: intermediário']);
});

test('of two jobs with the same title each points to its own lines', () => {
  const read = readText(PLAIN_RESUME.replace('Auxiliar Administrativo', 'Assistente Financeira'));
  const [first, second] = [0, 1].map(
    (index) => read.original.sources[`experiences.${index}.title`]?.[0] ?? 0,
  );
  expect(second).toBeGreaterThan(first!);
  expect(read.original.lines[second! + 1]?.text).toBe('Clínica Sorriso');
});

test('a sentence over two lines points to both', () => {
  const read = readText(
    PLAIN_RESUME.replace(
      '- Reduzi multas em 30%',
      '- Reduzi as multas por atraso em 30% com um calendário que junta os prazos de todos os\n  fornecedores da empresa',
    ),
  );
  expect(listTexts(read, 'experiences.0.items.1')).toHaveLength(2);
});

test.each(['rail-right', 'linkedin', 'grid', 'sidebar'])('lines of %s.pdf lie on its pages', async (name) => {
  const bytes = new Uint8Array(readFileSync(new URL(`../fixtures/${name}.pdf`, import.meta.url)));
  const read = await readResumeFile({ name, bytes }, { now: NOW });
  if (!read.ok) throw new Error(read.error.code);
  const { original, structure } = read.value;
  const paths = structure.experiences.flatMap((_, index) =>
    ['title', 'company'].map((key) => `experiences.${index}.${key}`),
  );
  for (const path of paths) {
    const value = readFieldAt(structure, path);
    if (typeof value !== 'string' || value === '') continue;
    const lines = (original.sources[path] ?? []).map((line) => original.lines[line]);
    const said = foldKey(lines.map((line) => line?.text).join(' '));
    expect(said.replace(/\s/gu, '')).toContain(foldKey(value).replace(/\s/gu, ''));
    for (const line of lines) {
      const page = original.pages[(line?.box?.page ?? 0) - 1];
      expect(page).toBeDefined();
      expect(line!.box!.left).toBeGreaterThanOrEqual(0);
      expect(line!.box!.right).toBeLessThanOrEqual(page!.width + 1);
      expect(line!.box!.bottom).toBeLessThanOrEqual(page!.height + 1);
    }
  }
});
