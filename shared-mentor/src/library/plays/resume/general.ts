import type { Play } from '../../play.ts';

/** Advice on what a CV says of work that was done. */
export const RESUME_RESULTS: Play = {
  id: 'resume.results',
  intent: 'resume',
  examples: [
    'Como deixo meu currículo mais forte?',
    'quero dar uma melhorada no meu curriculo',
    'Meu currículo só lista tarefas',
    'o que escrever nas experiências do cv',
    'preciso reescrever a experiencia do meu cv pra ficar mais atraente',
    'Como faço meu trabalho parecer importante no papel?',
    'meu currículo só tem tarefas',
    'como descrevo minhas experiências',
    'deixar o currículo mais forte',
    'como escrever conquistas',
  ],
  situation: [
    [
      'Seu currículo mostra {lastRole} como experiência mais recente, e o objetivo é {goal}.',
      'Seu currículo mostra {lastRole} como experiência mais recente.',
      'Seu objetivo é {goal}, e é por ele que o currículo será lido.',
      'Um currículo é lido depressa, por alguém que procura sinais da vaga.',
    ],
    'Listas de tarefas dizem o que o cargo é. O que convence é o que mudou por sua causa, mesmo sem um número exato.',
  ],
  options: [
    {
      what: 'Reescrever três linhas da experiência mais próxima da vaga com ação, contexto e efeito.',
      when: 'Serve quando a experiência existe e só está mal contada.',
    },
    {
      what: [
        'Dar lugar visível a {strength}, que o diagnóstico apontou como força.',
        'Trazer para o começo da página a experiência mais próxima do que busca.',
      ],
      when: 'Faz sentido quando o melhor está escondido no fim do documento.',
    },
    {
      what: 'Incluir um projeto, trabalho voluntário ou estudo com entrega.',
      when: 'É um bom caminho quando falta experiência na área.',
    },
  ],
  nextStep: {
    title: 'Reescrever uma linha do currículo com ação e resultado',
    description:
      'Escolha a linha mais importante e responda: quantas pessoas, quanto tempo, o que mudou? Uma estimativa que você sabe explicar vale.',
    doneWhen: 'Há uma linha nova que diz o que você fez e o que mudou.',
    path: '/otimizador-curriculo',
  },
  question: 'Qual entrega dos últimos dois anos você contaria primeiro?',
  passages: ['guide.result-line', 'guide.top-third'],
};
