import type { Play } from '../../play.ts';

/** Help with the diagnosis and the plan that comes out of it. */
export const TOOL_PLAN_PLAYS: readonly Play[] = [
  {
    id: 'tool.diagnosis',
    intent: 'tool',
    examples: [
      'onde vejo o resultado do meu diagnóstico',
      'qual a diferença entre o diagnóstico completo e o rápido',
      'Posso refazer meu diagnóstico?',
      'mudei de objetivo, o que acontece com o diagnóstico',
      'o que quer dizer a minha prontidão',
      'não concordo com a nota do diagnóstico da aura',
      'respondi errado no diagnóstico, como corrijo',
      'meu diagnóstico antigo sumiu?',
      'de onde saíram as lacunas que apareceram pra mim aqui',
      'quanto tempo demora o diagnóstico',
      'quero fazer o diagnóstico de novo',
      'o que é prontidão no resultado',
      'como é feito o cálculo do diagnóstico',
      'meu diagnóstico deu nota baixa, por quê?',
      'preciso refazer o diagnóstico se mudei de emprego?',
    ],
    situation: [
      [
        'O seu foi feito {diagnosisAge}, com prontidão de {readiness} para {goal}.',
        'O diagnóstico compara o que você comprova com o cargo que quer.',
      ],
      'A nota vem de regras fixas, mostradas no resultado; os anteriores ficam em “Versões anteriores”.',
    ],
    options: [
      {
        what: 'Fazer o completo, de 10 a 12 minutos.',
        when: 'Dá o retrato mais fiel e está aberto em todos os planos.',
      },
      {
        what: 'Fazer o rápido, de 3 a 4 minutos.',
        when: 'Basta para uma primeira leitura, com menos partes avaliadas.',
      },
      {
        what: 'Ler a prova que está ao lado de cada conclusão.',
        when: 'Ajuda quando um número parece estranho.',
      },
    ],
    nextStep: {
      title: 'Conferir uma conclusão do diagnóstico',
      description:
        'Abra o resultado, escolha o ponto que mais surpreendeu e leia em que ele se apoia. Anote o que está certo e o que faltou contar.',
      doneWhen: 'Há uma linha sobre o que está certo e outra sobre o que faltou.',
      path: '/diagnostico/resultado',
    },
    question: 'O que mudou na sua vida de trabalho desde que você respondeu?',
    passages: ['guide.diagnosis', 'guide.tools'],
  },
  {
    id: 'tool.plan',
    intent: 'tool',
    examples: [
      'onde fica meu plano de 90 dias aqui',
      'como marco uma tarefa como feita na aura',
      'Por que meu plano sumiu?',
      'dá pra colocar minhas próprias tarefas no plano da plataforma?',
      'o próximo passo que você deu vai pra onde',
      'concluí todas as tarefas, aparece plano novo?',
      'troquei meu currículo e o plano zerou',
      'como tiro uma tarefa que não quero do meu painel',
      'onde vejo as tarefas do meu plano na plataforma',
      'como concluo tarefa no painel',
      'meu painel não mostra o plano',
      'como ponho uma tarefa nova no meu painel',
      'o que são as tarefas de 30 dias que apareceram',
    ],
    situation: [
      [
        'Seu plano tem {openTasks} por fazer; a próxima é {dueTask}.',
        'O plano nasce do diagnóstico, com tarefas para 30, 60 e 90 dias.',
      ],
      'Trocar o currículo ou o objetivo esvazia o plano, e a página avisa antes.',
    ],
    options: [
      {
        what: 'Marcar as tarefas feitas no Meu Painel ou na página do resultado.',
        when: 'Mantém a lista verdadeira a cada semana.',
      },
      {
        what: 'Tocar em “Pôr no meu plano” em uma resposta do mentor.',
        when: 'Serve para guardar um passo que surgiu na conversa.',
      },
      {
        what: 'Fazer um diagnóstico novo para montar outro plano.',
        when: 'Faz sentido quando tudo está feito ou a situação mudou.',
      },
    ],
    nextStep: {
      title: 'Pôr o plano em dia',
      description:
        'Abra o Meu Painel e marque o que já está feito. No plano completo, leia o que conta como feito na próxima tarefa.',
      doneWhen: 'As tarefas feitas estão marcadas e você sabe dizer qual é a próxima.',
      path: '/perfil',
    },
    question: 'Qual tarefa da lista ainda faz sentido para você?',
    passages: ['guide.career-plan', 'guide.one-thing'],
  },
];
