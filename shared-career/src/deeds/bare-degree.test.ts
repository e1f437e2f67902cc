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

it('is proven by an entry of education in one of them', () => {
  const entry = { institution: 'Faculdade Central', degree: 'Bacharelado', area: 'Produção', location: '' };
  const studied = { education: [{ ...entry, start: '2012', end: '2016', current: false, items: [] }] };
  expect(verdict(studied, 'Engenharia (ou Produção)')).toBe('proven');
});

it('is no matter of work of the same name', () => {
  const engineer = working('Analista', ['Fiz engenharia de processos']);
  expect(verdict(engineer, 'Engenharia de processos')).toBe('proven');
});
