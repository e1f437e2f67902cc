import { describe, expect, it } from 'vitest';
import { opensWithAction, tenseOf } from './actions.ts';

describe('opensWithAction', () => {
  it.each([
    'Reduzi perdas',
    'Implantação de ERP',
    'Assento porcelanato em prédios',
    'Confiro notas fiscais',
    'Leciono para seis turmas',
    'Também organizei a escala',
    '• Atendo o balcão',
    'Atendia 60 pessoas por dia',
    'Desenvolvemos a API',
    'Led a team',
    'Taught three classes',
    'Managing budgets',
    'Develop APIs',
  ])('hears the action in "%s"', (item) => expect(opensWithAction(item)).toBe(true));

  it.each([
    'Responsável por vendas',
    'Responsible for sales',
    'Equipe de 12 pessoas',
    'Vendas internas',
    'Últimos três anos na área',
    'Training programs',
    'Aqui na loja',
    '',
  ])('hears none in "%s"', (item) => expect(opensWithAction(item)).toBe(false));
});

describe('tenseOf', () => {
  it.each([
    ['Coordenei a equipe', 'past'],
    ['Fiz a escala', 'past'],
    ['Built dashboards', 'past'],
    ['Coordeno a equipe', 'present'],
    ['Atende clientes', 'present'],
    ['Implantação de ERP', null],
    ['Atender clientes', null],
  ])('%s: %s', (item, tense) => expect(tenseOf(item)).toBe(tense));
});
