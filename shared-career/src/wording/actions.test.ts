import { describe, expect, it } from 'vitest';
import { opensWithAction, findTense } from './actions.ts';
import { findMetrics } from './metric.ts';

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
    'Abri a segunda loja da rede em Olinda',
    'Bati a meta em 11 dos 12 meses do ano',
    'Atendeu clientes no balcão da farmácia',
    'Treinamento admissional de 40 operadores por mês',
    'Participação no conselho fiscal da cooperativa',
    'Auditoria interna dos processos de compras da filial',
    'Fechamento contábil mensal de doze empresas do grupo',
    'Venda de planos de saúde para pequenas empresas',
  ])('finds the action in "%s"', (item) => expect(opensWithAction(item)).toBe(true));

  it.each([
    'Responsável por vendas',
    'Responsible for sales',
    'Equipe de 12 pessoas',
    'Vendas internas',
    'Últimos três anos na área',
    'Training programs',
    'Aqui na loja',
    'Gestão ambiental',
    'Atendimento telefônico',
    'Museu de arte da cidade de Recife',
    '',
  ])('finds none in "%s"', (item) => expect(opensWithAction(item)).toBe(false));
});

describe('findTense', () => {
  it.each([
    ['Coordenei a equipe', 'past'],
    ['Fiz a escala', 'past'],
    ['Built dashboards', 'past'],
    ['Coordeno a equipe', 'present'],
    ['Atendeu clientes no balcão', 'past'],
    ['Museu de arte', null],
    ['Atende clientes', 'present'],
    ['Implantação de ERP', null],
    ['Atender clientes', null],
  ])('%s: %s', (item, tense) => expect(findTense(item)).toBe(tense));
});

it('finds a count after a verb that ends like a word for a number', () => {
  expect(findMetrics('Supervisiono 12 técnicos por turno')).toHaveLength(1);
  expect(findMetrics('Atendi no 12 andar do prédio')).toHaveLength(0);
});
