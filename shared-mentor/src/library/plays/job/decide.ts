import type { Play } from '../../play.ts';

/** Advice on jobs that may be false, and on choosing between those that are real. */
export const JOB_DECIDE_PLAYS: readonly Play[] = [
  {
    id: 'job.scam',
    intent: 'job',
    examples: [
      'essa vaga parece boa demais, será que é golpe?',
      'me chamaram no zap pra vaga que eu nem me inscrevi',
      'Como descubro se a empresa da vaga existe mesmo?',
      'pediram foto do documento antes da entrevista, é normal?',
      'vaga de meio período pagando 300 por dia é verdade',
      'A agência quer cobrar taxa para me encaminhar para a vaga',
      'é golpe?',
      'a vaga quer os dados da minha conta do banco',
      'vaga falsa no whatsapp',
      'oferta de emprego suspeita pedindo pagamento',
      'a empresa é confiável?',
      'essa vaga é de verdade',
      'pediram pix para a vaga',
      'cobram curso para contratar',
      'vaga suspeita',
      'como sei se a vaga é séria',
    ],
    situation: [
      [
        'A vaga {job} e as outras que você acompanha merecem a mesma conferência antes de qualquer dado seu.',
        'Desconfiar de uma vaga é cuidado, e não pessimismo.',
      ],
      'Os sinais que mais se repetem são pressa, dinheiro a pagar, ganho alto por pouco trabalho e conversa só por mensagem, sem nome de empresa.',
    ],
    options: [
      {
        what: 'Procurar o telefone no site oficial, ligar e perguntar se a vaga existe.',
        when: 'Faz sentido quando o contato veio sem você procurar.',
      },
      {
        what: 'Seguir, mas só com currículo, sem documento, selfie, código ou dado de banco.',
        when: 'Vale quando a empresa existe e falta confirmar a pessoa.',
      },
      {
        what: 'Parar, guardar as mensagens e denunciar o anúncio no site.',
        when: 'Serve quando pedem dinheiro para contratar.',
      },
    ],
    nextStep: {
      title: 'Conferir uma vaga em três lugares',
      description:
        'Procure a empresa no site oficial, veja se a vaga está na página dela e compare o e-mail de quem escreveu. Se algo não bater, não responda.',
      doneWhen: 'As três conferências estão anotadas e a decisão de seguir ou parar está tomada.',
      path: '/buscador-vagas',
    },
    question: 'O que exatamente pediram a você até agora?',
    passages: ['guide.suspicious-job', 'guide.personal-data'],
  },
  {
    id: 'job.choose',
    intent: 'job',
    examples: [
      'passei em duas vagas, qual eu aceito?',
      'uma vaga é clt perto de casa e a outra paga mais longe',
      'Aceito o emprego que apareceu ou espero o outro processo?',
      'me ofereceram vaga temporaria, vale pegar?',
      'Como comparo duas ofertas de emprego?',
      'a vaga é pj e eu sempre fui clt, troco de emprego?',
      'duas propostas, qual escolho?',
      'fui aprovada em dois processos ao mesmo tempo',
      'duas vagas, qual pego',
      'passei em dois lugares',
      'aceito essa ou espero a outra',
      'comparar empregos',
      'vaga perto com salário menor ou longe com maior',
      'empresa grande ou pequena',
    ],
    situation: [
      [
        'A vaga {offerJob} está com proposta, e o objetivo é {goal}.',
        'A vaga {offerJob} está com proposta.',
        'Escolher entre vagas fica mais claro quando os critérios são escritos antes das notas.',
      ],
      'O salário do mês conta só uma parte: há o ano inteiro, o tipo de contrato, o horário de verdade, o caminho até lá e quem chefia.',
    ],
    options: [
      {
        what: 'Dar peso a cinco critérios seus e uma nota a cada vaga.',
        when: 'Serve quando as duas estão confirmadas por escrito.',
      },
      {
        what: 'Pedir um prazo para responder e perguntar à outra empresa quando decide.',
        when: 'Ajuda quando só uma confirmou.',
      },
      {
        what: 'Aceitar a que paga as contas, com data para reavaliar.',
        when: 'Vale quando a reserva está no fim.',
      },
    ],
    nextStep: {
      title: 'Comparar as duas vagas em uma folha',
      description:
        'Escreva cinco critérios, dê peso de um a três a cada um e uma nota a cada vaga. Marque com um traço o que ainda precisa perguntar.',
      doneWhen: 'Há duas somas e uma lista do que perguntar por escrito.',
      path: '/buscador-vagas',
    },
    question: 'Daqui a um ano, de qual das duas você mais sentiria falta?',
    passages: ['guide.choose-job', 'law.employment', 'article.clt-pj'],
  },
];
