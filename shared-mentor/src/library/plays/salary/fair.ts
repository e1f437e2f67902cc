import type { Play } from '../../play.ts';

/** Advice on a colleague who is paid more, and on the price of one's own service. */
export const SALARY_FAIR_PLAYS: readonly Play[] = [
  {
    id: 'salary.colleague',
    intent: 'salary',
    examples: [
      'meu colega ganha mais que eu no mesmo cargo',
      'contrataram um novato ganhando mais que eu',
      'Descobri o salário de uma colega e fiquei revoltada, falo com o chefe?',
      'faço o mesmo serviço q o outro e meu salario é menor',
      'Treinei a pessoa nova e ela entrou com salário maior',
      'como peço pra igualar meu salario sem expor ninguem',
      'ganho menos que os colegas',
      'colega novo ganha mais',
      'descobri o salário do outro',
      'ganho menos fazendo o mesmo',
      'diferença de salário no mesmo cargo',
      'homem ganha mais na mesma função',
    ],
    situation: [
      [
        'Você está como {role} desde {roleSince}, e a conversa fica mais firme se partir do seu trabalho.',
        'Saber que alguém ao lado ganha mais incomoda, e com razão se o trabalho é o mesmo.',
      ],
      'Antes de falar, separe o que é igual do que é diferente: cargo no registro, tempo, jornada, adicionais, tarefas.',
    ],
    options: [
      {
        what: 'Pedir revisão pelo que você faz e pela faixa da função, sem citar a pessoa.',
        when: 'É o caminho quando a relação com a chefia é boa.',
      },
      {
        what: 'Perguntar ao RH quais são os critérios da faixa e onde você está nela.',
        when: 'Faz sentido quando a empresa tem cargos definidos.',
      },
      {
        what: 'Reunir papéis e procurar o sindicato ou orientação jurídica.',
        when: 'Serve quando a diferença segue sem explicação.',
      },
    ],
    nextStep: {
      title: 'Escrever a comparação sem nomes',
      description:
        'Faça duas colunas com cargo, tempo, jornada e tarefas, a sua e a da função. Marque o que é igual e escreva o pedido em uma frase.',
      doneWhen: 'Há uma tabela sem nomes e uma frase de pedido.',
      path: null,
    },
    question: 'O que no trabalho de vocês é de fato igual, e o que não é?',
    passages: ['guide.colleague-pay', 'law.equal-pay', 'law.pay-transparency'],
  },
  {
    id: 'salary.price',
    intent: 'salary',
    examples: [
      'quanto cobro por uma diária de faxina?',
      'como calculo meu preço de freela',
      'Cobro por hora ou por serviço?',
      'o cliente sempre pede desconto, como nao ganhar menos',
      'faço unha em casa e acho que cobro barato, como aumento o preço',
      'dou aula particular, qual valor cobrar',
      'Como aviso os clientes que meu preço vai subir?',
      'como dou preço no meu serviço',
      'como faço um orçamento de freelancer',
      'quanto cobro',
      'preço do meu serviço',
      'cliente pede desconto',
      'valor da minha hora de freela',
      'orçamento de um trabalho por conta',
    ],
    situation: [
      'O preço de um serviço precisa pagar mais que a hora de trabalho.',
      'Material, transporte, impostos, orçamento não fechado e semana sem cliente também custam, e costumam ficar fora da conta.',
    ],
    options: [
      {
        what: 'Cobrar por serviço, com o que está incluído por escrito.',
        when: 'Serve quando dá para prever o tempo.',
      },
      {
        what: 'Cobrar por hora ou diária, com mínimo.',
        when: 'Faz sentido quando o trabalho varia muito.',
      },
      {
        what: 'Subir o preço para clientes novos e avisar os antigos com um mês.',
        when: 'É o caminho quando a agenda está cheia e sobra pouco.',
      },
    ],
    nextStep: {
      title: 'Calcular o mínimo da sua hora',
      description:
        'Some as despesas do mês, as da casa e as do trabalho. Divida pelas horas que consegue vender, e não pelas que trabalha.',
      doneWhen: 'Há um valor mínimo por hora e a conta que leva a ele.',
      path: null,
    },
    question: 'Quantas horas por semana você de fato consegue vender?',
    passages: ['guide.price-of-work', 'guide.market-range'],
  },
];
