import type { Play } from '../../play.ts';

/** Advice on a boss who criticises before others or controls everything. */
export const CONFLICT_BOSS_PLAYS: readonly Play[] = [
  {
    id: 'conflict.public-criticism',
    intent: 'conflict',
    examples: [
      'Meu chefe me critica na frente dos outros',
      'minha coordenadora chamou minha atenção no meio do plantão, todo mundo ouviu',
      'Levei bronca na reunião e fiquei sem reação',
      'o gerente me expôs no grupo do whatsapp da loja',
      'como reajo quando meu gestor me corrige diante do cliente',
      'fui chamada de lenta na frente da turma toda',
      'meu encarregado vive me dando sermão na frente da equipe, oq eu faço',
      'Como peço pro meu líder dar bronca em particular?',
      'passei vergonha com o comentário da diretora sobre meu erro',
      'o dono da loja reclama de mim na frente dos fregueses',
      'meu gestor me desmereceu na call com todo mundo',
      'ser corrigida em público me trava',
      'a chefe apontou meu erro diante dos alunos',
      'tomei um puxão de orelha na frente do time',
    ],
    situation: [
      'Crítica na frente dos outros pesa em dobro: pelo que diz e por quem escuta. O conteúdo até pode ter razão; o lugar, não.',
      ['Você está no cargo desde {roleSince}: pense se isso foi exceção ou costume, porque a saída muda.'],
    ],
    options: [
      {
        what: 'Responder na hora com uma frase só: “quero entender melhor; podemos falar a dois depois?”.',
        when: 'Dá tempo de respirar quando todos estão olhando.',
      },
      {
        what: 'Pedir uma conversa, reconhecer o que procede e combinar que correções sejam em particular.',
        when: 'É o melhor começo se costuma haver respeito.',
      },
      {
        what: 'Anotar data, palavras e testemunhas e levar ao RH, ao canal da empresa ou ao sindicato.',
        when: 'Cabe quando há humilhação ou a cena se repete.',
      },
    ],
    nextStep: {
      title: 'Preparar o pedido de conversa a dois',
      description: 'Escreva quatro linhas: o que foi dito, o que procede, o efeito que teve e o pedido.',
      doneWhen: 'As quatro linhas existem e o pedido de horário está pronto para enviar.',
      path: null,
    },
    question: 'Tirando o jeito e o lugar, o que nessa crítica você acha que procede?',
    passages: ['guide.public-criticism', 'article.limit'],
  },
  {
    id: 'conflict.micromanagement',
    intent: 'conflict',
    examples: [
      'minha gestora controla tudo o que eu faço',
      'meu chefe quer aprovar até e-mail, não tenho autonomia nenhuma',
      'Como lido com microgerenciamento?',
      'a supervisora confere meu serviço o dia inteiro, não relaxa nunca',
      'meu coordenador liga de hora em hora pra saber onde estou na rota',
      'refazem tudo que eu entrego, parece que nao confiam em mim',
      'ele me pede relatório de cada passo e não consigo trabalhar',
      'Como conquisto mais autonomia com um chefe controlador?',
      'tudo tem que passar pela diretora, até o plano de aula',
      'meu chefe nao larga do meu pé, quer saber de tudo',
      'toda planilha que faço ele revisa linha por linha',
      'não me deixam decidir nada no meu próprio trabalho',
      'minha líder pede status a cada meia hora',
      'como lidar com gerente que quer controlar tudo',
    ],
    situation: [
      'Quem confere tudo costuma ter medo de surpresa: um erro antigo, cobrança de cima, falta de notícia. Informação que chega antes da pergunta costuma afrouxar o controle.',
      ['Entre as suas tarefas de {role}, escolha uma que talvez já dispense conferência e comece por ela.'],
    ],
    options: [
      {
        what: 'Mandar um resumo de três linhas em dia fixo: feito, em andamento, risco.',
        when: 'Costuma bastar quando a cobrança vem de insegurança.',
      },
      {
        what: 'Propor um teste de duas semanas: uma tarefa só sua, com um ponto de conferência no meio.',
        when: 'Faz sentido se você já entrega bem e pode mostrar.',
      },
      {
        what: 'Perguntar o que já deu errado ali e que sinal traria tranquilidade.',
        when: 'Ajuda quando você chegou há pouco.',
      },
    ],
    nextStep: {
      title: 'Escrever o primeiro resumo de três linhas',
      description:
        'Anote o que terminou, o que está andando e o que pode atrasar. Acrescente quando virá o próximo.',
      doneWhen: 'O resumo está enviado, ou tem dia e hora para sair.',
      path: null,
    },
    question: 'Em que tarefa o controle pesa mais, e em qual ele quase não existe?',
    passages: ['guide.micromanagement', 'article.small-delivery'],
  },
];
