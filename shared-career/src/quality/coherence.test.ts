import type { ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeResume, makeJob } from './fixtures/make-resume.ts';
import { scoreResume, computeValue } from './fixtures/measure.ts';

describe('coherence', () => {
  const of = (...jobs: ResumeStructure['experiences']) => makeResume({ experiences: jobs });
  const plain = makeJob('Caixa', 'Mercado', ['2020-01', '2021-02'], []);

  it.each([
    ['nothing for a clean period', plain, 100],
    ['15 for a reversed period', { ...plain, end: '2019-01' }, 85],
    ['15 for a start to come', { ...plain, start: '2027-01', end: null, current: true }, 85],
    ['15 for an end to come', { ...plain, end: '2052-02' }, 85],
    ['nothing for a contract with a known end', { ...plain, title: 'Estágio', end: '2026-12' }, 100],
    ['15 for a date that could not be read', { ...plain, title: 'Caixa 13/20', start: null, end: null }, 85],
    ['5 without an employer', { ...plain, company: '' }, 95],
    [
      'nothing without an employer on own account',
      { ...plain, title: 'Pedreiro autônomo', company: '' },
      100,
    ],
    ['5 for mixed tenses', { ...plain, items: ['Atendo o balcão', 'Organizei o estoque'] }, 95],
    [
      'nothing for mixed tenses in a current job',
      { ...plain, end: null, current: true, items: ['Atendo o balcão', 'Organizei o estoque'] },
      100,
    ],
  ])('subtracts %s', (_, experience, value) => expect(computeValue(of(experience), 'coherence')).toBe(value));

  it('subtracts nothing for overlaps and breaks', () => {
    const freelance = of(
      makeJob('Designer freelancer', '', ['2018-01', '2022-05'], []),
      makeJob('Designer', 'Estúdio', ['2019-01', '2020-01'], []),
      makeJob('Sargento', 'Exército Brasileiro', ['2005-01', '2010-01'], []),
    );
    expect(computeValue(freelance, 'coherence')).toBe(100);
  });

  it('never falls below zero, and explains the lost points', () => {
    const broken = of(...Array.from({ length: 9 }, () => ({ ...plain, end: '2019-01', company: '' })));
    expect(computeValue(broken, 'coherence')).toBe(0);
    const own = scoreResume(broken).deductions.filter(({ dimensionId }) => dimensionId === 'coherence');
    expect(own.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(100);
  });
});
