import { describe, expect, it } from 'vitest';
import { makeResume, makeJob } from './fixtures/make-resume.ts';
import { computeValue } from './fixtures/measure.ts';

describe('focus', () => {
  const nurse = makeResume({
    experiences: [makeJob('Enfermeira de UTI', 'Hospital', ['2020-01', null], [])],
  });

  it('compares the goal with titles and opening, and has no grade without a goal', () => {
    expect(computeValue(nurse, 'focus')).toBeNull();
    expect(computeValue(nurse, 'focus', 'Enfermeira de UTI')).toBe(100);
    expect(computeValue(nurse, 'focus', 'Desenvolvedor back-end')).toBe(0);
    const headline = { ...nurse, unclassified: ['Desenvolvedor back-end'] };
    expect(computeValue(headline, 'focus', 'Desenvolvedor back-end')).toBe(100);
  });

  it('finds a role if a sentence has all its words, in any form', () => {
    const sentence = (text: string) => ({ ...nurse, summary: text });
    const goal = 'Coordenadora de Enfermagem';
    expect(computeValue(sentence('Busco oportunidade em coordenação de enfermagem.'), 'focus', goal)).toBe(
      100,
    );
    expect(computeValue(sentence('Busco oportunidade em enfermagem.'), 'focus', goal)).toBeLessThan(100);
  });

  it('takes words that stand far apart for no name of a role', () => {
    const apart = {
      ...nurse,
      summary: 'Enfermagem de UTI há oito anos, com apoio à coordenação do plantão noturno.',
    };
    expect(computeValue(apart, 'focus', 'Coordenadora de Enfermagem')).toBeLessThan(100);
  });

  it('counts old titles less', () => {
    const old = makeResume({
      experiences: [makeJob('Enfermeira de UTI', 'Hospital', ['2010-01', '2014-01'], [])],
    });
    expect(computeValue(old, 'focus', 'Enfermeira de UTI')).toBe(60);
  });
});
