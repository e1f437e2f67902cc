import type { Field } from '../../taxonomy/types.ts';

const PAPER = 'uma página que resuma um caso real ou simulado, do problema ao resultado';
const PIECE = 'uma peça pronta para o portfólio, com três linhas sobre a decisão por trás dela';
const ON_SITE = 'fotos ou um relatório de uma página do que foi feito, com o passo a passo seguido';
const CARE = 'um resumo de uma página do procedimento, revisto por alguém da área';
const TAUGHT = 'um roteiro de uma página já testado com pelo menos uma pessoa';
const NUMBERS = 'um registro de antes e depois em números: vendas, clientes, tempo ou perdas';

/** What practice in a field leaves behind that somebody else can look at. */
export const ARTEFACTS: Readonly<Record<Field, string>> = {
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
