import type { Entry } from './entry.ts';

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
    text: 'Quem escolhe participar passa a contar em um momento sorteado, dentro de quatro semanas, e entra no retrato semanal seguinte: em até cinco semanas ao todo, se o seu grupo já estiver formado, ou quando ele se formar. Sem isso, a data em que um link foi enviado diria se a pessoa aceitou. Conta só o que for feito a partir do dia em que ela aceitou.',
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
  text: 'Elas protegem você de quem lê os números, não de uma empresa disposta a trapacear, e trapacear custa pouco. Bastam dez lugares por uma semana: o seu, sete com e-mails que não são de ninguém e dois com contas dela mesma. Os grupos formados assim ficam para sempre, mesmo que cinco desses e-mails saiam logo da lista e liberem os lugares. Enquanto nenhum grupo de “Outras áreas” existe, bastam cinco lugares por quatro semanas. Com isso ela descobre em quais números você conta enquanto participa: se fez o diagnóstico, se aprendeu algo no mês, que micro-learnings concluiu. Nenhuma regra sobre números impede isso, e você não tem como ver quem está no seu grupo. Quem fica fora dos números não corre esse risco: o plano é o mesmo, e a empresa não é avisada.',
};
