import { describe, expect, it } from 'vitest';
import { beginsWithAction } from './result-words.ts';

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
