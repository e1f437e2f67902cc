export const lessonsInWords = (count: number): string => (count === 1 ? '1 lição' : `${count} lições`);

export const questionsInWords = (count: number): string =>
  count === 1 ? '1 pergunta' : `${count} perguntas`;
