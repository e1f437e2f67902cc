import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findMetrics, hasMetric } from './metric.ts';

describe('hasMetric', () => {
  it.each([
    'Reduzi em 22% o tempo de espera',
    'Queda de 15 por cento nas faltas',
    'Economia de R$ 1.200 por mês',
    'Saved $1.2M a year',
    'Carteira de 300 mil reais',
    'Vendas 2x maiores',
    'Base com 30 mil cadastros',
    'Assentei 120 m² de piso',
    'Rotas de 900 km por semana',
    'Atendi cerca de 40 clientes por dia',
    'Atendia 60/dia',
    'Equipe de 12',
    'Coordenei três lojas',
    'Treinei vinte e cinco pessoas',
    'Mentored four engineers',
    '1º lugar em vendas da regional',
    'Primeiro lugar entre as filiais',
    'Dobrei a carteira',
    'Caiu pela metade o prazo de entrega',
    'Centenas de atendimentos no período',
    'De 900 para 120 ms',
    'Reduzi 250 toneladas de refugo da injetora',
    'Carreguei caminhões com 30 toneladas por dia',
    'A injetora passou de 40 para 55 peças por hora',
    'Reduzi as paradas não programadas de 14 h para 6 h por mês',
    'Fechamento de 3 dias para 1 dia',
    'Ciclo de 12 s para 9 s',
    'Treinei 30 pessoas em um curso de 40 horas',
    'Zero acidentes na obra em toda a gestão',
    'Fechei o ano com zero de devolução',
    'Conduzi a frota sem multas nem avarias',
    'Mantive a linha sem paradas não programadas',
    'Nenhum acidente com afastamento na minha equipe',
    'Auditoria aprovada sem nenhuma não conformidade',
  ])('finds the number in "%s"', (item) => expect(hasMetric(item)).toBe(true));

  it.each([
    'Atuo desde 2019',
    'Em 2021 implantei o sistema',
    'De 01/2020 a 12/2021',
    'Experiência de 3 anos na área',
    'Dois anos de experiência',
    'Curso concluído em março de 2020 na capital',
    '12 de maio de 2020',
    'Treinamento NR-10 e NR-35',
    'Office 365 para todos os setores',
    'Implantação da ISO 9001 na fábrica',
    'Migração para Windows 10 nas filiais',
    'Java 8 com Spring',
    'Turnos de 12 horas na escala 12x36',
    'Nascida em Três Corações',
    '6º ano do ensino fundamental',
    'Um sistema novo para a clínica',
    'Atendimento ao público',
    'Operei injetora de 250 toneladas',
    'Operei injetoras Haitian 250 toneladas',
    'Conduzi caminhão de 14 toneladas',
    'Operei ponte rolante de 20 toneladas',
    'Limpei o galpão de 3.000 m²',
    'Dirigi ônibus de 46 lugares',
    'Curso de empilhadeira de 40 horas',
    'Criei do zero o setor de compras',
    'Campanha rumo a zero acidentes',
    'Trabalhei com a meta de zero acidentes',
    'Treinamentos para zero acidentes na obra',
    'Nenhuma experiência com o sistema',
    'Atendi clientes sem cadastro',
    'Vendi carros zero quilômetro',
    'Atuo sem supervisão',
  ])('finds no result in "%s"', (item) => expect(hasMetric(item)).toBe(false));
});

describe('findMetrics', () => {
  it('gives places inside any text', () => {
    const word = fc.constantFrom(
      '22%',
      'três',
      'lojas',
      'R$ 1,2 mi',
      '🙂',
      'ﬁ',
      '2x',
      'São',
      '40 clientes',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(word, fc.string({ unit: 'grapheme', maxLength: 4 }))), (words) => {
        const text = words.join(' ');
        for (const { start, end } of findMetrics(text))
          expect([start >= 0, start < end, end <= text.length]).toEqual([true, true, true]);
      }),
    );
  });

  it('finds the number itself', () => {
    const text = 'Reduzi em 22% as perdas de três lojas';
    expect(findMetrics(text).map(({ start, end }) => text.slice(start, end))).toEqual(['22%', 'três lojas']);
    const none = 'Obra entregue com zero acidentes';
    expect(findMetrics(none).map(({ start, end }) => none.slice(start, end))).toEqual(['zero acidentes']);
  });
});
