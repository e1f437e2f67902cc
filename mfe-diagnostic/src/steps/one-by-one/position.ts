/** Name of the query parameter that holds the question, counted from 1. */
export const QUESTION_PARAM = 'pergunta';

/** The question that an address asks for, counted from 0; null where it asks for none that there is. */
export function parseIndexParam(param: string | null, count: number): number | null {
  const index = Number(param ?? '') - 1;
  return Number.isInteger(index) && index >= 0 && index < count ? index : null;
}

/** Where a returning person continues: the first open question, or the last one if none is open. */
export function findFirstOpen<T>(questions: readonly T[], isAnswered: (question: T) => boolean): number {
  const open = questions.findIndex((question) => !isAnswered(question));
  return open >= 0 ? open : Math.max(0, questions.length - 1);
}
