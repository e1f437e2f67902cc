import { describe, expect, it } from 'vitest';
import { opensWithAction, tenseOf } from './actions.ts';
import { findMetrics } from './metric.ts';

describe('opensWithAction', () => {
  it.each([
    'Abri a segunda loja da rede em Olinda',
    'Bati a meta em 11 dos 12 meses do ano',
    'Atendeu clientes no balcão da farmácia',
    'Treinamento admissional de 40 operadores por mês',
    'Participação no conselho fiscal da cooperativa',
    'Auditoria interna dos processos de compras da filial',
    'Fechamento contábil mensal de doze empresas do grupo',
    'Venda de planos de saúde para pequenas empresas',
  ])('hears the action in "%s"', (item) => expect(opensWithAction(item)).toBe(true));

  it.each([
    'Gestão ambiental',
    'Atendimento telefônico',
    'Museu de arte da cidade de Recife',
    'Responsável por vendas da região',
    'Equipe de 12 pessoas no turno da noite',
  ])('hears none in "%s"', (item) => expect(opensWithAction(item)).toBe(false));
});

it('tells the tense of the third person too', () => {
  expect(tenseOf('Atendeu clientes no balcão')).toBe('past');
  expect(tenseOf('Museu de arte')).toBeNull();
});

it('sees a count after a verb that ends like a word for a number', () => {
  expect(findMetrics('Supervisiono 12 técnicos por turno')).toHaveLength(1);
  expect(findMetrics('Atendi no 12 andar do prédio')).toHaveLength(0);
});
