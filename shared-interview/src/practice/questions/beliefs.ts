import type { UnlawfulQuestion } from '../unlawful-question.ts';

/** About faith, votes, unions and whom one loves. */
export const BELIEF_QUESTIONS: readonly UnlawfulQuestion[] = [
  {
    id: 'religion',
    question: 'Qual é a sua religião?',
    why: 'Recusar emprego por religião é crime, e a crença é um dado que a lei protege com mais rigor. A empresa pode perguntar se a pessoa tem disponibilidade para as escalas da vaga, inclusive nos fins de semana.',
    lawIds: ['law7716', 'constitutionEquality', 'convention111', 'dataProtection'],
    calmAnswer:
      'Isso eu guardo para a minha vida pessoal. Se a pergunta é sobre a escala de trabalho, me conte quais são os dias e horários e respondo já.',
    ifInsists:
      'Prefiro não responder, porque isso não muda o que sei fazer. Podemos seguir com as atividades da vaga?',
  },
  {
    id: 'orientation',
    question: 'Você é gay, é hétero? Como é a sua vida afetiva?',
    why: 'A vida sexual é um dado sensível e não tem relação com o trabalho. O Supremo decidiu que a homofobia e a transfobia são punidas como os crimes de racismo até que exista lei própria.',
    lawIds: ['supremeCourtHomophobia', 'constitutionEquality', 'dataProtection', 'law9029'],
    calmAnswer:
      'Não falo da minha vida afetiva em entrevista. Gostaria de usar o nosso tempo para mostrar o que já fiz de parecido com este trabalho.',
    ifInsists:
      'Não vou responder a essa pergunta. Há algo da minha experiência que a equipe queira conhecer melhor?',
  },
  {
    id: 'politics',
    question: 'Em quem você votou na última eleição?',
    why: 'Ninguém pode perder direitos por convicção política, e a opinião política é um dado sensível. A empresa pode apresentar as suas regras de conduta no trabalho e perguntar se a pessoa concorda em segui-las.',
    lawIds: ['constitutionEquality', 'convention111', 'dataProtection'],
    calmAnswer:
      'Política eu deixo fora do trabalho. No dia a dia, convivo bem com quem pensa diferente e posso dar um exemplo de um projeto em que isso aconteceu.',
    ifInsists:
      'O meu voto é secreto e prefiro que continue assim. Se houver regras de conduta da empresa, posso conhecê-las e dizer se concordo.',
  },
  {
    id: 'union',
    question: 'Você participa de sindicato ou já fez greve?',
    why: 'A associação sindical é livre, e a filiação é um dado sensível. Não cabe usar isso para escolher quem entra.',
    lawIds: ['constitutionUnions', 'dataProtection'],
    calmAnswer:
      'Prefiro não tratar disso aqui. Sobre relações de trabalho, posso contar como costumo levar um desacordo ao meu gestor.',
    ifInsists:
      'Essa informação é pessoal e não altera a minha forma de trabalhar. Posso falar das minhas entregas e dar contatos de quem trabalhou comigo.',
  },
];
