import { createEmptyResume, type Experience } from '@aura/shared-domain';
import { expect, test } from 'vitest';
import { diagnose } from '../diagnose.ts';
import { EMPTY_ANSWERS } from '../fixtures/people.ts';

const NOW = new Date('2026-03-02T12:00:00Z');

const work: Experience = {
  title: 'Desenvolvedora Front-end',
  company: 'Loja Ipê',
  location: '',
  start: '2021-01',
  end: null,
  current: true,
  items: [
    'Desenvolvi em JavaScript e React o carrinho da loja, usado por 40 mil clientes por mês',
    'Reduzi em 35% o tempo de carregamento das páginas em JavaScript',
  ],
};

const listGaps = (items: readonly string[], level: 0 | null = null) => {
  const resume = { ...createEmptyResume(), experiences: [{ ...work, items: [...items] }] };
  const goal = { ...EMPTY_ANSWERS.goal, title: 'Desenvolvedor Back-end' };
  const selfRatings = level === null ? [] : [{ skillId: 'logica-programacao', level, proof: '' }];
  const { gaps } = diagnose({ ...EMPTY_ANSWERS, goal, resume, selfRatings }, { variant: 'full', now: NOW });
  return gaps.map(({ skillId }) => skillId);
};

test('a basic is no gap of who shows the skill that stands on it', () => {
  expect(listGaps(work.items)).not.toContain('logica-programacao');
});

test('a basic stays a gap of who says that they do not know it', () => {
  expect(listGaps(work.items, 0)).toContain('logica-programacao');
});

test.each([
  [['NR-12 – Segurança em máquinas (8h)'], false],
  [['Excel básico'], true],
])('the norms as a gap of who has the courses %j: %s', (courses, isGap) => {
  const job = { ...work, title: 'Operador de máquinas', items: ['Opero a injetora e confiro as peças'] };
  const resume = { ...createEmptyResume(), experiences: [job], courses };
  const goal = { ...EMPTY_ANSWERS.goal, title: 'Técnico em segurança do trabalho' };
  const { gaps } = diagnose({ ...EMPTY_ANSWERS, goal, resume }, { variant: 'full', now: NOW });
  expect(gaps.some(({ skillId }) => skillId === 'normas-regulamentadoras')).toBe(isGap);
});
