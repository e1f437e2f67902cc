import { describe, expect, it } from 'vitest';
import { findSkillById } from './skill-catalogue.ts';
import { listDeedSkills, findDeeds } from './find-deeds.ts';
import { findSkills } from './find-skills.ts';

const idsIn = (text: string): string[] => findSkills(text).map(({ skillId }) => skillId);

describe('findDeeds', () => {
  it.each([
    ['Analisei os dados de vendas da rede', 'analise-dados'],
    ['Negociei contratos de aluguel', 'negociacao'],
    ['Coordenei equipe de oito pessoas', 'lideranca'],
    ['Liderei equipe', 'lideranca'],
    ['Vendi planos de saúde', 'vendas'],
    ['Atendi em média 40 clientes por dia', 'atendimento-cliente'],
    ['Planejei as atividades da semana', 'planejamento'],
    ['Confiro pneus, freios e documentos', 'manutencao-veiculo'],
    ['Preparo 300 refeições por dia', 'preparo-alimentos'],
    ['Advogada trabalhista, direito do trabalho', 'direito-trabalhista'],
  ])('finds the skill behind "%s"', (text, skillId) => {
    expect(idsIn(text)).toContain(skillId);
  });

  it.each([
    'Coordenei a agenda',
    'Fecho o fluxo de caixa diário',
    'Vendo o problema, avisei',
    'Atendi ao telefone',
    'Analisei a situação',
    'dados',
  ])('reads no deed in "%s"', (text) => {
    expect(findDeeds(text)).toEqual([]);
  });

  it('names only existing skills', () => {
    expect(listDeedSkills().filter((id) => !findSkillById(id))).toEqual([]);
  });
});
