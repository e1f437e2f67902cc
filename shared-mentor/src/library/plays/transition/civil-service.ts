import type { Play } from '../../play.ts';

/** Advice on changing to the civil service. */
export const TRANSITION_CIVIL_SERVICE: Play = {
  id: 'transition.civil-service',
  intent: 'transition',
  examples: [
    'vale a pena largar a empresa privada pra fazer concurso?',
    'Concurso público ou iniciativa privada?',
    'to estudando pra concurso há 2 anos e não passo, desisto?',
    'sou enfermeira contratada e penso em concurso da prefeitura',
    'quero estabilidade, concurso é pra mim?',
    'passei num concurso que paga menos, assumo?',
    'como concilio emprego e preparação pra concurso',
    'professor temporário, espero o edital ou procuro outra coisa',
    'concurseira cansada pensando em voltar pro mercado',
    'largo tudo pra estudar pra concurso?',
    'emprego público compensa mais?',
    'quero ser servidora pública',
    'trocar meu emprego por um concurso municipal',
    'estudo pra concurso ou invisto na carreira',
  ],
  situation: [
    [
      'O objetivo guardado é {goal}; vale ver se algum edital leva até ele.',
      'Concurso é um projeto com custo e sem data certa, e por isso merece prazo para rever.',
    ],
    'Estabilidade, trabalho do dia a dia e cidade de lotação pesam tanto quanto o salário.',
  ],
  options: [
    {
      what: 'Estudar com o emprego, em horas fixas, e rever em seis meses.',
      when: 'Protege quando a renda é necessária.',
    },
    {
      what: 'Escolher uma única carreira pública e parar de espalhar matérias.',
      when: 'Ajuda quem já estuda há tempo e fica perto de passar.',
    },
    {
      what: 'Buscar no setor privado o que procura na estabilidade: horário, benefício, rotina.',
      when: 'Vale considerar se o trabalho do cargo não atrai.',
    },
  ],
  nextStep: {
    title: 'Ler as partes do edital que decidem',
    description:
      'Abra o último edital do cargo e procure só requisitos, matérias, cidade, horário e atribuições. Marque o que você não aceitaria.',
    doneWhen: 'Há cinco anotações e um sim, um não ou uma dúvida ao lado de cada uma.',
    path: null,
  },
  question: 'O que você procura no serviço público que não encontra onde está?',
  passages: ['guide.civil-service', 'guide.turn-sums'],
};
