import type { Play } from '../../play.ts';

/** Advice on changing field that is nothing more particular. */
export const TRANSITION_CHANGE: Play = {
  id: 'transition.change-field',
  intent: 'transition',
  examples: [
    'Quero mudar de área, por onde começo?',
    'nao gosto mais do que faço e penso em trocar de profissão',
    'sou dentista e quero sair da saúde, oq eu faço',
    'Como é uma transição de carreira na prática?',
    'de professora para RH, é possível?',
    'trabalho com vendas e quero ir pra tecnologia',
    'me formei em direito e não quero advogar',
    'To infeliz na profissão, como escolho outra?',
    'quero mudar de ramo mas nao sei pra qual',
    'como saio da cozinha pra trabalhar com outra coisa',
    'cansei da minha área, quero outra',
    'como mudo de carreira com segurança',
    'quero deixar a enfermagem',
    'penso em fazer transição pra área de dados',
    'mudança de profissão, quais os primeiros passos',
  ],
  situation: [
    [
      'Sua experiência mais recente é {lastRole}, e o objetivo é {goal}.',
      'Sua experiência mais recente é {lastRole}.',
      'Seu objetivo é {goal}.',
      'Mudar de área raramente é começar do zero.',
    ],
    [
      'No diagnóstico, {strength} aparece como força e {topGap} como a lacuna de maior prioridade.',
      'Parte do que você já faz tem outro nome na área de destino; a outra parte é a lacuna real, e costuma ser menor do que parece.',
    ],
  ],
  options: [
    {
      what: 'Conversar com duas pessoas que já fazem esse trabalho.',
      when: 'Serve quando a nova área ainda é uma ideia.',
    },
    {
      what: 'Fazer uma entrega pequena da nova área sem sair do emprego.',
      when: 'Faz sentido quando há algumas horas livres por semana.',
    },
    {
      what: 'Buscar um cargo ponte, que use o que você sabe na área de destino.',
      when: 'É um bom caminho quando a renda não pode parar.',
    },
  ],
  nextStep: {
    title: 'Traduzir três tarefas para a área de destino',
    description:
      'Escreva três coisas que você faz bem e, ao lado, como um anúncio de vaga da nova área chamaria cada uma.',
    doneWhen: 'Há três pares de frases, a sua e a da área de destino.',
    path: '/diagnostico-carreira',
  },
  question: 'Quanto tempo e quanto dinheiro essa mudança pode custar para você?',
  passages: ['guide.transferable', 'guide.small-test', 'guide.bridge-job'],
};
