import { describe, expect, it } from 'vitest';
import { mayBelongToOther } from './owner.ts';

describe('mayBelongToOther', () => {
  it.each([
    ['Ana Beatriz Souza', 'Ana Souza'],
    ['João da Silva', 'JOAO SILVA'],
    ['Maria das Graças de Oliveira', 'Maria Graças Oliveira'],
    ['Souza, Ana', 'Ana Souza'],
    ['Ana', 'Ana Paula Ferreira'],
    ['', 'Ana Souza'],
    ['Ana Souza', ''],
    ['🙂', 'Ana'],
  ])('does not doubt “%s” for “%s”', (profile, account) => {
    expect(mayBelongToOther(profile, account)).toBe(false);
  });

  it.each([
    ['Roberto Nogueira', 'Ana Beatriz Souza'],
    ['Li Wei', 'Marcos Pereira dos Santos'],
    ['Cíntia Uchôa', 'Fábio Moraes'],
  ])('doubts “%s” for “%s”', (profile, account) => {
    expect(mayBelongToOther(profile, account)).toBe(true);
  });
});
