/** What HR sees, always of groups. */
export const SEEN: readonly string[] = [
  'O funil de adesão: quantas pessoas foram convidadas, quantas aceitaram e quantas começaram',
  'O índice de engajamento do grupo',
  'O mapa de competências por departamento',
  'A conclusão dos micro-learnings',
];

/** What no company sees, whatever its plan. */
export const NEVER_SEEN: readonly string[] = [
  'Currículos, objetivos e planos de carreira',
  'Conversas com o mentor',
  'Respostas das simulações de entrevista',
  'Resultados do mapeamento comportamental',
  'Buscas de vagas',
  'A pontuação de qualquer pessoa',
];
