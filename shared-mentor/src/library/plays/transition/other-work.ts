import type { Play } from '../../play.ts';

/** Advice on working for oneself, and on the way from the floor to the office. */
export const TRANSITION_OTHER_WORK_PLAYS: readonly Play[] = [
  {
    id: 'transition.self-employed',
    intent: 'transition',
    examples: [
      'quero sair da clt e trabalhar por conta própria',
      'Como deixo de ser empregado e viro autônomo?',
      'penso em abrir mei e atender em domicílio',
      'sou cabeleireira do salão e quero ter meus clientes',
      'dá pra viver de freela de programação?',
      'largar o emprego pra abrir um negócio, como sei se é hora',
      'quanto tenho que ter guardado antes de virar autônoma',
      'motorista de empresa ou de aplicativo, o que pensar antes',
      'dou aula particular e penso em largar a escola',
      'como consigo os primeiros clientes trabalhando sozinho',
      'quero virar mei e largar o emprego',
      'como começo a atender clientes por minha conta',
      'ser meu próprio patrão vale a pena?',
      'deixar de ser clt pra ser freelancer',
      'abrir um salão meu ou continuar empregada',
    ],
    situation: [
      'Trabalhar por conta troca a certeza do dia do pagamento por liberdade de escolha. Os dois têm preço, e dá para calcular.',
      ['A experiência de {lastRole} ajuda no ofício; vender, cobrar e guardar costumam ser a parte nova.'],
    ],
    options: [
      {
        what: 'Conseguir um cliente pagante antes de sair, fora do horário e sem conflito com o emprego.',
        when: 'Confirma se existe quem pague.',
      },
      {
        what: 'Juntar reserva para alguns meses e sair com data.',
        when: 'Mais seguro quando outras pessoas dependem da sua renda.',
      },
      {
        what: 'Negociar meio período e crescer aos poucos.',
        when: 'Vale perguntar se a empresa precisa de você.',
      },
    ],
    nextStep: {
      title: 'Calcular o preço da sua hora',
      description:
        'Some gastos do mês, impostos estimados e uma reserva. Divida pelas horas que alguém pagaria, sem contar deslocamento e orçamento.',
      doneWhen: 'Há um valor por hora e a lista do que entrou na conta.',
      path: null,
    },
    question: 'Quem, com nome, pagaria por esse trabalho no mês que vem?',
    passages: ['guide.self-employed', 'guide.turn-sums'],
  },
  {
    id: 'transition.to-office',
    intent: 'transition',
    examples: [
      'trabalho na operação e quero ir pro escritório',
      'Como saio do chão de fábrica para uma área administrativa?',
      'sou repositor e sonho com o setor de compras',
      'cansei do caixa, quero trabalhar no administrativo',
      'meu corpo já não aguenta carregar peso, que outra função busco',
      'de motorista pra logística interna, o que preciso aprender',
      'sou técnica de enfermagem e queria ir pra auditoria ou faturamento',
      'do call center pra uma vaga de analista, como faço',
      'garçom pode virar assistente administrativo?',
      'nunca trabalhei com computador, consigo vaga de escritório?',
      'sou soldador e queria um trabalho de escritório',
      'sair da linha de produção pra área de planejamento',
      'quero largar a rua e trabalhar internamente',
      'do balcão pro administrativo, o que me falta',
      'trabalho em pé o dia todo e quero função de escritório',
    ],
    situation: [
      [
        'Como {lastRole}, você conhece o trabalho por dentro, e é isso que falta a muita gente do escritório.',
        'Quem vem da operação conhece o trabalho por dentro, e é isso que falta a muita gente do escritório.',
      ],
      'O que costuma faltar é ferramenta: planilha, e-mail, sistema.',
    ],
    options: [
      {
        what: 'Procurar vaga interna e pedir para ajudar a área algumas horas por semana.',
        when: 'É a porta mais curta se a empresa é maior.',
      },
      {
        what: 'Aprender uma ferramenta resolvendo um problema do seu setor.',
        when: 'Serve quando pedem prática que você ainda não tem.',
      },
      {
        what: 'Mirar funções de ligação: faturamento, estoque, escala, cadastro, atendimento interno.',
        when: 'Aproveita melhor o que já sabe em outra empresa.',
      },
    ],
    nextStep: {
      title: 'Escrever um problema da operação em uma tabela',
      description:
        'Escolha algo que se perde ou atrasa. Em uma planilha ou no papel, anote cinco casos: data, o que houve, quanto custou em tempo.',
      doneWhen: 'Há cinco linhas preenchidas e uma frase com o que elas mostram.',
      path: null,
    },
    question: 'Que problema você vê todo dia, por estar na ponta, e o escritório não vê?',
    passages: ['guide.floor-to-office', 'guide.transferable'],
  },
];
