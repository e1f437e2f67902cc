import { expect, test } from 'vitest';
import { readResumeText } from '../index.ts';
import { NOW } from '../testing/samples.ts';

const ABOVE = `Lia Prado Nunes
lia.prado@exemplo.com
(43) 99911-0000

EXPERIÊNCIA PROFISSIONAL
Auxiliar de Estoque - Comercial Aurora Ltda - 02/2019 a 02/2021
- Separei pedidos de clientes e fiz o inventário do mês

FORMAÇÃO
Técnico em Administração, SENAC, 2013`;

const readFields = (section: string) => {
  const read = readResumeText(`${ABOVE}\n\n${section}`, { now: NOW });
  if (!read.ok) throw new Error(read.error.code);
  const { languages, courses, skills } = read.value.structure;
  return { languages, courses, skills };
};

test('reads a language with its level among courses', () => {
  const { languages, courses } = readFields(
    'CURSOS\n- NR-35 trabalho em altura (2025)\n- Excel básico\nInglês: básico (leitura de manual técnico)',
  );
  expect(languages).toEqual([{ language: 'Inglês', level: 'básico (leitura de manual técnico)' }]);
  expect(courses).toEqual(['NR-35 trabalho em altura (2025)', 'Excel básico']);
});

test('parts a language from the skill before the end of a sentence', () => {
  const { languages, skills } = readFields('INFORMÁTICA\nPacote Office, internet banking. Inglês básico.');
  expect(languages).toEqual([{ language: 'Inglês', level: 'básico' }]);
  expect(skills).toEqual(['Pacote Office', 'internet banking']);
});

test('leaves a course of a language with its school among the courses', () => {
  const { languages, courses } = readFields('CURSOS\nInglês intermediário - Escola Norte, 2019\nExcel, 2020');
  expect(languages).toEqual([]);
  expect(courses).toEqual(['Inglês intermediário - Escola Norte, 2019', 'Excel, 2020']);
});
