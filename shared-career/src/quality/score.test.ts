import { createEmptyResume, type ResumeStructure } from '@aura/shared-domain';
import { describe, expect, it } from 'vitest';
import { makeResume, NOW, makeSchool } from './fixtures/make-resume.ts';
import { scoreResume } from './fixtures/measure.ts';
import { PAIRS } from '../generated/samples/pairs.ts';
import { scoreQuality } from './score.ts';
import { QUALITY_WEIGHTS } from './weights.ts';

describe('the score', () => {
  it('has five parts with weights that add up to one', () => {
    expect(Object.values(QUALITY_WEIGHTS).reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1);
    expect(scoreResume(createEmptyResume()).score.version).toBe('cv-1.0');
  });

  it('is zero for an empty CV', () => {
    expect(scoreResume(createEmptyResume()).score.value).toBe(0);
  });

  it('falls with the layout of the file, with the reason', () => {
    const strong = PAIRS[0]?.strong ?? createEmptyResume();
    const value = (layout: 'oneColumn' | 'twoColumns' | 'plainText', resume: ResumeStructure) =>
      scoreQuality(resume, { reading: { layout, notices: [] }, goal: '', now: NOW }).score;
    const messy = {
      ...strong,
      unclassified: Array.from(
        { length: 30 },
        (_, at) => `Linha solta da tabela número ${at} sem seção nenhuma`,
      ),
    };
    expect(value('oneColumn', strong).multiplier?.value).toBe(1);
    expect(value('twoColumns', strong).multiplier).toEqual({
      value: 0.92,
      reason: expect.stringContaining('duas colunas') as string,
    });
    expect(value('oneColumn', messy).multiplier?.value).toBe(0.8);
    expect(value('plainText', messy).multiplier?.value).toBe(1);
    expect(value('oneColumn', { ...strong, unclassified: ['\uf095 telefone'] }).multiplier?.value).toBe(0.8);
  });
});

describe('people without work experience', () => {
  it('are measured by the existing parts, within the band of a partial score', () => {
    const young = makeResume({
      contact: {
        name: 'Ana',
        email: 'ana@exemplo.com',
        phone: '(31) 98765-4321',
        location: 'Betim, MG',
        links: ['a.b'],
      },
      summary: 'Estudante do ensino médio. '.repeat(8),
      education: [makeSchool('Escola', 'Ensino médio', '', null)],
      languages: [{ language: 'Inglês', level: 'básico' }],
      skills: ['Word', 'Excel', 'Digitação', 'Canva', 'Internet'],
    });
    const { score } = scoreResume(young);
    expect(score.dimensions.slice(0, 2).map(({ value }) => value)).toEqual([null, null]);
    expect(score.value).toBe(59);
    expect([score.band, score.ceilings[0]?.id]).toEqual(['inProgress', 'few-items']);
  });
});
