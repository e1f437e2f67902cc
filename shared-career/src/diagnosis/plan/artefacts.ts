import { skillById } from '../../taxonomy/skill-catalogue.ts';
import type { Field } from '../../taxonomy/types.ts';

const PAPER = 'uma página que resuma um caso real ou simulado, do problema ao resultado';
const PIECE = 'uma peça pronta para o portfólio, com três linhas sobre a decisão por trás dela';
const ON_SITE = 'um relatório de uma página, com fotos do que foi feito e o passo a passo seguido';
const CARE = 'um resumo de uma página do procedimento, revisto por alguém da área';
const TAUGHT = 'um roteiro de uma página já testado com pelo menos uma pessoa';
const NUMBERS = 'um registro de antes e depois em números: vendas, clientes, tempo ou perdas';

/** What practice in a field leaves behind that somebody else can look at. */
const ARTEFACTS: Readonly<Record<Field, string>> = {
  technology: 'um arquivo ou repositório com o resultado e três linhas que expliquem o problema resolvido',
  business: PAPER,
  finance: 'uma planilha com um caso real ou simulado e a conclusão em três linhas',
  marketing: PIECE,
  design: PIECE,
  communication: PIECE,
  sales: NUMBERS,
  commerce: NUMBERS,
  people: TAUGHT,
  education: TAUGHT,
  health: CARE,
  care: CARE,
  engineering: ON_SITE,
  industry: ON_SITE,
  construction: ON_SITE,
  logistics: ON_SITE,
  agriculture: ON_SITE,
  hospitality: 'um registro com fotos, quantidades e custo do que foi preparado ou organizado',
  law: 'uma minuta ou um resumo comentado de uma página',
  publicService: 'um resumo comentado de uma página ou um bloco de questões corrigidas',
  general: 'um exemplo escrito em cinco linhas: situação, o que foi feito e o que mudou',
};

/** Tools of every trade leave a file of their own kind behind. */
const OF_SKILL: Partial<Record<string, string>> = {
  excel: 'uma planilha com dados reais, totais por fórmula e um gráfico',
  'excel-avancado': 'uma planilha com tabela dinâmica, uma fórmula de busca e a conclusão em três linhas',
  vba: 'uma planilha com uma macro que poupa uma tarefa repetida, e a explicação em três linhas',
  word: 'um documento com estilos, sumário e uma tabela',
  powerpoint: 'uma apresentação de cinco telas sobre um caso real',
  apresentacoes:
    'uma apresentação de cinco minutos feita para pelo menos duas pessoas, com as telas guardadas',
  escrita: 'um relatório de uma página sobre um caso real',
  lideranca: 'um relato de uma página: a situação da equipe, a decisão tomada e o que mudou',
};

/** What practice of a skill leaves behind that somebody else can look at. */
export const artefactOf = (skillId: string): string =>
  OF_SKILL[skillId] ?? ARTEFACTS[skillById(skillId)?.field ?? 'general'];
