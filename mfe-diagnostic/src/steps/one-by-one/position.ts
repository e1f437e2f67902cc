/** Name of the query parameter that holds the question, counted from 1. */
export const QUESTION_PARAM = 'pergunta';

/** The question in an address, counted from 0; null if there is no such question. */
export function parseIndexParam(param: string | null, count: number): number | null {
  const index = Number(param ?? '') - 1;
  return Number.isInteger(index) && index >= 0 && index < count ? index : null;
}

/** The question at which a returning person continues: the first open one, or the last one if none is open. */
export function findFirstOpen<T>(questions: readonly T[], isAnswered: (question: T) => boolean): number {
  const open = questions.findIndex((question) => !isAnswered(question));
  return open >= 0 ? open : Math.max(0, questions.length - 1);
}
