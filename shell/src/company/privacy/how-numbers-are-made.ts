import type { Entry } from '../entry.ts';

/** What holds the numbers apart from the people. */
export const HOW_NUMBERS_ARE_MADE: readonly Entry[] = [
  {
    title: 'Grupos fechados de 5 pessoas',
    text: 'As pessoas da lista são reunidas por sorteio em grupos de 5, que não mudam mais, e todo número soma grupos inteiros. Um departamento aparece a partir de 10 pessoas na lista; os menores são contados juntos, em “Outras áreas”. A empresa pode aumentar os mínimos, nunca diminuir.',
  },
  {
    title: 'Números arredondados',
    text: 'Cada soma é arredondada para um múltiplo de 5 antes de ser guardada. Nenhuma diferença entre dois números chega a uma pessoa.',
  },
  {
    title: 'Entrada em um momento sorteado',
    text: 'Quem escolhe participar passa a contar em um momento sorteado, dentro de quatro semanas. Sem isso, a data em que um link foi enviado diria se a pessoa aceitou. Conta só o que for feito a partir do dia em que ela aceitou.',
  },
  {
    title: 'Retratos semanais',
    text: 'Os números mudam uma vez por semana. Ninguém é identificado pelo que mudou de um dia para o outro.',
  },
  {
    title: 'Registro de auditoria',
    text: 'Cada consulta, exportação e mudança feita no painel fica em um registro que a própria empresa pode ler.',
  },
];

/** What all of it cannot do. */
export const THEIR_LIMIT: Entry = {
  title: 'O limite dessas proteções',
  text: 'Os grupos protegem você de quem lê os números. Uma empresa que inventasse pessoas, ou combinasse com as demais de um grupo, poderia tentar deduzir algo. Por isso só contas com e-mail confirmado aceitam convites, os grupos são sorteados e tudo fica no registro.',
};
