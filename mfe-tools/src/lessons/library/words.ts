import { formatCount } from '@aura/shared-domain';
export const describeLessons = (count: number): string => formatCount(count, 'lição', 'lições');

export const describeQuestions = (count: number): string => formatCount(count, 'pergunta', 'perguntas');

/** How many lessons a theme has, and how many of them are done. */
export const describeTheme = (lessons: number, done: number): string =>
  describeLessons(lessons) + (done === 0 ? '' : `, ${formatCount(done, 'concluída', 'concluídas')}`);
