import { describe, expect, it } from 'vitest';
import { buildViews } from './views.ts';

describe('buildViews', () => {
  it.each([
    ['Naum aguento +', 'nao aguento'],
    ['vc tbm qria', 'voce tambem queria'],
    ['nãoooo', 'nao'],
    ['morrrrrer', 'morrer'],
    ['matarrrr', 'matar'],
    ['su1c1d10', 'suicidio'],
    ['m.a.t.a.r', 'matar'],
    ['m o r r e r', 'morrer'],
    ['mor.rer', 'morrer'],
    ['mаtаr com а cirílico', 'matar com a cirilico'],
    ['ma\u200btar', 'matar'],
    ['acédio', 'assedio'],
    ['discriminçao', 'discriminacao'],
  ])('reads %s as "%s"', (typed, meant) => {
    expect(buildViews(typed).some((view) => view.includes(` ${meant} `))).toBe(true);
  });

  it.each(['humilhado', 'espanca', 'processo', 'investe', 'telefones'])(
    'leaves the word %s alone',
    (word) => {
      expect(buildViews(word)).toEqual([` ${word} . `]);
    },
  );

  it('keeps numbers and amounts', () => {
    expect(buildViews('tenho 15 anos e pedi 3500')[0]).toBe(' tenho 15 anos e pedi 3500 . ');
  });

  it('reads an ordinary message in only one way', () => {
    expect(buildViews('Como peço um aumento?')).toHaveLength(1);
  });
});
