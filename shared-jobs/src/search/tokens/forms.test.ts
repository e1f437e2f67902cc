import { describe, expect, it } from 'vitest';
import { formOf, neutralOf } from './forms.ts';

describe('neutralOf', () => {
  it.each([
    ['enfermeiras', 'enfermeiro'],
    ['desenvolvedoras', 'desenvolvedor'],
    ['tecnicas', 'tecnico'],
    ['secretarias', 'secretario'],
    ['profissionais', 'profissional'],
    ['gestoes', 'gestao'],
    ['devs', 'dev'],
  ])('brings %s to %s', (word, neutral) => {
    expect(neutralOf(word)).toBe(neutral);
  });

  it.each(['aws', 'c#', 'business', 'vaga', 'node.js'])('leaves %s as it is', (word) => {
    expect(neutralOf(word)).toBe(word);
  });
});

describe('formOf', () => {
  it.each([
    ['secretaria', 'secretario'],
    ['vendedoras', 'vendedor'],
    ['dados', 'dado'],
    ['coordenadoras', 'coordenacao'],
  ])('is the same for %s and %s', (a, b) => {
    expect(formOf(a)).toBe(formOf(b));
  });
});
