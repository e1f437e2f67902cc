import type { Play } from '../../play.ts';

/** Advice on the first days of looking for a job after losing one. */
export const JOB_AFTER_DISMISSAL_PLAYS: readonly Play[] = [
  {
    id: 'job.after-dismissal',
    intent: 'job',
    examples: [
      'perdi o emprego hoje, como começo a procurar outro?',
      'me desligaram na semana passada e preciso arrumar trabalho rápido',
      'Acabou meu contrato e estou sem emprego, por onde procuro?',
      'a firma fechou e todo mundo foi pra rua, como acho emprego logo',
      'to desempregada faz uma semana, como organizo a busca por vaga',
      'Devo avisar no LinkedIn que fui desligado e busco vaga?',
      'me mandaram embora e preciso de outro emprego',
      'fui demitido, como procuro emprego',
      'perdi o emprego e preciso de outro',
      'me mandaram embora, como me recoloco',
      'demitida e procurando vaga',
      'fui desligado e preciso trabalhar logo',
    ],
    situation: [
      [
        'Sua experiência mais recente é {lastRole}; ela não some com o desligamento e é por ela que a busca começa.',
        'Perder o emprego mexe com mais do que o salário, e não é preciso resolver tudo hoje.',
      ],
      'Papéis, dinheiro e busca são três assuntos; tratados juntos, viram um peso só. Nessa ordem, cada um fica menor.',
    ],
    options: [
      {
        what: 'Primeiro os papéis e as contas: datas, valores a receber e quantos meses dá para viver.',
        when: 'Serve nos primeiros dias.',
      },
      {
        what: 'Avisar ex-colegas e conhecidos com uma frase: o que faz, o que procura e onde.',
        when: 'Serve quando já dá para falar do assunto com calma.',
      },
      {
        what: 'Pegar um trabalho provisório e manter dois horários fixos de busca.',
        when: 'Faz sentido quando a reserva é curta.',
      },
    ],
    nextStep: {
      title: 'Fazer a lista dos três assuntos',
      description:
        'Divida uma folha em “papéis”, “dinheiro” e “busca”. Ponha em cada parte as duas próximas ações e o dia de cada uma.',
      doneWhen: 'Há seis ações com dia, duas em cada parte.',
      path: '/buscador-vagas',
    },
    question: 'Quantos meses dá para viver com o que você tem hoje?',
    passages: ['guide.first-week-after', 'law.termination-pay', 'law.notice-period'],
  },
];
