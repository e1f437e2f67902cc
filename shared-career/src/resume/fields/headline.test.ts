import { expect, it } from 'vitest';
import { readResumeText, renderResumeText } from '../index.ts';
import { NOW, PLAIN_RESUME } from '../testing/samples.ts';

function readUnderName(lines: string) {
  const read = readResumeText(PLAIN_RESUME.replace('Fortaleza, CE', `${lines}\nFortaleza, CE`), { now: NOW });
  if (!read.ok) throw new Error(read.error.code);
  return read.value.structure;
}

it.each([
  ['Assistente financeira', 'Assistente financeira'],
  ['Analista Contábil | IFRS | CRC-CE 012.345', 'Analista Contábil | IFRS'],
  ['Ilustração botânica', 'Ilustração botânica'],
  ['Enfermeira, Coren-PE 123.456', 'Enfermeira'],
  ['Enfermeira (COREN-PE 123.456)', 'Enfermeira'],
])('%s is what the person is', (line, expected) => {
  const structure = readUnderName(line);
  expect(structure.headline).toBe(expected);
  expect(structure.unclassified).toEqual([]);
  const again = readResumeText(renderResumeText(structure), { now: NOW });
  expect(again.ok && again.value.structure).toEqual(structure);
});

it.each([
  'Objetivo: Analista contábil',
  'Brasileira',
  'Busco vaga de analista',
  'Disponibilidade para viagens',
  'Rua das Acácias, 412 – Centro',
])('%s is no headline', (line) => {
  expect(readUnderName(line).headline).toBeUndefined();
});
