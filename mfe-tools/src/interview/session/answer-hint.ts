import type { InterviewQuestion } from '@aura/shared-domain';

const HINTS: Readonly<Record<InterviewQuestion['shape'], string>> = {
  story: 'Conte o contexto, o que cabia a você, o que você fez e no que deu.',
  plan: 'Diga o que procuraria entender, o que viria primeiro, os passos e como saberia que deu certo.',
  presentation: 'Responda logo no começo, dê um exemplo do que você já fez e ligue isso à vaga.',
};

/** What an answer to a question should hold, and its language where that is not the page's. */
export const findAnswerHint = ({ shape, language }: Pick<InterviewQuestion, 'shape' | 'language'>): string =>
  language === 'en' ? `${HINTS[shape]} Em inglês.` : HINTS[shape];
