import type { Play } from '../../play.ts';

/** Advice on nerves, and on the question with which most interviews begin. */
export const INTERVIEW_SPEAKING_PLAYS: readonly Play[] = [
  {
    id: 'interview.nerves',
    intent: 'interview',
    examples: [
      'fico muito nervosa em entrevista',
      'me dá branco na hora da entrevista',
      'Como controlar a ansiedade antes da entrevista?',
      'minha mao sua e eu falo rapido demais na entrevista',
      'sou tímido, como vou bem em entrevista?',
      'na entrevista eu gaguejo e esqueço o que ia dizer',
      'como fico calma antes de falar com o entrevistador',
      'eu travo',
      'tenho pavor de entrevista',
      'como perco o medo do entrevistador',
      'fico nervosa na entrevista',
      'a entrevista é amanhã e estou uma pilha de nervos',
      'ansiosa com a entrevista de amanhã, não consigo dormir',
      'estou nervoso porque a entrevista é hoje',
      'me dá branco',
      'travo na hora de falar',
      'tremo na entrevista',
      'como me acalmo antes da entrevista',
      'gaguejo com o recrutador',
    ],
    situation: [
      [
        'A vaga {interviewJob} está em fase de entrevista; ficar com frio na barriga é sinal de que ela importa.',
        'Na última simulação você fez {lastScore}; treinar de novo em voz alta costuma acalmar mais que ler dicas.',
        'Frio na barriga antes de entrevista é comum e não precisa sumir; precisa caber.',
      ],
      'O começo é o pior momento. Quem já sabe a primeira frase ganha tempo para o resto voltar.',
    ],
    options: [
      {
        what: 'Decorar só a primeira frase e ter três histórias em tópicos.',
        when: 'Serve quando o branco vem logo no início.',
      },
      {
        what: 'Treinar com alguém que faça cara séria e interrompa.',
        when: 'Faz sentido quando o que assusta é o olhar do outro.',
      },
      {
        what: 'Combinar consigo uma frase de pausa, como “deixa eu pensar um instante”.',
        when: 'É o caminho quando a fala dispara.',
      },
    ],
    nextStep: {
      title: 'Gravar a sua primeira resposta',
      description:
        'Grave no celular um minuto sobre o seu trabalho, ouça uma vez e anote uma coisa para mudar. Grave de novo.',
      doneWhen: 'Há duas gravações e a segunda começa com a frase que você escolheu.',
      path: '/simulador-entrevista',
    },
    question: 'Em que momento da entrevista o nervosismo costuma aparecer?',
    passages: ['guide.nerves', 'guide.aloud'],
  },
  {
    id: 'interview.about-you',
    intent: 'interview',
    examples: [
      'O que responder quando pedem para falar de mim?',
      'me fale sobre você, nunca sei por onde começo',
      'como faço minha apresentação pessoal na entrevista',
      'quanto tempo falo de mim na entrevista?',
      'conto da minha vida pessoal ou so do trabalho quando pedem pra me apresentar',
      'Tenho muitas experiências diferentes, como me apresento na entrevista?',
      'como conto minha trajetória para quem entrevista',
      'fale sobre você',
      'como me apresento',
      'conte sua trajetória, o que digo',
      'resumo de mim em dois minutos',
      'como falo de mim sem enrolar',
    ],
    situation: [
      [
        'Você pode abrir por {lastRole} e terminar em {goal}: é o fio que a pergunta pede.',
        'Você pode abrir por {lastRole} e terminar na vaga: é o fio que a pergunta pede.',
        '“Fale sobre você” pede um resumo de trabalho, e não a vida inteira.',
      ],
      'Quem pergunta quer saber por onde continuar. Um minuto e meio, com começo e fim, é bastante.',
    ],
    options: [
      {
        what: 'Contar presente, prova e próximo passo, nessa ordem.',
        when: 'Faz sentido quando há experiência na área.',
      },
      {
        what: 'Começar pelo que liga os trabalhos: atender, ensinar, consertar, organizar.',
        when: 'Vale quando a trajetória tem pedaços muito diferentes.',
      },
      {
        what: 'Começar por um projeto ou pelo curso e pelo que você fez nele.',
        when: 'Serve quando é a primeira vaga.',
      },
    ],
    nextStep: {
      title: 'Escrever a apresentação em cinco frases',
      description:
        'Uma para o que faz hoje, duas para provas que servem à vaga, uma para o motivo e uma de fecho. Diga em voz alta com o relógio.',
      doneWhen: 'As cinco frases cabem em noventa segundos de fala.',
      path: '/simulador-entrevista',
    },
    question: 'O que quem entrevista não pode deixar de saber sobre o seu trabalho?',
    passages: ['guide.about-you', 'guide.aloud'],
  },
];
