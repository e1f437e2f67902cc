import type { Play } from '../../play.ts';

/** Advice on a plan that gets no time or does not move. */
export const PLAN_RHYTHM_PLAYS: readonly Play[] = [
  {
    id: 'plan.no-time',
    intent: 'plan',
    examples: [
      'não tenho tempo pra nada, como encaixo o plano na semana',
      'trabalho 12x36 e chego em casa morta, como cuido da carreira?',
      'Tenho dois empregos e não sobra hora para as tarefas do plano',
      'faço 6x1 e so folgo domingo, como organizo minhas metas',
      'Como conciliar filhos, trabalho e plano de carreira?',
      'saio de casa 5h e volto 20h, q horas vou fazer isso',
      'minha rotina é muito corrida para seguir um plano',
      'não sobra tempo pra minha carreira',
      'meu plantão não deixa tempo livre',
      'não sobra tempo para o plano',
      'trabalho doze horas, quando cuido da minha carreira',
      'entre casa e serviço não cabe mais nada',
      'só tenho o fim de semana livre para o meu plano',
      'minha semana lotou e larguei as tarefas',
      'como encaixo metas numa agenda cheia',
    ],
    situation: [
      [
        'O plano tem {openTasks} por fazer; com a semana cheia, só uma importa agora: {dueTask}.',
        'Com a semana cheia, só uma tarefa importa agora: {dueTask}.',
        'Quem vive de escala, plantão ou dois empregos raramente tem tardes livres; tem pedaços de vinte minutos.',
      ],
      'Diminuir o passo costuma dar mais certo que aumentar o esforço.',
    ],
    options: [
      {
        what: 'Prender vinte minutos a algo que já acontece: o ônibus, a pausa, a casa ainda em silêncio.',
        when: 'É o caminho quando os dias se parecem.',
      },
      {
        what: 'Escolher um único período maior na folga e deixar os outros dias livres, sem culpa.',
        when: 'Serve em escala, plantão ou trabalho por aplicativo.',
      },
      {
        what: 'Suspender o plano por um mês, com a data de volta escrita.',
        when: 'Serve quando não há mesmo de onde tirar.',
      },
    ],
    nextStep: {
      title: 'Achar dois horários de vinte minutos nesta semana',
      description:
        'Repasse os últimos sete dias e marque dois momentos em que você estava com alguma energia. Ponha um alarme em cada um, com o nome da tarefa.',
      doneWhen: 'Há dois alarmes marcados, cada um com uma tarefa.',
      path: null,
    },
    question: 'Em que momento da semana ainda sobra alguma energia para você?',
    passages: ['guide.small-windows', 'guide.one-thing'],
  },
  {
    id: 'plan.stuck',
    intent: 'plan',
    examples: [
      'meu plano travou e não consigo voltar a andar nele',
      'fico adiando a mesma tarefa toda semana',
      'Por que nunca termino o que planejo para a carreira?',
      'começo animada e largo o plano na segunda semana',
      'nao tenho disciplina pra seguir o q planejei',
      'Faz um mês que não mexo em nenhuma tarefa do plano',
      'vivo procrastinando',
      'desisto das coisas no meio do caminho',
      'meu plano nunca sai do papel',
      'vou empurrando as tarefas e não faço nenhuma',
      'meu plano está parado',
      'não sai do lugar faz um mês',
      'travei na mesma tarefa',
      'procrastino tudo do meu plano',
      'não tenho vontade de fazer as tarefas',
      'abro o plano, olho e fecho',
    ],
    situation: [
      [
        'Você já concluiu {doneTasks}; a próxima é {dueTask}.',
        'A próxima tarefa do plano é {dueTask}.',
        'Um plano parado raramente é falta de força de vontade.',
      ],
      'Quando uma tarefa fica, costuma ser por um de três motivos: é grande, é vaga ou deixou de importar. Cada um pede uma saída.',
    ],
    options: [
      {
        what: 'Cortar a tarefa até sobrar um pedaço que termine hoje.',
        when: 'Serve quando ela é grande.',
      },
      {
        what: 'Escrever, em uma frase que outra pessoa possa conferir, o que estará pronto no fim.',
        when: 'Faz sentido quando ela é vaga.',
      },
      {
        what: 'Riscar a tarefa e pôr outra no lugar.',
        when: 'É o caminho quando você já não acredita nela.',
      },
    ],
    nextStep: {
      title: ['Fazer o primeiro pedaço de {dueTask}', 'Fazer o primeiro pedaço da tarefa parada'],
      description:
        'Escolha o menor começo possível, como abrir o arquivo, mandar a mensagem ou fazer a lista, e faça agora, com o celular longe.',
      doneWhen: 'O primeiro pedaço existe e o seguinte está escrito.',
      path: '/perfil',
    },
    question: 'Qual tarefa você vem pulando, e o que incomoda nela?',
    passages: ['guide.stuck-task', 'guide.one-thing'],
  },
];
