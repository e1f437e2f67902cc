import { describe, expect, it } from 'vitest';
import { beginsWithAction, hasResult } from './result-words.ts';

describe('hasResult', () => {
  it.each([
    'Reduzi em 22% o tempo de espera',
    'Economia de R$ 1.200 por mês',
    'Atendi cerca de 40 clientes por dia',
    'Equipe de 12 técnicos',
    'Vendas 2x maiores',
    'Inventário de 4.200 pares',
    'Dobrei a carteira',
    'Base com 30 mil cadastros',
  ])('finds the number in "%s"', (item) => {
    expect(hasResult(item)).toBe(true);
  });

  it.each([
    'Atuo desde 2019',
    'De 01/2020 a 12/2021',
    'Experiência de 3 anos na área',
    'Curso concluído em março de 2020 na capital',
    'Treinamento NR-10 e NR-35',
    'Atendimento ao público',
    '12 de maio de 2020',
  ])('finds no result in "%s"', (item) => {
    expect(hasResult(item)).toBe(false);
  });
});

describe('beginsWithAction', () => {
  it.each([
    'Reduzi perdas',
    'Implantei o protocolo',
    'Coordenou a equipe',
    'Implantação de ERP',
    'Atender clientes',
    'Organizo o estoque',
    'Led a team',
    'Fiz a escala',
  ])('finds the action in "%s"', (item) => expect(beginsWithAction(item)).toBe(true));

  it.each([
    'Responsável por vendas',
    'Equipe de 12 pessoas',
    'Vendas internas',
    'Aqui na loja',
    '',
    'Nível avançado',
  ])('finds none in "%s"', (item) => expect(beginsWithAction(item)).toBe(false));
});
