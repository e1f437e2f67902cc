import type { Play } from '../../play.ts';

/** Advice on giving and on hearing what is hard to say. */
export const CONFLICT_FEEDBACK_PLAYS: readonly Play[] = [
  {
    id: 'conflict.feedback',
    intent: 'conflict',
    examples: [
      'Como dou um feedback difícil?',
      'preciso dizer a uma técnica da equipe que ela chega atrasada todo dia',
      'tenho q dar retorno negativo pra um amigo que trabalha comigo',
      'como falo que o trabalho dele não está bom sem magoar',
      'Preciso chamar a atenção de um vendedor que trata mal os clientes',
      'minha estagiária erra sempre a mesma coisa, como falo?',
      'nunca dei feedback na vida e agora sou responsável por 4 pessoas',
      'como conto pra um funcionário que ele pode perder a vaga',
      'toda vez que critico alguém a pessoa chora',
      'preciso falar pra um funcionário que o desempenho tá ruim',
      'como corrigir alguém mais velho da minha equipe com jeito',
      'como dizer pra uma pessoa que ela precisa melhorar',
      'preciso ter uma conversa dura com quem lidero',
      'dar bronca sem humilhar, como',
    ],
    situation: [
      'Um bom retorno difícil é curto: um fato, o efeito e um combinado. O que pesa é juntar meses de queixa em uma conversa só.',
    ],
    options: [
      {
        what: 'Falar a dois, logo, sobre um episódio: “o plantão começou sem a passagem e a equipe perdeu meia hora”.',
        when: 'É o caminho mais curto quando o fato é recente.',
      },
      {
        what: 'Perguntar antes de afirmar: “o que aconteceu ali?”.',
        when: 'Prefira assim se você só viu uma parte.',
      },
      {
        what: 'Marcar um segundo encontro para rever o combinado, com data e registro.',
        when: 'Necessário quando já conversaram e nada mudou.',
      },
    ],
    nextStep: {
      title: 'Ensaiar o retorno em voz alta',
      description:
        'Escreva o fato, o efeito e o que combinar. Leia em voz alta, corte os adjetivos e tudo o que começa com “você é”, e leia outra vez.',
      doneWhen: 'A fala cabe em um minuto e termina em um combinado com data.',
      path: null,
    },
    question: 'O que essa pessoa deve fazer diferente, dito com um verbo que dê para ver?',
    passages: ['article.four-sentences', 'article.receiving'],
  },
  {
    id: 'conflict.hear-feedback',
    intent: 'conflict',
    examples: [
      'recebi um feedback ruim e não sei como responder',
      'meu gestor disse que falta postura, o que isso quer dizer?',
      'fiquei péssima com a avaliação da minha chefe',
      'Ouvi que sou difícil de trabalhar, e agora?',
      'a diretora falou que minha aula é fraca, discordo totalmente',
      'como recebo crítica sem ficar na defensiva',
      'disseram q eu sou lento no sistema, fiquei com vergonha',
      'Não concordo com o retorno que me deram, devo rebater?',
      'meu feedback veio cheio de ponto negativo',
      'levei um feedback pesado e fiquei abalado',
      'falaram que sou muito quieta, o que faço com isso',
      'minha chefe disse que preciso melhorar e não disse em quê',
      'fui criticado e levei pro pessoal',
      'como respondo a uma crítica injusta do gestor',
    ],
    situation: [
      'Ouvir que algo não vai bem dói, e a primeira leitura quase nunca é a melhor: espere um dia antes de responder.',
      [
        'Seu objetivo é {goal}; a parte da crítica que toca nele merece atenção primeiro.',
        'Crítica traz fato, interpretação e gosto pessoal misturados.',
      ],
    ],
    options: [
      {
        what: 'Pedir um exemplo e o que se esperava no lugar.',
        when: 'É o que falta quando a crítica veio vaga, como “falta postura”.',
      },
      {
        what: 'Escolher um ponto, mudar por um mês e marcar a data para rever.',
        when: 'Rende bem quando parte dela procede.',
      },
      {
        what: 'Responder por escrito, com fatos e datas, sem atacar.',
        when: 'Cabe se a informação está errada e vai ficar na sua avaliação.',
      },
    ],
    nextStep: {
      title: 'Separar o que ouviu em três colunas',
      description:
        'Divida uma folha em “fato”, “interpretação” e “preferência”. Ponha cada frase em uma coluna e escreva a pergunta que falta fazer.',
      doneWhen: 'Cada frase está em uma coluna e há uma pergunta escrita.',
      path: null,
    },
    question: 'De que parte do que ouviu você já desconfiava?',
    passages: ['article.receiving', 'article.review'],
  },
];
