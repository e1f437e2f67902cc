import type { Draft } from '../make.ts';

export const EVERY_LEVEL_STORIES: readonly Draft[] = [
  {
    id: 'mot-14',
    text: 'Que reconhecimento pelo seu trabalho ou estudo mais marcou você, e o que fez para merecê-lo?',
    evaluates: 'O que a pessoa valoriza e o que é capaz de fazer quando se empenha.',
    strong: [
      'Conta quem reconheceu e por quê',
      'Deixa claro o próprio papel',
      'Mostra o resultado com um fato ou número',
    ],
    weak: ['Cita o prêmio ou o diploma sem a história', 'O mérito foi de outra pessoa'],
    words: [
      'reconhecimento',
      'elogio',
      'orgulho',
      'esforço',
      'meta',
      'resultado',
      'conseguir',
      'conquista',
      'prêmio',
    ],
    followUps: {
      structure: ['De onde você partiu, o que fez e aonde chegou?'],
      result: ['Que fato ou número mostra o tamanho dessa conquista?'],
    },
  },
  {
    id: 'mot-15',
    text: 'Conte de um período em que o trabalho ou o estudo perdeu a graça e de como você seguiu.',
    evaluates: 'Se a pessoa sabe o que a motiva e mantém o compromisso quando a vontade falta.',
    strong: [
      'Explica o que causou o desânimo',
      'Descreve o que fez para continuar',
      'Tira uma conclusão sobre a própria motivação',
    ],
    weak: ['Espera que o chefe motive', 'Abandonou sem avisar'],
    words: [
      'motivação',
      'desânimo',
      'rotina',
      'continuar',
      'compromisso',
      'sentido',
      'mudar',
      'conversar',
      'aprender',
    ],
  },
  {
    id: 'mot-16',
    text: 'Qual foi a escolha mais difícil que você fez na sua vida profissional ou nos estudos?',
    evaluates: 'Como a pessoa decide os próprios rumos e lida com o que deixou para trás.',
    strong: [
      'Apresenta os caminhos que tinha',
      'Diz o que pesou e de que abriu mão',
      'Avalia a escolha com honestidade',
    ],
    weak: ['Deixou que decidissem', 'Não vê nada de bom no caminho recusado'],
    words: [
      'escolha',
      'decidir',
      'caminho',
      'proposta',
      'curso',
      'emprego',
      'renunciar',
      'arrepender',
      'resultado',
    ],
  },
];
