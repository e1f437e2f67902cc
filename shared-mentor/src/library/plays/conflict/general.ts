import type { Play } from '../../play.ts';

/** Advice on a hard conversation that is none of the particular ones. */
export const CONFLICT_TALK: Play = {
  id: 'conflict.talk',
  intent: 'conflict',
  examples: [
    'briguei com uma pessoa do time e o clima ficou ruim',
    'preciso ter uma conversa difícil com alguém do trabalho',
    'Como resolvo um mal-entendido com uma colega?',
    'to sem falar com meu parceiro de turno faz uma semana',
    'meu gerente e eu não nos entendemos, como converso com ele?',
    'discuti feio com a coordenadora da escola, e agora',
    'Tem uma pessoa no setor que me trata com frieza e não sei o motivo',
    'falei demais na reunião, como conserto isso',
    'como chamo alguém pra conversar sem parecer ataque',
    'Preciso acertar as coisas com um colega',
    'a relação com a outra professora azedou',
    'como começo uma conversa delicada no serviço',
    'estamos de mal eu e o rapaz do almoxarifado',
    'quero pedir desculpa pra alguém da equipe',
  ],
  situation: [
    'Conversas assim pioram quando viram julgamento de caráter e melhoram quando ficam em um fato, no efeito que ele teve e em um pedido.',
    [
      'Como {role}, você depende dessa relação no dia a dia, e por isso vale preparar a conversa.',
      'Alguns minutos de preparo mudam muito o tom.',
    ],
  ],
  options: [
    {
      what: 'Pedir uma conversa a dois e descrever um único episódio, com data e efeito.',
      when: 'Serve quando a relação ainda permite falar.',
    },
    {
      what: 'Mandar por escrito o que ficou combinado, em poucas linhas.',
      when: 'Faz sentido quando as versões mudam depois.',
    },
    {
      what: 'Registrar datas, palavras e testemunhas e procurar um canal da empresa.',
      when: 'É um bom caminho quando há humilhação ou a conversa traz risco.',
    },
  ],
  nextStep: {
    title: 'Escrever a conversa em quatro frases',
    description:
      'Uma frase para a situação, uma para o que uma câmera teria gravado, uma para o efeito e uma com o pedido. Corte “sempre” e “nunca”.',
    doneWhen: 'Há quatro frases que você diria com calma para a pessoa.',
    path: null,
  },
  question: 'Qual episódio recente mostra melhor o problema?',
  passages: ['article.four-sentences', 'article.limit'],
};
