import type { Play } from '../../play.ts';

/** Advice on making one's work known, and on saying that one wants to grow. */
export const PROMOTION_SEEN_PLAYS: readonly Play[] = [
  {
    id: 'promotion.visibility',
    intent: 'promotion',
    examples: [
      'faço um bom trabalho mas ninguém percebe',
      'Como dou visibilidade ao que eu faço sem me exibir?',
      'trabalho remoto e parece que esquecem que eu existo',
      'quem aparece mais cresce, eu só trabalho',
      'a diretoria nem sabe meu nome',
      'sou do turno da noite e nunca vejo quem decide',
      'Não gosto de fazer propaganda de mim, tem outro jeito?',
      'resolvo tudo nos bastidores e ninguem valoriza',
      'como mostro resultado se meu trabalho é de apoio',
      'meu trabalho passa batido',
      'como faço a chefia notar minhas entregas',
      'ninguém sabe o que eu faço no setor',
      'entrego muito e não apareço',
      'como divulgar meus resultados dentro da empresa',
    ],
    situation: [
      [
        'No diagnóstico, {strength} aparece como força: dê a ela um exemplo que alguém possa repetir.',
        'Trabalho bem feito nem sempre chega sozinho a quem decide.',
      ],
      'Contar um resultado é dar informação, e cabe em duas linhas.',
    ],
    options: [
      {
        what: 'Mandar à chefia, a cada quinzena, um resultado, um número e o nome de quem ajudou.',
        when: 'Combina com quem não gosta de palco.',
      },
      {
        what: 'Apresentar a própria parte nas reuniões, ainda que por um minuto.',
        when: 'Vale se outra pessoa costuma falar por você.',
      },
      {
        what: 'Resolver um problema que incomoda outro setor.',
        when: 'Abre caminho quando só a sua área conhece o seu trabalho.',
      },
    ],
    nextStep: {
      title: 'Escrever um resultado em duas linhas',
      description:
        'Escolha algo do último mês: como era, o que você fez, o que mudou. Ponha um número e o nome de quem vai receber.',
      doneWhen: 'As duas linhas estão enviadas, ou têm destinatário e dia.',
      path: null,
    },
    question: 'Quem decide sobre o seu futuro aí e ainda não viu o que você faz?',
    passages: ['guide.visibility', 'guide.result-line'],
  },
  {
    id: 'promotion.talk-manager',
    intent: 'promotion',
    examples: [
      'como falo com minha gestora que quero crescer',
      'Tenho medo de parecer ambiciosa se disser que quero subir',
      'como puxo o assunto carreira com meu chefe',
      'meu gestor nunca fala do meu futuro, eu que tenho que falar?',
      'marquei uma conversa com a chefia sobre crescimento, o que digo',
      'qual a hora certa pra dizer que quero ser coordenador',
      'pedi feedback pra crescer e ele desconversou',
      'Como conto para a diretora que me interesso pela vaga de cima?',
      'tenho 1:1 toda semana mas nunca falo de carreira',
      'que palavras uso pra dizer ao chefe que almejo outro cargo',
      'quero conversar sobre minha carreira com a gerente',
      'como abro com meu líder que penso em crescer',
      'roteiro pra falar de promoção com o gestor',
      'minha chefe não sabe que quero subir',
    ],
    situation: [
      'Dizer que quer crescer é dar à chefia uma informação de que ela precisa para pensar em você.',
      [
        'O destino você já tem, {goal}; falta o pedido.',
        'Chegue com um destino, mesmo aproximado, e um pedido.',
      ],
    ],
    options: [
      {
        what: 'Pedir meia hora com o assunto avisado: “quero falar do meu crescimento aqui”.',
        when: 'Comece assim quando há abertura.',
      },
      {
        what: 'Aproveitar a avaliação ou o fim de uma entrega boa.',
        when: 'Faz sentido se a agenda da chefia é apertada.',
      },
      {
        what: 'Perguntar que problema a área precisa resolver e pedir um pedaço dele.',
        when: 'Prefira quando falar de cargo ainda parece cedo.',
      },
    ],
    nextStep: {
      title: 'Escrever o pedido de conversa',
      description:
        'Em quatro linhas: o assunto, o que já entregou, para onde quer ir e a pergunta sobre o que falta.',
      doneWhen: 'O pedido está enviado, ou tem dia e hora para sair.',
      path: null,
    },
    question: 'O que você gostaria de ouvir dessa pessoa no fim da conversa?',
    passages: ['guide.growth-talk', 'guide.next-level'],
  },
];
