import type { PackId } from './pack-id.ts';

/**
 * Beginnings of words that tell the family of a trade whose title the taxonomy does not know, the more telling first:
 * "Web Designer" is a designer, "Técnico em Gastronomia" works in a kitchen.
 */
export const PACK_WORDS: readonly (readonly [pack: PackId, beginnings: string])[] = [
  [
    'people-legal',
    'advoga juridic trabalhist direito recrut rh recursos_humanos departamento_pessoal contratos compliance',
  ],
  [
    'health',
    'enferm medic psicol nutric saude hospital clinic fisio terap odonto farmac cuidador laborator veterin',
  ],
  ['education', 'professor docente pedagog escolar ensino educa aluno creche alfabetiz'],
  [
    'marketing-design',
    'marketing design comunicac redacao publicid midia conteudo video foto arte_final jornal',
  ],
  [
    'technology',
    'desenvolvedor developer program software sistema dados data informatica ti tecnologia_informacao cloud devops web cibernetic',
  ],
  [
    'logistics-transport',
    'motorista logistic armaz estoque deposito transport frota entrega compras suprimento',
  ],
  [
    'engineering-industry',
    'engenh producao manutenc qualidade industri obra mecanic eletric solda usinag fabric montag constru agron maquina',
  ],
  [
    'hospitality-services',
    'cozinh limpeza portaria recep vigil seguranca hotel restaurante gastronom beleza estetic lavander jardin salao',
  ],
  ['sales-service', 'venda vended comerc sales loja varejo hortifruti atendimento sac telemarketing caixa'],
  [
    'finance-admin',
    'financ contab fiscal administrativ banco banc tesour cobranca faturam credito escritorio',
  ],
];
