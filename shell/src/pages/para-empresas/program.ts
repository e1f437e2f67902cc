interface Item {
  readonly title: string;
  readonly text: string;
}

/** What holds the numbers apart from the people. */
export const SAFEGUARDS: readonly Item[] = [
  {
    title: 'Retratos semanais',
    text: 'Os números mudam uma vez por semana. Ninguém é identificado pelo que mudou de um dia para o outro.',
  },
  {
    title: 'Registro de auditoria',
    text: 'As ações no painel ficam em um registro que a própria empresa pode ler.',
  },
  {
    title: 'Escolha de cada pessoa',
    text: 'Quem participa pode se opor e pode sair. Exportar os dados e apagar a conta dependem só da pessoa.',
  },
];

/** What a person of the company gets. */
export const FOR_PEOPLE: readonly Item[] = [
  {
    title: 'Um diagnóstico que se explica',
    text: 'Pontos fortes e lacunas em relação ao cargo que a pessoa quer, cada conclusão com a linha que a sustenta.',
  },
  {
    title: 'Um plano de 90 dias',
    text: 'Tarefas para 30, 60 e 90 dias, com um critério claro de quando estão prontas.',
  },
  {
    title: 'Todas as ferramentas',
    text: 'Otimizadores de currículo e de LinkedIn, radar de vagas, simulador de entrevista, mentor de carreira, mapeamento comportamental e micro-learnings, sem limite mensal.',
  },
];

/** From the first conversation to the first numbers. */
export const STEPS: readonly Item[] = [
  {
    title: 'Conversamos',
    text: 'Você conta quem vai participar e o que a empresa quer desenvolver. Respondemos com uma proposta.',
  },
  {
    title: 'Você convida',
    text: 'Importe a lista de pessoas em um arquivo CSV. Cada uma recebe um convite por link de uso único.',
  },
  {
    title: 'Cada pessoa decide',
    text: 'Antes de aceitar, ela lê uma página clara sobre o que a empresa vê e o que nunca vê.',
  },
  {
    title: 'O grupo aparece',
    text: 'Com gente suficiente para não expor ninguém, o painel mostra o primeiro retrato semanal.',
  },
];
