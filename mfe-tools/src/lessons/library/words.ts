import { formatCount } from '@aura/shared-domain';
export const lessonsInWords = (count: number): string => formatCount(count, 'lição', 'lições');

export const questionsInWords = (count: number): string => formatCount(count, 'pergunta', 'perguntas');
