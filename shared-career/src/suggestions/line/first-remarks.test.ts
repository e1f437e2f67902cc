import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { listFirstRemarks } from './first-remarks.ts';

const makeResume = (...items: string[]): ResumeStructure => ({
  ...createEmptyResume(),
  experiences: [
    { title: 'Atendente', company: 'Loja', location: '', start: null, end: null, current: false, items },
  ],
});

const GOOD = 'Reduzi em 30% o prazo de fechamento com planilhas automatizadas';

test('weak lines are named with their job, those that a rule can say better first', () => {
  const remarks = listFirstRemarks(
    makeResume(GOOD, 'Organizei a agenda da equipe', 'Responsável pelo atendimento aos clientes'),
    3,
  );
  expect(remarks.map(({ line }) => line)).not.toContain(GOOD);
  expect(remarks[0]).toMatchObject({ entry: 'Atendente', remark: { advice: expect.anything() } });
  expect(remarks.some(({ line }) => line.startsWith('Responsável'))).toBe(true);
});

test('there are no more than asked for, and none for a CV without lines', () => {
  const many = Array.from({ length: 8 }, (_, index) => `Responsável pelo setor ${'abcdefgh'[index]} da loja`);
  expect(listFirstRemarks(makeResume(...many), 3)).toHaveLength(3);
  expect(listFirstRemarks(createEmptyResume(), 3)).toEqual([]);
});

test('a line of a job that goes on is said in the present', () => {
  const { experiences, ...rest } = makeResume('Rotinas administrativas e atendimento a fornecedores');
  const goingOn = { ...rest, experiences: experiences.map((job) => ({ ...job, current: true })) };
  expect(listFirstRemarks(goingOn, 1)[0]?.remark.advice?.after).toMatch(/^Atuo com/u);
  const over = { ...rest, experiences: experiences.map((job) => ({ ...job, end: '2020-01' })) };
  expect(listFirstRemarks(over, 1)[0]?.remark.advice?.after).toMatch(/^Atuei com/u);
});
