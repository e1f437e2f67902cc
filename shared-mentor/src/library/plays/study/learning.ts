import type { Play } from '../../play.ts';

/** Advice on what does not stick, and on keeping up with a trade that changes. */
export const STUDY_LEARNING_PLAYS: readonly Play[] = [
  {
    id: 'study.forget',
    intent: 'study',
    examples: [
      'estudo e esqueço tudo na semana seguinte',
      'Como fixar o que aprendo nos cursos?',
      'leio e nao entra na cabeça',
      'assisti o curso inteiro de sql e não sei fazer nada sozinha',
      'na aula entendo, na hora de fazer travo',
      'preciso decorar protocolo novo do hospital e não consigo',
      'faz tempo que não estudo, perdi a prática de aprender',
      'Qual o melhor jeito de estudar sozinho?',
      'anoto tudo e nunca volto nas anotações',
      'aprendo e depois de um mês não lembro nada',
      'como memorizar melhor a matéria',
      'minha memória é ruim pra estudar',
      'vejo a aula e não retenho nada',
      'como estudar de um jeito que funcione',
    ],
    situation: [
      'Assistir e sublinhar dão sensação de aprender; o que fixa é lembrar sem olhar e usar logo.',
      [
        'Com {topGap}, que é a sua lacuna de maior prioridade, dá para testar isso hoje.',
        'Dá para testar a diferença hoje, com o último assunto que estudou.',
      ],
    ],
    options: [
      {
        what: 'Fechar o material e escrever de memória, conferindo só depois.',
        when: 'Serve para conceito, norma e protocolo.',
      },
      {
        what: 'Refazer do zero um exercício já visto, sem o vídeo ao lado.',
        when: 'É o que falta quando entende na aula e trava depois.',
      },
      {
        what: 'Explicar a um colega, ou em um áudio para si, em três minutos.',
        when: 'Mostra depressa onde está o buraco.',
      },
    ],
    nextStep: {
      title: 'Fazer um teste de memória',
      description:
        'Escolha algo da última semana, feche tudo e escreva o que lembra por cinco minutos. Confira, marque as falhas e anote quando vai repetir.',
      doneWhen: 'Há uma folha com as falhas marcadas e três datas de revisão.',
      path: null,
    },
    question: 'Onde, nesta semana, você poderia usar o que estudou?',
    passages: ['guide.remember', 'guide.deliverable'],
  },
  {
    id: 'study.keep-up',
    intent: 'study',
    examples: [
      'sinto que fiquei desatualizada na profissão',
      'como me mantenho atualizado sem enlouquecer',
      'tenho medo da inteligência artificial tomar meu trabalho',
      'que ferramenta de ia um analista precisa conhecer',
      'tudo muda tão rapido que nao consigo acompanhar',
      'Como uso IA nas minhas tarefas sem fazer besteira?',
      'sou contador das antigas, o que preciso aprender de novo',
      'o sistema da empresa mudou e só eu não me adaptei',
      'quais novidades da área de saúde devo estudar',
      'a ia vai acabar com minha profissão?',
      'como ficar por dentro das novidades da área',
      'preciso aprender a usar chatgpt no trabalho',
      'to ficando pra trás na tecnologia',
      'minha área mudou muito e parei no tempo',
    ],
    situation: [
      [
        'Ninguém acompanha tudo. Para {goal}, importa o que muda as tarefas desse trabalho.',
        'Ninguém acompanha tudo. Importa o que muda as suas tarefas.',
      ],
      'Uma fonte boa, um horário por semana e uma experiência por mês costumam bastar.',
    ],
    options: [
      {
        what: 'Escolher uma fonte da profissão, como conselho, associação ou fabricante, e ler em dia fixo.',
        when: 'Serve para norma, técnica e sistema.',
      },
      {
        what: 'Experimentar uma ferramenta nova em uma tarefa repetitiva, conferindo o resultado e sem dados de terceiros.',
        when: 'Costuma acalmar quem tem medo de ficar para trás.',
      },
      {
        what: 'Pedir a um colega que domina o assunto uma hora de demonstração.',
        when: 'Rende mais quando a mudança é no sistema da casa.',
      },
    ],
    nextStep: {
      title: 'Listar as tarefas que podem mudar',
      description:
        'Escreva dez tarefas da sua semana. Marque as repetitivas e as que pedem julgamento ou gente. Escolha uma repetitiva para fazer de outro jeito.',
      doneWhen: 'As dez tarefas estão marcadas e uma tem dia para a experiência.',
      path: null,
    },
    question: 'Que tarefa sua já mudou nos últimos dois anos?',
    passages: ['guide.keep-up', 'guide.small-test'],
  },
];
