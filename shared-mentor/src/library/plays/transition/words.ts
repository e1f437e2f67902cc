import type { Play } from '../../play.ts';

/** Advice on telling of a change, and on coming back after a time away. */
export const TRANSITION_WORDS_PLAYS: readonly Play[] = [
  {
    id: 'transition.tell',
    intent: 'transition',
    examples: [
      'como explico minha mudança de carreira sem parecer perdida',
      'Como conto que estou mudando de profissão?',
      'minha família acha que é loucura eu trocar de área',
      'o que digo quando perguntam por que larguei a enfermagem',
      'como anuncio a transição pros meus contatos',
      'tenho vergonha de dizer que to recomeçando',
      'mudei de área três vezes, como faço isso fazer sentido',
      'como falo com meu chefe que quero ir pra outra área da empresa',
      'qual história conto pra justificar sair da advocacia pra culinária',
      'como contar pros meus pais que vou mudar de profissão',
      'explico como a troca de área pros outros?',
      'dizer que mudei de ramo pega mal?',
      'como resumo minha história de transição em um minuto',
      'meu marido não apoia minha mudança de carreira',
    ],
    situation: [
      'Quem ouve uma mudança quer entender de onde você vem, por que mudou e por que daria conta. Responda nessa ordem.',
      ['No seu caso, o fio vai de {lastRole} a {goal}.', 'O seu fio começa em {lastRole}.'],
    ],
    options: [
      {
        what: 'Para quem seleciona, contar em um minuto e fechar com uma prova recente.',
        when: 'Serve na entrevista e no resumo do currículo.',
      },
      {
        what: 'Para contatos, mandar três linhas com o que procura e um pedido fácil.',
        when: 'Use antes de sair se candidatando.',
      },
      {
        what: 'Para quem divide as contas com você, mostrar prazo, reserva e plano B.',
        when: 'Acalma mais que argumentos sobre vocação.',
      },
    ],
    nextStep: {
      title: 'Escrever a sua mudança em quatro frases',
      description:
        'O que fazia, o que descobriu que quer, o que já está fazendo para isso e o que procura agora. Leia em voz alta e corte queixas.',
      doneWhen: 'As quatro frases cabem em um minuto e nenhuma fala mal do passado.',
      path: '/simulador-entrevista',
    },
    question: 'A quem você mais precisa contar isso, e o que essa pessoa teme?',
    passages: ['guide.tell-change', 'guide.new-field-cv'],
  },
  {
    id: 'transition.return',
    intent: 'transition',
    examples: [
      'fiquei 3 anos parada cuidando da minha mãe e quero voltar',
      'Como volto ao mercado depois de tanto tempo?',
      'minha licença acabou e não sei se volto pro mesmo lugar',
      'parei quando meu filho nasceu, agora ele vai pra escola',
      'morei fora e voltei pro brasil, por onde recomeço',
      'to aposentado e quero voltar a trabalhar',
      'tive que parar por um tempo e me sinto desatualizada',
      'fui autônomo por anos e quero voltar a ter emprego',
      'sera que alguem contrata quem ficou 5 anos sem trabalhar',
      'fiquei fora do mercado 6 anos, como volto',
      'vou voltar a trabalhar depois da maternidade',
      'retorno ao trabalho depois de cuidar de parente',
      'quero retomar a carreira que parei',
      'passei anos como dona de casa e preciso de renda',
    ],
    situation: [
      'Voltar assusta mais do que precisa: o que se perde no tempo fora é uma lista curta, com nome.',
      [
        'O diagnóstico aponta {topGap} como a lacuna de maior prioridade; pode ser o primeiro item.',
        'Costuma ser um sistema, uma norma nova e contatos que esfriaram.',
      ],
    ],
    options: [
      {
        what: 'Avisar cinco antigos colegas que está voltando, com a função que procura.',
        when: 'Rende mais quando você saiu bem.',
      },
      {
        what: 'Aceitar algo curto: temporário, cobertura de férias, voluntariado com tarefa definida.',
        when: 'Devolve ritmo se a segurança anda baixa.',
      },
      {
        what: 'Recuperar primeiro um item da lista, com curso rápido e prática.',
        when: 'Vem antes quando a vaga exige um sistema ou registro em dia.',
      },
    ],
    nextStep: {
      title: 'Escrever a lista do que mudou',
      description:
        'Abra dois anúncios da sua função e anote o que não existia quando você parou. Marque o que dá para recuperar em uma semana.',
      doneWhen: 'Há uma lista com pelo menos um item marcado para esta semana.',
      path: '/buscador-vagas',
    },
    question: 'Que tipo de trabalho cabe na sua vida agora, em horas e em lugar?',
    passages: ['guide.back-to-work', 'guide.time-gap'],
  },
];
