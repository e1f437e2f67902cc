import { describe, expect, it } from 'vitest';
import { reduceToForm, reduceToNeutral } from './forms.ts';

describe('reduceToNeutral', () => {
  it.each([
    ['enfermeiras', 'enfermeiro'],
    ['desenvolvedoras', 'desenvolvedor'],
    ['tecnicas', 'tecnico'],
    ['secretarias', 'secretario'],
    ['profissionais', 'profissional'],
    ['gestoes', 'gestao'],
    ['devs', 'dev'],
  ])('brings %s to %s', (word, neutral) => {
    expect(reduceToNeutral(word)).toBe(neutral);
  });

  it.each(['aws', 'c#', 'business', 'vaga', 'node.js'])('leaves %s as it is', (word) => {
    expect(reduceToNeutral(word)).toBe(word);
  });
});

describe('reduceToForm', () => {
  it.each([
    ['secretaria', 'secretario'],
    ['vendedoras', 'vendedor'],
    ['dados', 'dado'],
    ['coordenadoras', 'coordenacao'],
  ])('is the same for %s and %s', (a, b) => {
    expect(reduceToForm(a)).toBe(reduceToForm(b));
  });
});
