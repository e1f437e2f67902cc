import type { Play } from '../../play.ts';

/** Advice on what can be taken along, and on beginning anew after many years of work. */
export const TRANSITION_CARRY_PLAYS: readonly Play[] = [
  {
    id: 'transition.use-experience',
    intent: 'transition',
    examples: [
      'O que da minha experiência vale em outra área?',
      'trabalhei 10 anos com atendimento, serve pra quê fora disso?',
      'Como aproveito o que sei de enfermagem em outro trabalho',
      'sou professora, que outras profissões usam o que eu sei?',
      'minha experiência de motorista vale alguma coisa no escritório',
      'quais habilidades transferíveis eu tenho',
      'quero mudar sem jogar fora o que aprendi',
      'fui militar, o que disso interessa a uma empresa',
      'Dá para usar experiência de vendas em marketing?',
      'cuidei de obra a vida toda, posso trabalhar com o que mais',
      'o que um professor pode fazer fora da escola',
      'que trabalhos aproveitam quem foi bancário',
      'quais profissões combinam com minha bagagem',
      'fui vendedora 15 anos, pra onde posso migrar',
      'sei lidar com gente, em que outra área isso serve',
    ],
    situation: [
      [
        'Você vem de {lastRole}, e antes de {pastRole}: são dois conjuntos de tarefas para traduzir.',
        'Você vem de {lastRole}, e boa parte do que faz ali existe em outras áreas com outro nome.',
        'Boa parte do que se faz em um trabalho existe em outras áreas com outro nome.',
      ],
      'Pense em tarefas, e não em cargos: acalmar alguém, conferir, planejar rota, ensinar, fechar caixa.',
    ],
    options: [
      {
        what: 'Partir das tarefas: escolher três e procurar anúncios que as peçam, em qualquer área.',
        when: 'Bom se você ainda não sabe para onde ir.',
      },
      {
        what: 'Partir do setor: ficar em saúde, educação ou transporte e trocar de função.',
        when: 'Encurta o caminho quando você conhece bem esse mundo.',
      },
      {
        what: 'Partir da função: fazer o mesmo em um setor que paga ou trata melhor.',
        when: 'Faz sentido se o problema é o lugar.',
      },
    ],
    nextStep: {
      title: 'Procurar três anúncios que peçam o que você já faz',
      description:
        'Escolha uma tarefa que você faz bem, busque por ela e não pelo cargo, e copie a frase do anúncio que a pede.',
      doneWhen: 'Há três frases copiadas, de áreas diferentes, com o nome da vaga.',
      path: '/buscador-vagas',
    },
    question: 'Que tarefa os outros costumam deixar com você porque sai bem?',
    passages: ['guide.transferable', 'guide.bridge-job'],
  },
  {
    id: 'transition.start-over',
    intent: 'transition',
    examples: [
      'É tarde para recomeçar a carreira?',
      'tenho 45 anos e quero começar outra profissão do zero',
      'depois de 20 anos na mesma coisa ainda dá pra mudar?',
      'to com 52 e quero virar programador, é loucura?',
      'Vou ganhar menos se recomeçar, como decido?',
      'fiz 40 e odeio meu trabalho',
      'como recomeço sem perder tudo que construí',
      'comecei a vida toda como caminhoneiro e quero outra coisa agora',
      'tenho filhos e contas, posso me dar ao luxo de recomeçar?',
      'minha profissão está acabando, pra onde eu vou',
      'dá tempo de mudar de profissão com 48 anos?',
      'recomeçar do zero vale o risco?',
      'mudar de vida profissional aos 50',
      'passei a vida numa profissão só e quero outra',
      'voltar a ser iniciante me assusta',
    ],
    situation: [
      [
        'Com a experiência de {lastRole}, o zero é menos zero do que parece.',
        'Depois de anos de trabalho, o zero é menos zero do que parece: ficam o jeito com gente, o prazo, o imprevisto.',
      ],
      'O que decide é concreto: tempo de preparo, renda no caminho e como se entra na área.',
    ],
    options: [
      {
        what: 'Entrar por uma função vizinha, em que parte do que você faz já conta.',
        when: 'Protege quando a renda não pode cair muito.',
      },
      {
        what: 'Fazer a formação que a entrada exige e começar com trabalhos pequenos.',
        when: 'Necessário em profissão com registro ou prática obrigatória.',
      },
      {
        what: 'Manter o emprego e tocar a nova área em paralelo por seis meses.',
        when: 'Prefira se ainda quer confirmar a escolha.',
      },
    ],
    nextStep: {
      title: 'Fazer a conta da virada',
      description:
        'Escreva quatro números: gasto por mês, dinheiro guardado, meses até a primeira renda nova e o que pode ganhar no caminho.',
      doneWhen: 'Os quatro números estão escritos e você sabe se a conta fecha.',
      path: null,
    },
    question: 'O que você não aceita perder nessa mudança?',
    passages: ['guide.turn-sums', 'guide.bridge-job'],
  },
];
