import type { Play } from '../../play.ts';

/** Advice on whether to apply, and on writing to who selects. */
export const JOB_APPLY_PLAYS: readonly Play[] = [
  {
    id: 'job.requirements',
    intent: 'job',
    examples: [
      'devo me candidatar se nao cumpro todos os requisitos',
      'a vaga pede 5 anos de experiencia e eu tenho 2, tento?',
      'Pedem inglês avançado e o meu é básico, me inscrevo?',
      'falta um requisito, perco tempo mandando?',
      'Como sei se tenho perfil para a vaga?',
      'o anuncio pede superior completo e eu to cursando',
      'a vaga exige uma formação que eu não tenho',
      'não tenho todos os requisitos, me candidato',
      'pedem experiência que não tenho',
      'pede inglês e eu não falo',
      'vaga júnior que pede cinco anos',
      'será que me candidato',
      'exigem faculdade e eu não tenho',
    ],
    situation: [
      [
        'A vaga {job} está no seu acompanhamento; a conta é ver o que ela exige e o que apenas deseja.',
        'Seu objetivo é {goal}; em vagas assim, a conta é ver o que elas exigem e o que apenas desejam.',
        'Anúncio costuma misturar o que a vaga exige com o que ela gostaria de ter.',
      ],
      'Registro profissional ou habilitação impede; anos de casa e ferramenta parecida costumam ter conversa.',
    ],
    options: [
      {
        what: 'Candidatar-se e dizer, no resumo, o que você tem de parecido.',
        when: 'É o caminho quando falta um item desejável ou pouco tempo de experiência.',
      },
      {
        what: 'Perguntar antes a quem seleciona se aquele item elimina.',
        when: 'Faz sentido quando o anúncio é ambíguo.',
      },
      {
        what: [
          'Deixar passar e anotar o que se repete; {topGap} pode entrar no plano.',
          'Deixar passar e anotar o que se repete para estudar.',
        ],
        when: 'Serve quando falta algo que a função usa todo dia.',
      },
    ],
    nextStep: {
      title: ['Separar as exigências da vaga {job}', 'Separar as exigências de uma vaga'],
      description:
        'Divida uma folha em “tenho”, “tenho parecido” e “não tenho”. Ponha cada item do anúncio em uma coluna e, nas duas primeiras, uma prova.',
      doneWhen: 'Todo item está em uma coluna e a decisão de se candidatar está tomada.',
      path: '/buscador-vagas',
    },
    question: 'Qual item do anúncio fez você hesitar?',
    passages: ['guide.requirements', 'guide.gaps-weight'],
  },
  {
    id: 'job.message',
    intent: 'job',
    examples: [
      'o que escrevo pro recrutador no LinkedIn?',
      'como chamo a moça do RH no whatsapp pra pedir vaga',
      'Me dá um modelo de mensagem para me candidatar',
      'o que colocar no corpo do email com o currículo',
      'posso mandar mensagem pra dona da loja perguntando de vaga',
      'Como me apresento a um recrutador sem parecer desesperado?',
      'o que escrevo para o recrutador',
      'mensagem de candidatura',
      'como me apresento por e-mail para uma vaga',
      'texto para mandar junto do currículo',
      'mando mensagem para o dono da vaga',
    ],
    situation: [
      [
        'Você acompanha a vaga {job}, e uma mensagem curta pode fazer alguém abrir o seu currículo.',
        'O trabalho como {lastRole} já dá uma prova para a primeira linha.',
        'Quem recebe mensagem de vaga lê no celular, entre uma tarefa e outra.',
      ],
      'Cinco linhas bastam: a vaga, uma prova de que você serve, uma pergunta fácil e obrigado.',
    ],
    options: [
      {
        what: 'Escrever a quem publicou: “Vi a vaga X. Fiz Y por dois anos. Ela ainda está aberta?”.',
        when: 'Serve quando há anúncio com nome.',
      },
      {
        what: 'Escrever a quem trabalha na área e pedir uma informação, e não a vaga.',
        when: 'Faz sentido quando você não conhece ninguém lá.',
      },
      {
        what: 'Ir pessoalmente, com o currículo impresso, fora do horário de pico.',
        when: 'Serve para comércio, cozinha, oficina e clínica.',
      },
    ],
    nextStep: {
      title: 'Escrever a mensagem em cinco linhas',
      description:
        'Ponha vaga, prova, pergunta e agradecimento. Leia no celular, corte os elogios e envie a uma pessoa.',
      doneWhen: 'A mensagem cabe na tela do celular e foi enviada.',
      path: '/buscador-vagas',
    },
    question: 'Que prova do seu trabalho caberia em uma frase?',
    passages: ['guide.recruiter-message', 'guide.referral'],
  },
];
