import type { Play } from '../../play.ts';

/** Advice on going back to a plan and on changing it. */
export const PLAN_AGAIN_PLAYS: readonly Play[] = [
  {
    id: 'plan.return',
    intent: 'plan',
    examples: [
      'fiquei um tempo sem entrar aqui, como retomo meu plano',
      'Parei o plano por causa de um período difícil, e agora?',
      'voltei de férias e perdi o ritmo das tarefas',
      'os prazos do meu plano venceram todos, recomeço?',
      'tava cuidando da minha mae e larguei as metas, quero voltar',
      'Como recomeçar um plano depois de meses parado?',
      'abandonei o plano e quero voltar',
      'sumi e quero retomar',
      'voltei da licença e quero retomar o plano',
      'larguei o plano e quero recomeçar',
      'faz três meses que não mexo no meu plano',
      'perdi o ritmo, como volto',
      'atrasei tudo, começo de novo?',
    ],
    situation: [
      [
        'Você já concluiu {doneTasks}, e isso continua valendo; a próxima é {dueTask}.',
        'A próxima tarefa do plano é {dueTask}.',
        'Passar um tempo longe do plano é comum e não apaga o que já foi feito.',
      ],
      ['O último diagnóstico foi feito {diagnosisAge}; veja se ainda descreve você.'],
      'Quem volta querendo compensar o atraso costuma parar de novo. Recomece pelo menor passo.',
    ],
    options: [
      {
        what: 'Continuar de onde parou, com metade do ritmo.',
        when: 'Serve quando a pausa foi curta e o objetivo é o mesmo.',
      },
      {
        what: 'Esquecer os prazos vencidos e ficar só com três tarefas.',
        when: 'Faz sentido quando a lista virou cobrança.',
      },
      {
        what: 'Refazer o diagnóstico antes de mexer no plano.',
        when: 'É o caminho quando o trabalho ou a vida mudou nesse tempo.',
      },
    ],
    nextStep: {
      title: 'Escolher três tarefas para retomar',
      description:
        'Leia a lista inteira, marque três que ainda fazem sentido e deixe as outras para depois. Ponha a mais fácil para hoje ou amanhã.',
      doneWhen: 'Há três tarefas escolhidas e a mais fácil tem dia.',
      path: '/perfil',
    },
    question: 'O que mudou na sua vida de trabalho desde que você parou?',
    passages: ['guide.come-back', 'guide.small-windows'],
  },
  {
    id: 'plan.review',
    intent: 'plan',
    examples: [
      'de quanto em quanto tempo reviso meu plano?',
      'meu objetivo mudou, tenho que refazer tudo?',
      'cumpri as tarefas e nada mudou, o plano tá errado?',
      'acho q meu objetivo nao faz mais sentido pra mim',
      'Como sei se devo insistir ou trocar de objetivo?',
      'quero atualizar as metas que fiz no começo do ano',
      'mudei de ideia sobre o que eu quero',
      'meu plano ainda faz sentido?',
      'tenho que mudar de objetivo?',
      'como reviso meu plano',
      'meu plano ficou velho',
      'minhas prioridades mudaram',
      'faz sentido continuar com o mesmo objetivo',
      'terminei as tarefas, e agora',
      'quando devo mudar de meta',
    ],
    situation: [
      [
        'Seu objetivo é {goal}, e o último diagnóstico foi feito {diagnosisAge}.',
        'Seu objetivo é {goal}.',
        'Um plano é uma aposta feita com o que se sabia no dia.',
      ],
      ['Você já concluiu {doneTasks} e tem {openTasks} por fazer.'],
      'Revisar não é desistir: é ver se precisa mudar o destino, o caminho ou só o prazo.',
    ],
    options: [
      {
        what: 'Manter o objetivo e trocar as tarefas.',
        when: 'Faz sentido quando você fez o combinado e nada se mexeu.',
      },
      {
        what: 'Manter as tarefas e esticar o prazo.',
        when: 'Vale quando o caminho anda, só que devagar.',
      },
      {
        what: 'Trocar o objetivo.',
        when: 'Serve quando a ideia de chegar lá já não anima nem em um dia bom.',
      },
    ],
    nextStep: {
      title: 'Fazer uma revisão em três colunas',
      description:
        'Divida uma folha em “andou”, “parou” e “não importa mais” e ponha cada tarefa em uma coluna. Depois mude uma coisa só.',
      doneWhen: 'Toda tarefa está em uma coluna e uma mudança está escrita.',
      path: '/perfil',
    },
    question: 'O que você sabe hoje que não sabia quando fez o plano?',
    passages: ['guide.plan-review', 'guide.goal-you-control'],
  },
];
