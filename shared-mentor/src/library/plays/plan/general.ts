import type { Play } from '../../play.ts';

/** Advice on what comes first. */
export const PLAN_PRIORITY: Play = {
  id: 'plan.priority',
  intent: 'plan',
  examples: [
    'Por onde começo meu plano de carreira?',
    'Tenho muitas tarefas e não sei qual vem primeiro',
    'Terminei o diagnóstico, e agora?',
    'qual minha prioridade esse mês',
    'me ajuda a organizar os próximos passos da minha carreira',
    'o que eu faço primeiro dessa lista de tarefas',
    'o que faço primeiro',
    'qual tarefa é mais importante agora',
    'tenho cinco tarefas e pouco tempo, qual escolho',
    'no que focar este mês',
    'qual a prioridade da semana',
    'por onde sigo no meu plano',
  ],
  situation: [
    [
      'Seu objetivo é {goal} e, no seu diagnóstico, a lacuna de maior prioridade é {topGap}.',
      'No seu diagnóstico, a lacuna de maior prioridade é {topGap}.',
      'Seu objetivo é {goal}.',
      'Sem um objetivo escrito, todas as tarefas parecem igualmente urgentes.',
    ],
    ['O plano tem {openTasks} por fazer; a próxima é {dueTask}.'],
    'O que trava costuma ser escolher, e não executar: uma tarefa com hora marcada vale mais que uma lista inteira.',
  ],
  options: [
    {
      what: [
        'Atacar primeiro {topGap}, que o diagnóstico pôs em primeiro lugar.',
        'Começar pelo que destrava as outras tarefas.',
      ],
      when: 'Serve quando há pelo menos duas horas livres na semana.',
    },
    {
      what: 'Começar por algo pequeno, que termine nesta semana e possa ser mostrado.',
      when: 'Faz sentido quando o plano está parado e falta ritmo.',
    },
  ],
  nextStep: {
    title: [
      'Reservar um horário na agenda para {dueTask}',
      'Reservar um horário na agenda para uma única tarefa',
    ],
    description:
      'Escolha dia e hora nesta semana e escreva, em uma frase, o que estará pronto no fim desse horário.',
    doneWhen: 'Há um compromisso na agenda com a tarefa e o que será mostrado no fim.',
    path: '/perfil',
  },
  question: 'Quantas horas por semana você consegue proteger de verdade?',
  passages: ['guide.one-thing'],
};
