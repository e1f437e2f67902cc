import { expect, it } from 'vitest';
import { findNeed, findStory } from './story.ts';

it.each([
  [
    'fiquei 3 anos parada cuidando da minha mãe. como explico esse buraco?',
    'fiquei 3 anos parada cuidando da minha mãe',
  ],
  ['então, meu gerente mudou meu turno de novo', 'meu gerente mudou meu turno de novo'],
  ['pode escrever? é pra mandar pra coordenadora', null],
  [
    'fiquei 2 anos fora cuidando do meu pai, o que ponho no currículo?',
    'fiquei 2 anos fora cuidando do meu pai',
  ],
  ['como eu falo com ele, posso mandar e-mail?', null],
  ['como eu falo isso pra ele?', null],
  ['tira a parte do salário de hoje', null],
  ['sei lá', null],
])('reads the told fact in “%s”', (text, expected) => {
  expect(findStory(text)).toBe(expected);
});

it.each([
  ['preciso trocar meu turno da tarde pra manhã', 'trocar meu turno da tarde pra manhã'],
  ['quero saber meus direitos', null],
  ['quero sair', null],
])('reads the task in “%s”', (text, expected) => {
  expect(findNeed(text)).toBe(expected);
});
