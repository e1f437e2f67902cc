import type { Play } from '../../play.ts';

/** Advice on goals that can be kept, and on what of many gaps comes first. */
export const PLAN_AIM_PLAYS: readonly Play[] = [
  {
    id: 'plan.goal',
    intent: 'plan',
    examples: [
      'como escrevo uma meta de carreira que dê para cumprir',
      'Minhas metas nunca dão certo, o que faço de errado?',
      'quero ser gerente em 2 anos, essa meta é possivel?',
      'que metas uma professora pode ter pro ano que vem',
      'Como transformo um sonho profissional em objetivo?',
      'meta de curto prazo e de longo prazo, como separar',
      'metas realistas',
      'não bati nenhuma das minhas metas',
      'como defino um objetivo profissional',
      'meu objetivo é vago, como deixo claro',
      'que meta colocar para este ano',
      'qual prazo é realista para a minha meta',
      'quero um objetivo que dê para medir',
      'não sei escrever meu objetivo',
    ],
    situation: [
      [
        'Seu objetivo é {goal}, com prazo de {horizon}.',
        'Seu objetivo é {goal}.',
        '“Crescer na carreira” é um desejo; meta é o que se pode conferir em uma data.',
      ],
      ['A prontidão do último diagnóstico foi de {readiness}: um ponto de partida, e não uma nota sua.'],
      'Uma boa meta depende mais do que você faz que da decisão dos outros.',
    ],
    options: [
      {
        what: 'Trocar o resultado pela ação: “conseguir a vaga” vira “duas boas candidaturas por semana”.',
        when: 'Serve quando a decisão é de outra pessoa.',
      },
      {
        what: 'Manter o destino e dividir o caminho em marcos de trinta dias.',
        when: 'Ajuda quando o prazo é longo e desanima.',
      },
      {
        what: 'Reduzir a meta até ela caber em uma semana ruim.',
        when: 'Vale quando as últimas não foram cumpridas.',
      },
    ],
    nextStep: {
      title: 'Reescrever uma meta com verbo, medida e data',
      description:
        'Escreva o que vai fazer, quanto e até quando. Confira se depende de você e se cabe em uma semana ruim; ajuste até caber.',
      doneWhen: 'Há uma frase com verbo, medida e data.',
      path: '/perfil',
    },
    question: 'Que parte dessa meta depende só de você?',
    passages: ['guide.goal-you-control', 'guide.one-thing'],
  },
  {
    id: 'plan.many-gaps',
    intent: 'plan',
    examples: [
      'apareceram muitas lacunas no diagnóstico, começo por qual?',
      'falta tanta coisa que da vontade de desistir',
      'Tenho várias competências para desenvolver, qual vem antes?',
      'me falta ingles, excel e curso tecnico, oq priorizo',
      'meu diagnostico mostrou um monte de coisa q eu nao sei',
      'Como escolho em qual lacuna focar primeiro?',
      'tem coisa demais pra melhorar, começo por onde',
      'tenho muitas lacunas, por qual começo',
      'falta tanta coisa que desanimei',
      'o diagnóstico apontou vários pontos fracos',
      'são lacunas demais para uma pessoa só',
      'o que eu deixo para depois entre as lacunas',
      'preciso melhorar em tudo',
    ],
    situation: [
      [
        'No seu diagnóstico, {topGap} vem primeiro e {secondGap} logo depois.',
        'No seu diagnóstico, a lacuna de maior prioridade é {topGap}.',
        'Olhar de uma vez para tudo o que falta faz qualquer lista parecer impossível.',
      ],
      'Lacunas não pesam igual: algumas impedem a vaga, outras só somam pontos.',
    ],
    options: [
      {
        what: 'Fechar uma por vez, começando pela que mais se repete nas vagas que você quer.',
        when: 'Vale quando falta algo que é exigência.',
      },
      {
        what: 'Fazer um trabalho pequeno que use duas delas ao mesmo tempo.',
        when: 'Serve quando elas aparecem na mesma tarefa do dia a dia.',
      },
      {
        what: [
          'Apoiar a candidatura em {strength} e deixar o resto para depois.',
          'Apoiar a candidatura no que você já faz bem e deixar o resto para depois.',
        ],
        when: 'Faz sentido quando o que falta é só desejável.',
      },
    ],
    nextStep: {
      title: 'Separar as lacunas em três grupos',
      description:
        'Com duas vagas do seu objetivo abertas, marque cada lacuna como “impede”, “ajuda” ou “tanto faz”. Fique com uma do primeiro grupo.',
      doneWhen: 'Toda lacuna tem um grupo e uma delas está escolhida.',
      path: '/diagnostico/resultado',
    },
    question: 'Qual dessas lacunas já atrapalhou você em uma situação real?',
    passages: ['guide.gaps-weight', 'guide.requirements'],
  },
];
