import type { Play } from '../../play.ts';

/** Advice on being recommended, and on processes that go silent. */
export const JOB_PEOPLE_PLAYS: readonly Play[] = [
  {
    id: 'job.referral',
    intent: 'job',
    examples: [
      'como peço uma indicação sem ficar chato?',
      'meu vizinho trabalha na fabrica, como peço pra ele levar meu curriculo',
      'não tenho QI, só entra quem é indicado',
      'Não conheço ninguém na área, como faço contatos?',
      'tenho vergonha de pedir emprego pra conhecido',
      'ex colega foi pra uma empresa boa, chamo ela pra pedir vaga?',
      'quero que um amigo me indique',
      'como peço indicação',
      'um amigo trabalha na empresa que eu quero',
      'não conheço ninguém na área',
      'como me aproximar de quem contrata',
      'vaga por indicação',
    ],
    situation: [
      [
        'A vaga {job} é em {jobCompany}; vale ver quem você conhece por lá, mesmo de longe.',
        'Seu objetivo é {goal}; vale ver quem você conhece nesse trabalho, mesmo de longe.',
        'Indicação não exige amigo importante: basta alguém que já viu você trabalhar ou estudar.',
      ],
      'Pedir fica leve quando é pequeno, claro e fácil de recusar.',
    ],
    options: [
      {
        what: 'Pedir a um ex-colega, cliente ou professora que encaminhe um texto de três linhas seu.',
        when: 'Vale quando a pessoa conhece o seu trabalho.',
      },
      {
        what: 'Pedir quinze minutos de conversa sobre como é trabalhar lá.',
        when: 'Serve quando o contato é distante.',
      },
      {
        what: 'Aparecer onde a área se encontra: curso, evento do bairro, sindicato, grupo profissional.',
        when: 'Faz sentido quando ainda não há contato nenhum.',
      },
    ],
    nextStep: {
      title: 'Pedir uma indicação com texto pronto',
      description:
        'Liste cinco pessoas que já viram você trabalhar. Para uma delas, escreva a vaga, a sua prova e “se não fizer sentido, fique à vontade”.',
      doneWhen: 'Há cinco nomes na lista e uma mensagem enviada.',
      path: null,
    },
    question: 'Quem, fora da família, já elogiou o seu trabalho?',
    passages: ['guide.referral', 'guide.recruiter-message'],
  },
  {
    id: 'job.silence',
    intent: 'job',
    examples: [
      'fiz a entrevista e a empresa sumiu, cobro resposta?',
      'ficaram de dar retorno até sexta e nada',
      'Quanto tempo espero o retorno de um processo seletivo?',
      'o rh visualizou minha mensagem e nao respondeu',
      'Fui até a última etapa e ninguém fala mais comigo',
      'mando outra mensagem pra recrutadora ou fica feio',
      'o processo seletivo parou e ninguém dá retorno',
      'a empresa sumiu depois da entrevista',
      'recrutador não responde',
      'quanto tempo espero por retorno',
      'mando mensagem cobrando resposta?',
      'fiz o processo e ninguém falou mais nada',
      'silêncio depois do processo seletivo',
    ],
    situation: [
      [
        'A vaga {job} é a que está mais adiante no seu acompanhamento.',
        'O silêncio depois de uma etapa incomoda mais que um não.',
      ],
      'De fora não dá para saber o motivo: vaga congelada, férias, outra pessoa na frente. Na sua mão está perguntar uma vez, bem, e não parar as outras buscas.',
    ],
    options: [
      {
        what: 'Esperar o prazo combinado e mais dois dias úteis, e então mandar uma mensagem curta.',
        when: 'É o caminho quando disseram uma data.',
      },
      {
        what: 'Escrever agora, perguntando pela etapa e pelo prazo.',
        when: 'Faz sentido quando não combinaram nada e já passou uma semana.',
      },
      {
        what: 'Tratar como não e seguir, deixando a porta aberta.',
        when: 'Serve quando a segunda mensagem ficou sem resposta.',
      },
    ],
    nextStep: {
      title: ['Escrever a mensagem de retorno sobre a vaga {job}', 'Escrever a mensagem de retorno'],
      description:
        'Em quatro linhas: agradeça a conversa, diga que o interesse continua, pergunte em que etapa está e até quando decidem.',
      doneWhen: 'A mensagem está enviada ou tem dia marcado, e a vaga está atualizada no acompanhamento.',
      path: '/buscador-vagas',
    },
    question: 'O que ficou combinado, com as palavras deles, no fim da última conversa?',
    passages: ['guide.after-silence', 'guide.recruiter-message'],
  },
];
