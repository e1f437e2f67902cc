import type { Entry } from './entry.ts';

/** What a person of a company gets. */
export const FOR_PEOPLE: readonly Entry[] = [
  {
    title: 'Um diagnóstico que se explica',
    text: 'Pontos fortes e lacunas em relação ao cargo desejado, cada conclusão com a linha que a sustenta.',
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
