import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { expect, it } from 'vitest';
import { judgeRequirement } from './judge.ts';
import { readPerson } from './person.ts';

const NOW = new Date('2026-11-24T12:00:00Z');

const working = (title: string, items: string[]): Partial<ResumeStructure> => ({
  experiences: [
    { title, company: 'Empresa', location: '', start: '2018-01', end: '2024-01', current: false, items },
  ],
});
const verdict = (resume: Partial<ResumeStructure>, asked: string): string =>
  judgeRequirement(asked, readPerson({ ...createEmptyResume(), ...resume }, NOW)).verdict;

const worker = working('Operadora de produção', ['Registrei a produção', 'Faço a parte química da mistura']);

it.each([
  'Engenharia (ou Produção) com CREA',
  'Engenharia ou Produção',
  'Formação superior: Engenharia ou Produção',
  'Engenharia, Produção ou Química',
  'Formação superior em Engenharia (ou Tecnologia da Produção) com CREA',
])('a degree that is named by its subjects is proven by no title and no deed: %s', (asked) => {
  expect(verdict(worker, asked)).toBe('nothing');
});

const electrician = working('Líder de manutenção elétrica', [
  '11 anos na manutenção elétrica e mecânica de indústria de alimentos',
  'Liderança de equipe de 5 técnicos',
  'Montagem do prontuário das instalações elétricas',
]);

it.each([
  'Engenharia (alimentos, química, produção ou mecânica) com CREA ou CRQ',
  'Engenharia (elétrica ou mecânica) completa',
  'Engenharia Elétrica completa',
  'Superior em Engenharia Elétrica, com CREA ativo',
  'Formação: Engenharia Química/Alimentos',
])('a branch of engineering is proven by no years in its industry: %s', (asked) => {
  expect(verdict(electrician, asked)).toBe('nothing');
});

it.each([
  'Supervisório (SCADA)',
  'Supervisórios',
  'Prontuário eletrônico',
  'Prontuário eletrônico do paciente',
])('a word that is something else in another trade shows nothing: %s', (asked) => {
  expect(verdict(electrician, asked)).toBe('nothing');
});

it.each(['Liderança de equipe', 'Supervisão de equipe', 'Prontuário das instalações elétricas'])(
  'such a line shows what it is: %s',
  (asked) => {
    expect(verdict(electrician, asked)).toBe('proven');
  },
);

it('a supervisory system is shown by its own name', () => {
  expect(verdict(working('Técnico', ['Programei telas do supervisório']), 'Supervisórios')).toBe('proven');
});

it('is proven by an entry of education in one of them', () => {
  const entry = { institution: 'Faculdade Central', degree: 'Bacharelado', area: 'Produção', location: '' };
  const studied = { education: [{ ...entry, start: '2012', end: '2016', current: false, items: [] }] };
  expect(verdict(studied, 'Engenharia (ou Produção)')).toBe('proven');
});

it('is no matter of work of the same name', () => {
  const engineer = working('Analista', ['Fiz engenharia de processos']);
  expect(verdict(engineer, 'Engenharia de processos')).toBe('proven');
});
