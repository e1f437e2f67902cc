import { describe, expect, it } from 'vitest';
import { cv, job } from './fixtures/make-resume.ts';
import { valueOf } from './fixtures/measure.ts';

describe('focus', () => {
  const nurse = cv({ experiences: [job('Enfermeira de UTI', 'Hospital', ['2020-01', null], [])] });

  it('compares the goal with titles and opening, and is not graded without a goal', () => {
    expect(valueOf(nurse, 'focus')).toBeNull();
    expect(valueOf(nurse, 'focus', 'Enfermeira de UTI')).toBe(100);
    expect(valueOf(nurse, 'focus', 'Desenvolvedor back-end')).toBe(0);
    const headline = { ...nurse, unclassified: ['Desenvolvedor back-end'] };
    expect(valueOf(headline, 'focus', 'Desenvolvedor back-end')).toBe(100);
  });

  it('finds a role that a sentence names with all its words, in any form', () => {
    const sentence = (text: string) => ({ ...nurse, summary: text });
    const goal = 'Coordenadora de Enfermagem';
    expect(valueOf(sentence('Busco oportunidade em coordenação de enfermagem.'), 'focus', goal)).toBe(100);
    expect(valueOf(sentence('Busco oportunidade em enfermagem.'), 'focus', goal)).toBeLessThan(100);
  });

  it('counts old titles less', () => {
    const old = cv({ experiences: [job('Enfermeira de UTI', 'Hospital', ['2010-01', '2014-01'], [])] });
    expect(valueOf(old, 'focus', 'Enfermeira de UTI')).toBe(60);
  });
});
