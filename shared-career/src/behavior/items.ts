export type Axis = 'outer' | 'inner';

/** One sentence to agree or disagree with. */
export interface BehaviorItem {
  readonly id: string;
  /** Whose expectations it is about: those of others, or one's own. */
  readonly axis: Axis;
  /** Whether agreement says that expectations are not met. */
  readonly reversed: boolean;
  readonly text: string;
  /** The item that says roughly the opposite. */
  readonly pair: string;
}

/** A sentence and its opposite; the id of the opposite ends in `-not`. */
const pairOf = (axis: Axis, topic: string, plain: string, opposite: string): BehaviorItem[] => {
  const id = `${axis}-${topic}`;
  return [
    { id, axis, reversed: false, text: plain, pair: `${id}-not` },
    { id: `${id}-not`, axis, reversed: true, text: opposite, pair: id },
  ];
};

/** Our own 16 sentences on situations of work, eight per axis, half of them reversed. Order on screen: {@link ITEM_ORDER}. */
export const ITEMS: readonly BehaviorItem[] = [
  ...pairOf(
    'outer',
    'deadline',
    'Quando outra pessoa marca um prazo para mim, eu me organizo para cumprir, mesmo que a data me pareça sem importância.',
    'Se um prazo que outra pessoa marcou me parece sem importância, costumo deixar a data passar.',
  ),
  ...pairOf(
    'outer',
    'procedure',
    'Quando chega um procedimento novo sem explicação, passo a seguir logo e deixo as perguntas para depois.',
    'Enquanto não me explicam para que serve um procedimento novo, continuo fazendo como fazia.',
  ),
  ...pairOf(
    'outer',
    'promise',
    'O que combinei com alguém da equipe eu entrego na data, mesmo quando surge algo que me interessa mais.',
    'Quando surge algo que me interessa mais, o que combinei com alguém da equipe costuma atrasar.',
  ),
  ...pairOf(
    'outer',
    'routine',
    'Se me pedem um registro ou relatório toda semana, mando toda semana sem precisar de lembrete.',
    'Registro ou relatório que me pedem toda semana costuma sair só depois de um lembrete.',
  ),
  ...pairOf(
    'inner',
    'study',
    'Quando decido estudar um assunto por conta própria, mantenho o ritmo que escolhi sem precisar contar a alguém.',
    'Se não conto a alguém que decidi estudar um assunto, costumo perder o ritmo nas primeiras semanas.',
  ),
  ...pairOf(
    'inner',
    'time',
    'O horário que reservo na semana para um projeto só meu costuma ser usado nesse projeto.',
    'O horário que reservo na semana para um projeto só meu costuma acabar em outra coisa.',
  ),
  ...pairOf(
    'inner',
    'habit',
    'Se decido anotar no fim do dia o que fiz, faço isso por meses, mesmo sem quem acompanhe.',
    'Se decido anotar no fim do dia o que fiz e não há quem acompanhe, costumo parar em poucos dias.',
  ),
  ...pairOf(
    'inner',
    'own-deadline',
    'Um prazo que só eu conheço pesa para mim: se me proponho a terminar na quinta, costumo terminar na quinta.',
    'Um prazo que só eu conheço pesa pouco: se me proponho a terminar na quinta, costumo passar para outra semana.',
  ),
];

/**
 * The order on screen, one for everybody: axes take turns, at most two in a row are reversed or not, and a sentence
 * stands eight places from its opposite.
 */
export const ITEM_ORDER: readonly string[] = [
  'outer-deadline',
  'inner-time-not',
  'outer-promise-not',
  'inner-study',
  'outer-procedure',
  'inner-own-deadline-not',
  'outer-routine-not',
  'inner-habit',
  'outer-deadline-not',
  'inner-time',
  'outer-promise',
  'inner-study-not',
  'outer-procedure-not',
  'inner-own-deadline',
  'outer-routine',
  'inner-habit-not',
];
