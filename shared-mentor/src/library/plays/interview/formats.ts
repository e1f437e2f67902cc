import type { Play } from '../../play.ts';

/** Advice on interviews by video, and on what a selection asks one to do. */
export const INTERVIEW_FORMATS_PLAYS: readonly Play[] = [
  {
    id: 'interview.video',
    intent: 'interview',
    examples: [
      'como me preparo pra entrevista online?',
      'Minha entrevista é por videochamada e minha internet é ruim',
      'tenho q gravar um video respondendo perguntas pra vaga',
      'onde faço a entrevista por vídeo se minha casa é barulhenta',
      'entrevista pelo celular pega mal?',
      'pra onde eu olho na entrevista pela camera',
      'entrevista no zoom, teams ou google meet',
      'entrevista online',
      'entrevista pelo celular',
      'onde olho na câmera',
      'entrevista gravada sem ninguém',
    ],
    situation: [
      [
        'A vaga {interviewJob} está em fase de entrevista; por vídeo, metade do preparo é técnico.',
        'Na entrevista por vídeo, metade do preparo é técnico e dá para resolver na véspera.',
      ],
      'Casa simples não é problema. O que atrapalha é a voz que some, a luz por trás e o susto quando a conexão cai.',
    ],
    options: [
      {
        what: 'Fazer uma chamada de teste com alguém, no mesmo lugar e horário.',
        when: 'É o caminho quando a entrevista é ao vivo.',
      },
      {
        what: 'Gravar cada resposta duas vezes e mandar a segunda.',
        when: 'Faz sentido quando pedem vídeo gravado.',
      },
      {
        what: 'Pedir um espaço emprestado, ou avisar que vai entrar pelo celular, apoiado e com fone.',
        when: 'Serve quando falta silêncio ou computador.',
      },
    ],
    nextStep: {
      title: 'Fazer o teste completo do vídeo',
      description:
        'No lugar da entrevista, grave um minuto de fala. Confira rosto, voz e fundo, ajuste e grave de novo.',
      doneWhen:
        'A segunda gravação tem rosto claro e voz limpa, e o plano para queda de conexão está escrito.',
      path: '/simulador-entrevista',
    },
    question: 'Que lugar e aparelho você tem para essa conversa?',
    passages: ['guide.video-interview', 'guide.nerves'],
  },
  {
    id: 'interview.test',
    intent: 'interview',
    examples: [
      'vou ter teste técnico na seleção, como estudo?',
      'o case da vaga é enorme, isso é normal?',
      'pediram uma aula teste no processo, como preparo',
      'tem teste pratico de direção na entrevista de motorista',
      'Fui mal no live coding, como melhoro para o próximo?',
      'teste de excel na entrevista, o que cai',
      'tem prova técnica na seleção, e agora',
      'teste técnico',
      'case para resolver em casa',
      'prova prática da seleção',
      'teste de lógica',
      'teste de excel na seleção',
      'me deram um desafio técnico',
    ],
    situation: [
      [
        'A vaga {interviewJob} está em fase de entrevista; no teste, quem avalia olha também o caminho.',
        'No teste, quem avalia olha também o caminho: como você pergunta, decide e confere.',
      ],
      'Um resultado simples que funciona, explicado, costuma valer mais que um ambicioso pela metade.',
    ],
    options: [
      {
        what: 'Pedir antes os critérios, o prazo e o que pode usar.',
        when: 'Serve sempre que o convite veio vago.',
      },
      {
        what: 'Treinar um caso parecido com relógio, pensando em voz alta.',
        when: 'Serve para aula teste, programação ou prova prática.',
      },
      {
        what: 'Propor um limite de horas ou um recorte menor.',
        when: 'É o caminho quando o trabalho pedido é grande ou parece serviço de graça.',
      },
    ],
    nextStep: {
      title: 'Escrever o roteiro do teste',
      description:
        'Em uma folha, anote o que vai perguntar antes, os três passos da versão simples e o que vai conferir antes de entregar.',
      doneWhen: 'O roteiro tem perguntas, três passos e uma lista de conferência.',
      path: '/simulador-entrevista',
    },
    question: 'Que parte desse teste você faria hoje sem consultar nada?',
    passages: ['guide.practical-test', 'guide.aloud'],
  },
];
