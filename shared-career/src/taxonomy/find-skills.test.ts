import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SKILLS } from './skill-catalogue.ts';
import { findSkills } from './find-skills.ts';

const idsIn = (text: string): string[] => findSkills(text).map(({ skillId }) => skillId);

describe('findSkills', () => {
  it('finds whole names in any case, accents or number', () => {
    expect(idsIn('GESTAO DE ESTOQUES; inventário')).toEqual(['controle-estoque', 'inventario']);
    expect(idsIn('Indicador de desempenho')).toEqual(idsIn('indicadores de desempenho'));
  });

  it('separates names with signs', () => {
    expect(idsIn('C++, C# e .NET, Node.js')).toEqual(['cpp', 'csharp', 'node']);
  });

  it('does not find a name inside a word or across a comma', () => {
    expect(idsIn('javanês e excelência')).toEqual([]);
    expect(idsIn('gestão, estoque antigo')).toEqual(['controle-estoque']);
    expect(idsIn('controle, de prazos, Power; BI')).toEqual([]);
  });

  it('takes the longer of two names if one is inside the other', () => {
    expect(idsIn('Excel avançado')).toEqual(['excel-avancado']);
    expect(idsIn('Tratamento de feridas e curativos')).toEqual(['curativos', 'curativos']);
  });

  it.each([
    ['Análise do crédito', 'analise-credito'],
    ['modelagem dos dados', 'modelagem-dados'],
    ['resolução do problema', 'resolucao-problemas'],
    ['planejamento da produção', 'pcp'],
  ])('finds the family of the words of "%s"', (text, id) => {
    expect(idsIn(text)).toContain(id);
  });

  it('reads no family of words as a product, nor one word as its relatives', () => {
    expect(idsIn('Fui direto ao ponto, com a marca da casa, e contei histórias')).toEqual([]);
    expect(idsIn('o ponto de poder do negócio')).not.toContain('power-bi');
  });

  it('reads no phrase with another meaning as a skill', () => {
    expect(idsIn('Matrícula ativa no curso, com ajuda de custo; alinhador invisível, APAC e CPP')).toEqual(
      [],
    );
    expect(idsIn('Matrículas e custos')).toEqual(['secretaria-escolar', 'custos']);
    expect(idsIn('Servimos 400 almoços e 250 lanches por dia')).not.toContain('hamburgueria');
    expect(idsIn('Montagem de lanches')).toContain('hamburgueria');
  });

  it('distinguishes a centre whose name ends in S from a council', () => {
    expect(idsIn('CRAS, CREAS')).toEqual(['suas-creas', 'suas-creas']);
    expect(idsIn('CREA ativo')).toEqual(['crea']);
    expect(idsIn('Bacharelado em administração')).toEqual(['administracao-empresas']);
  });

  it('gives offsets into the original text', () => {
    const text = '🙂 Coração: análise de dados e Power BI';
    expect(findSkills(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'análise de dados',
      'Power BI',
    ]);
  });

  it('finds every skill by its own label', () => {
    const lost = SKILLS.filter(({ id, label }) => !idsIn(label).includes(id)).map(({ label }) => label);
    expect(lost).toEqual([]);
  });

  it('gives ordered, distinct spans inside any text', () => {
    const word = fc.constantFrom(
      'sql',
      'Power',
      'BI',
      'gestão',
      'de',
      'estoque',
      ',',
      'é',
      '🙂',
      '\n',
      'C++',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), (words) => {
        const text = words.join(' ');
        const found = findSkills(text);
        for (const [at, mention] of found.entries()) {
          expect(mention.start).toBeLessThan(mention.end);
          expect(mention.end).toBeLessThanOrEqual(text.length);
          expect(mention.end).toBeGreaterThan(found[at - 1]?.end ?? -1);
        }
      }),
    );
  });
});

describe('a word that is something else beside its neighbours', () => {
  const names = (text: string): string[] => findSkills(text).map(({ skillId }) => skillId);
  it.each([
    ['Carregamento sob demanda na loja virtual', 'separacao-pedidos'],
    ['Mantive a biblioteca de componentes em React', 'biblioteconomia'],
    ['Publiquei três bibliotecas Python', 'biblioteconomia'],
    ['Registrava as compras e recebia em dinheiro', 'compras'],
    ['Embalava as compras dos clientes', 'compras'],
    ['Defini contratos de API com o back-end', 'contratos-juridico'],
    ['Escrevi testes de contrato entre os serviços', 'contratos-juridico'],
    ['Pedi a correção de 14 cobranças erradas', 'cobranca'],
    ['Escrevi em torno de 18 relatórios por mês', 'usinagem'],
    ['Assei pão francês, 4 mil por dia', 'frances'],
    ['Acompanhei 140 contêineres reefer por mês', 'docker'],
    ['Fechei o transporte porque vendi a van', 'vendas'],
  ])('"%s" does not name %s', (text, skillId) => {
    expect(names(text)).not.toContain(skillId);
  });
  it.each([
    ['Carregamento de mercadorias nas docas', 'separacao-pedidos'],
    ['Cuidava da biblioteca da escola', 'biblioteconomia'],
    ['Fazia as compras da cozinha', 'compras'],
    ['Revisei contratos de locação', 'contratos-juridico'],
    ['Fiz cobranças de clientes em atraso', 'cobranca'],
    ['Faço o checklist do caminhão antes de sair', 'manutencao-veiculo'],
    ['Fecho a loja duas vezes por semana', 'abertura-loja'],
  ])('"%s" names %s', (text, skillId) => {
    expect(names(text)).toContain(skillId);
  });
});
