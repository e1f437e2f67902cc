import type { Play } from '../../play.ts';

/** Advice on leaving a job, by one's own decision or not. */
export const TRANSITION_LEAVE_PLAYS: readonly Play[] = [
  {
    id: 'transition.quit',
    intent: 'transition',
    examples: [
      'penso em pedir demissão',
      'saio do emprego sem ter outro em vista?',
      'Como peço demissão sem fechar portas?',
      'to decidido a sair, falo com quem primeiro',
      'quero pedir as contas mas tenho medo de ficar sem nada',
      'como sei que chegou a hora de sair da empresa',
      'vou sair do hospital, quanto tempo antes aviso?',
      'peço pra me mandarem embora ou peço demissão',
      'tenho só 4 meses de empresa e já quero sair',
      'o que escrevo na carta de demissão',
      'devo sair da empresa mesmo sem outro emprego',
      'como aviso que vou pedir as contas',
      'to a um passo de pedir demissão',
      'quero sair do meu trabalho, me ajuda a decidir',
      'largo esse emprego ou aguento mais um pouco?',
    ],
    situation: [
      'Sair é decisão que se toma duas vezes: uma no cansaço, outra com a conta na mão. Confie na segunda.',
      [
        'A vaga {offerJob} está com proposta; só avise depois de ter a nova assinada.',
        'Você tem {applied} em andamento, e isso entra na conta.',
        'Antes de avisar, veja nas fontes o que muda com o aviso e o acerto.',
      ],
    ],
    options: [
      {
        what: 'Ficar com prazo: tentar uma mudança concreta por sessenta dias enquanto procura.',
        when: 'Cabe quando ainda dá para trabalhar em paz.',
      },
      {
        what: 'Sair com reserva e data, avisando a chefia primeiro e por escrito.',
        when: 'É o caminho se a decisão já sobreviveu a um mês bom.',
      },
      {
        what: 'Conversar sobre uma saída combinada.',
        when: 'Vale sondar quando a empresa também quer reduzir.',
      },
    ],
    nextStep: {
      title: 'Escrever os dois lados da saída',
      description:
        'Em uma folha: o que muda saindo, o que não muda, quantos meses o dinheiro dura e o que já tentou. Feche com uma data para decidir.',
      doneWhen: 'As quatro respostas e a data estão escritas.',
      path: null,
    },
    question: 'O que precisaria acontecer para você querer ficar?',
    passages: ['guide.leave-well', 'law.resignation', 'law.mutual-termination'],
  },
  {
    id: 'transition.dismissed',
    intent: 'transition',
    examples: [
      'fui mandado embora hoje, e agora',
      'me demitiram sem explicar, to sem chão',
      'Fui demitida depois de 12 anos, por onde recomeço?',
      'a loja fechou e fiquei sem trabalho',
      'cortaram metade da equipe e eu fui junto',
      'como conto pra minha família que perdi o emprego',
      'assinei a demissão e não entendi os papéis',
      'meu contrato acabou e não renovaram',
      'perdi o emprego e to aproveitando pra repensar a carreira',
      'fui dispensado ontem',
      'perdi meu emprego de 8 anos',
      'a empresa me desligou, o que faço primeiro',
      'fui demitido e to sem rumo',
      'mandaram todo mundo do setor embora',
    ],
    situation: [
      'Perder o emprego mexe com dinheiro, rotina e confiança ao mesmo tempo. Nos primeiros dias, ajuda cuidar de um assunto por vez.',
      ['Sua experiência como {lastRole} continua inteira.', 'O que você sabe fazer continua inteiro.'],
    ],
    options: [
      {
        what: 'Cuidar dos papéis: guardar tudo, anotar datas e perguntar no sindicato o que não entendeu.',
        when: 'Vem primeiro se a saída é recente.',
      },
      {
        what: 'Fazer a conta de quantos meses o dinheiro dura e avisar três pessoas de confiança.',
        when: 'Tira pressão quando o medo é a renda.',
      },
      {
        what: 'Usar duas semanas para decidir entre a mesma função e outra área.',
        when: 'Faz sentido se há alguma reserva.',
      },
    ],
    nextStep: {
      title: 'Escrever a mensagem que conta a notícia',
      description:
        'Em três linhas: o que aconteceu, sem detalhes; a função que procura; um pedido fácil. Escolha três pessoas para receber.',
      doneWhen: 'A mensagem está escrita e já seguiu para uma pessoa.',
      path: null,
    },
    question: 'O que pede resposta primeiro: os papéis, o dinheiro ou o próximo trabalho?',
    passages: ['guide.first-week-after', 'law.termination-pay', 'law.notice-period'],
  },
];
