import { expect, it } from 'vitest';
import { findNeed, findStory, tellTo } from './story.ts';

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
  ['ela chama Cláudia e eu estudo de manhã', 'eu estudo de manhã'],
  ['minha chefe me chama de lerda na frente de todos', 'minha chefe me chama de lerda na frente de todos'],
  ['trabalho há 3 anos na expedição e queria ser registrado', 'trabalho há 3 anos na expedição'],
  ['passei em duas vagas e não sei qual pego', null],
  ['faltei 3 dias sem avisar podem me dar justa causa?', 'faltei 3 dias sem avisar'],
  [
    'estou grávida e no contrato de experiência, eles podem me mandar embora?',
    'estou grávida e no contrato de experiência',
  ],
  ['não tenho com quem deixar ela de noite', 'não tenho com quem deixar ela de noite'],
])('reads the told fact in “%s”', (text, expected) => {
  expect(findStory(text)).toBe(expected);
});

it.each([
  ['preciso trocar meu turno da tarde pra manhã', 'trocar meu turno da tarde pra manhã'],
  ['quero saber meus direitos', null],
  ['quero sair', null],
  ['preciso falar com minha gerente que quero sair do turno da noite', 'sair do turno da noite'],
  ['quero mandar um e-mail pro diretor pedindo pra pegar mais aulas', 'pegar mais aulas'],
])('reads the task in “%s”', (text, expected) => {
  expect(findNeed(text)).toBe(expected);
});

it.each([
  ['A moça do rh ficou de me responder', 'escreve curta', '', 'você ficou de me responder'],
  [
    'meu colega pega meu trabalho e fala que foi ele',
    'escreve pra ele',
    '',
    'você pega meu trabalho e fala que foi você',
  ],
  ['minha coordenadora Fernanda marcou reunião', 'escreve', 'Fernanda', 'você marcou reunião'],
  ['meu chefe mudou meu turno', 'escreve pro rh', '', 'meu chefe mudou meu turno'],
  ['fiquei dois anos fora', 'escreve pra ela', '', 'fiquei dois anos fora'],
])('tells “%s” to whom “%s” is for', (story, request, person, expected) => {
  expect(tellTo(story, request, person)).toBe(expected);
});
