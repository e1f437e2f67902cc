import type { UnlawfulQuestion } from '../unlawful-question.ts';

/** About pregnancy, children and marriage. */
export const FAMILY_QUESTIONS: readonly UnlawfulQuestion[] = [
  {
    id: 'pregnancy',
    question: 'Você está grávida ou pretende engravidar nos próximos anos?',
    why: 'A empresa não pode recusar alguém por gravidez, e exigir teste, exame ou declaração de gravidez é crime. A conversa pode tratar da disponibilidade para o horário e as tarefas da vaga, com as mesmas perguntas para todas as pessoas.',
    lawIds: ['law9029', 'labourCode', 'constitutionHiring'],
    calmAnswer:
      'Prefiro deixar a minha vida pessoal fora da conversa. O que posso dizer é que tenho interesse nesta vaga e disponibilidade para começar. Quer que eu conte como organizei a minha última entrega grande?',
    ifInsists:
      'Entendo que a equipe precise se planejar, mas esse assunto não faz parte do que a vaga pede. Se houver dúvida sobre horário ou viagens, respondo com prazer.',
  },
  {
    id: 'children',
    question: 'Com quem os seus filhos ficam enquanto você trabalha?',
    why: 'A situação familiar não pode ser motivo para escolher ou recusar alguém. O que interessa à vaga é se a pessoa pode cumprir o horário, e isso se pergunta de forma direta.',
    lawIds: ['law9029', 'labourCode', 'constitutionEquality'],
    calmAnswer:
      'A minha rotina permite cumprir o horário desta vaga. Há plantões ou viagens além do que está no anúncio? Assim respondo com precisão.',
    ifInsists:
      'Prefiro não falar da minha família na seleção. Posso confirmar a disponibilidade para a jornada e contar como era a minha pontualidade no último trabalho.',
  },
  {
    id: 'marriage',
    question: 'O seu marido ou a sua esposa aceitaria que você viajasse a trabalho?',
    why: 'O estado civil não pode ser critério de admissão, e a vida a dois é assunto privado. A empresa pode perguntar se a pessoa aceita viajar, com que frequência e com qual aviso.',
    lawIds: ['constitutionHiring', 'law9029', 'constitutionEquality'],
    calmAnswer:
      'Posso viajar a trabalho. Para me organizar, gostaria de saber a frequência das viagens e com quanta antecedência elas são marcadas.',
    ifInsists:
      'Essa decisão é minha, e a resposta é que tenho disponibilidade para viajar. Podemos falar do que espera quem for às visitas?',
  },
];
