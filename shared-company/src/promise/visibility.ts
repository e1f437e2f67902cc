/** What HR sees: of people, always numbers of groups. */
export const SEEN: readonly string[] = [
  'O funil de adesão do grupo: quantas pessoas foram convidadas, aceitaram e participam, fizeram o diagnóstico, têm um plano, concluíram a primeira tarefa e continuavam depois de 30 dias',
  'O índice de engajamento do grupo',
  'O mapa de competências por departamento, com as lacunas mais comuns',
  'A conclusão dos micro-learnings',
  'A lista que ela mesma escreveu: nome, e-mail, departamento, unidade e admissão de quem convidou',
];

/** What no company sees, whatever its plan. */
export const NEVER_SEEN: readonly string[] = [
  'Quem aceitou o convite, quem entra nos números do grupo e quem saiu',
  'Currículos, objetivos e planos de carreira',
  'Conversas com o mentor',
  'Respostas das simulações de entrevista',
  'Resultados do mapeamento comportamental',
  'Buscas de vagas',
  'A pontuação de qualquer pessoa',
];
