import { describe, expect, it } from 'vitest';
import { findSensitive } from './sensitive.ts';

describe('findSensitive', () => {
  it.each([
    ['Tenho depressão desde 2020', 'health'],
    ['Tomo ritalina para trabalhar', 'health'],
    ['Sou autista', 'health'],
    ['Estou grávida de 5 meses', 'health'],
    ['Sou evangélica', 'religion'],
    ['Frequento o terreiro aos sábados', 'religion'],
    ['Sou filiado ao sindicato dos bancários', 'union'],
    ['Votei no candidato da oposição', 'politics'],
    ['Sou militante de esquerda', 'politics'],
    ['Sou lésbica', 'sexualLife'],
    ['Sou mulher negra', 'race'],
    ['Minha digital está cadastrada no ponto', 'biometrics'],
    ['Meu CPF é 123.456.789-09', 'documents'],
    ['12345678909', 'documents'],
    ['A senha do meu e-mail é abc123', 'passwords'],
    ['Minha conta bancária é 1234-5', 'bank'],
    ['4111 1111 1111 1111', 'bank'],
    ['Minha chefe Marina está grávida', 'otherPeople'],
    ['Meu marido está desempregado', 'otherPeople'],
    ['Meu colega ganha 5 mil', 'otherPeople'],
    ['O telefone dela é (11) 98765-4321', 'otherPeople'],
    ['Escreva para joao@empresa.com.br', 'otherPeople'],
  ])('finds sensitive data in: %s', (text, category) => {
    expect(findSensitive(text)).toBe(category);
  });

  it.each([
    'Trabalha como analista de dados há 3 anos',
    'Sou médica e quero mudar de área',
    'Trabalho como enfermeira em hospital',
    'Meu inglês é intermediário',
    'Quero ser gerente até 2028',
    'Faço faculdade de direito à noite',
    'Moro em Recife e prefiro trabalho remoto',
    'Tenho experiência com SQL e Excel',
    'Ganho 4500 por mês',
    'Trabalho em banco há 10 anos',
    'Fico nervoso em entrevistas',
    'Lidero uma equipe de 12 pessoas',
  ])('allows to remember: %s', (text) => {
    expect(findSensitive(text)).toBeNull();
  });
});
