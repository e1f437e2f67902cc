import { describe, expect, it } from 'vitest';
import { stemOf } from './stem.ts';

describe('stemOf', () => {
  it.each([
    ['coordenador', 'coordenação'],
    ['administrador', 'ADMINISTRAÇÃO'],
    ['informação', 'informacao'],
    ['logística', 'logístico'],
    ['contábil', 'contabilidade'],
    ['professora', 'professores'],
    ['programador', 'programação'],
    ['mecânica', 'mecanico'],
  ])('brings %s and %s together', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b));
  });

  it.each([
    ['direito', 'direto'],
    ['rede', 'redação'],
    ['marca', 'marcenaria'],
    ['marca', 'marcar'],
    ['banco', 'bancário'],
    ['conta', 'contador'],
    ['conta', 'contar'],
    ['contar', 'contador'],
    ['cargo', 'carga'],
    ['porto', 'portaria'],
    ['motor', 'motorista'],
    ['produto', 'produção'],
    ['moda', 'modo'],
    ['casa', 'caso'],
    ['funil', 'funilaria'],
  ])('separates %s and %s', (a, b) => {
    expect(stemOf(a)).not.toBe(stemOf(b));
  });
});
