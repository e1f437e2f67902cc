import type { Entry, Report } from '@aura/content-tools';
import type { LessonFile } from './lesson-file.ts';

/** Over all lessons, statements are true about as often as false, and no option is right most of the time. */
export function checkBalance(lessons: readonly Entry<LessonFile>[], report: Report): void {
  const all = { file: 'shared-lessons/content/lessons', lineOf: () => 1 };
  const questions = lessons.flatMap(({ data }) => data.questions);
  const statements = questions.flatMap((question) => (question.kind === 'trueFalse' ? [question.right] : []));
  const shareTrue = statements.filter(Boolean).length / statements.length;
  if (Math.abs(shareTrue - 0.5) >= 0.25)
    report(
      all,
      null,
      `${Math.round(shareTrue * 100)} % das afirmações são verdadeiras; deve ser perto da metade`,
    );
  const choices = questions.flatMap((question) => ('options' in question ? [question.right] : []));
  for (const number of [1, 2, 3, 4]) {
    const share = choices.filter((right) => right === number).length / choices.length;
    if (share > 0.5)
      report(
        all,
        null,
        `a opção ${number} é a certa em ${Math.round(share * 100)} % das perguntas; no máximo 50 %`,
      );
  }
}
