import type { Play } from '../../play.ts';

/** Advice where somebody else was chosen, and where there is no ladder to climb. */
export const PROMOTION_HELD_PLAYS: readonly Play[] = [
  {
    id: 'promotion.passed-over',
    intent: 'promotion',
    examples: [
      'promoveram outra pessoa e eu esperava que fosse eu',
      'fui preterida de novo, não sei o que pensar',
      'Contrataram alguém de fora para a vaga que eu queria',
      'a colega que eu treinei virou minha chefe',
      'terceira vez que passam na minha frente',
      'perdi a vaga interna de supervisor e to desanimado',
      'Como reajo quando não sou escolhido para a promoção?',
      'o cargo foi pro amigo do gerente',
      'fiquei em segundo lugar na seleção interna, peço explicação?',
      'deram a coordenação pra outro e eu fiquei de fora',
      'não fui escolhida pra vaga interna',
      'passaram um novato na minha frente',
      'perdi a promoção que era minha',
      'chamaram outra pessoa pro cargo que eu queria',
    ],
    situation: [
      [
        'Você está no cargo desde {roleSince}, e é justo querer entender a decisão.',
        'Ver a vaga ir para outra pessoa dói, e é justo querer entender a decisão.',
      ],
      'Pode ter faltado algo seu, pode ninguém ter sabido do que você faz, pode já estar decidido: cada caso pede uma resposta.',
    ],
    options: [
      {
        what: 'Perguntar o que pesou e o que precisariam ver em você na próxima vez.',
        when: 'É por onde começar se ninguém explicou.',
      },
      {
        what: 'Combinar por escrito dois critérios e uma data de revisão.',
        when: 'Faz sentido quando a resposta foi concreta.',
      },
      {
        what: 'Olhar vagas de fora, com calma e sem anunciar.',
        when: 'Fica prudente quando a explicação muda a cada conversa.',
      },
    ],
    nextStep: {
      title: 'Escrever as três perguntas da conversa',
      description:
        'Uma sobre o que pesou, uma sobre o que faltou mostrar, uma sobre a próxima decisão. Tire qualquer comparação com quem foi escolhido.',
      doneWhen: 'Há três perguntas sem o nome de outra pessoa e um pedido de horário pronto.',
      path: null,
    },
    question: 'O que você conhecia dos critérios antes da decisão?',
    passages: ['guide.passed-over', 'article.review'],
  },
  {
    id: 'promotion.no-ladder',
    intent: 'promotion',
    examples: [
      'na minha empresa não tem plano de carreira',
      'Como cresço em uma empresa pequena e familiar?',
      'só tem um cargo acima do meu e a pessoa não vai sair',
      'sou motorista, aqui todo mundo fica motorista pra sempre',
      'professor não tem pra onde subir na minha escola',
      'Bati no teto do meu cargo, e agora?',
      'to há 8 anos na mesma função e não existe próximo nível',
      'aqui promoção depende da cara da pessoa, nao tem critério',
      'onde trabalho não existe sênior nem coordenação',
      'na clínica onde trabalho não tem pra onde crescer',
      'empresa familiar sem cargos acima',
      'meu emprego não tem futuro de crescimento',
      'estou parado no mesmo cargo sem chance de subir',
      'aqui ninguém é promovido nunca',
    ],
    situation: [
      'Sem plano de carreira o caminho existe, só que não está escrito: alguém decide, por algum motivo.',
      [
        'Você está no cargo desde {roleSince}; veja quem mudou de lugar nesse tempo e como.',
        'Vale descobrir qual foi antes de desistir ou de sair.',
      ],
    ],
    options: [
      {
        what: 'Perguntar a quem cresceu ali o que aconteceu para isso.',
        when: 'Revela a regra de verdade quando não há nada no papel.',
      },
      {
        what: 'Propor uma função: o problema, o que você faria e como medir.',
        when: 'Cabe em lugar pequeno ou que está crescendo.',
      },
      {
        what: 'Crescer por fora: outra unidade, outra empresa, concurso, especialização.',
        when: 'É honesto quando o teto já ficou claro.',
      },
    ],
    nextStep: {
      title: 'Desenhar os degraus que existem de verdade',
      description:
        'Escreva os cargos ao redor do seu, quem está em cada um e como chegou lá. Marque o que você não sabe.',
      doneWhen: 'Há uma lista de cargos e duas perguntas para fazer a alguém.',
      path: null,
    },
    question: 'Quem cresceu nesse lugar nos últimos anos, e por qual motivo?',
    passages: ['guide.no-ladder', 'guide.next-level'],
  },
];
