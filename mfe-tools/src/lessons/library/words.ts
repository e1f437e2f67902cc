import { formatCount } from '@aura/shared-domain';
export const describeLessons = (count: number): string => formatCount(count, 'lição', 'lições');

export const describeQuestions = (count: number): string => formatCount(count, 'pergunta', 'perguntas');
