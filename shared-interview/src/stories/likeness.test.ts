import { describe, expect, it } from 'vitest';
import { TOLD } from './fixtures/told-stories.ts';
import { findRepeatedStory } from './repeated-story.ts';

const earlier = TOLD.map(({ story: text }, at) => ({
  interviewId: `i-${at}`,
  questionId: `q-${at}`,
  question: `Pergunta ${at}`,
  text,
}));

describe('findRepeatedStory', () => {
  it.each(TOLD.map(({ again }, at) => [at, again] as const))(
    'recognises story %i in other words',
    (at, again) => {
      expect(findRepeatedStory(again, { questionId: 'another', earlier })).toMatchObject({
        interviewId: `i-${at}`,
        questionId: `q-${at}`,
      });
    },
  );

  it.each(TOLD.map(({ story }, at) => [at, story] as const))(
    'takes story %i of the same employer for none of the others',
    (at, story) => {
      expect(
        findRepeatedStory(story, {
          questionId: 'another',
          earlier: earlier.filter(({ interviewId }) => interviewId !== `i-${at}`),
        }),
      ).toBeNull();
    },
  );

  it('gives one for the same words in any case and accents, and takes the nearest', () => {
    const [first] = earlier;
    const text = first?.text.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase() ?? '';
    expect(findRepeatedStory(text, { questionId: 'another', earlier })).toEqual({
      interviewId: 'i-0',
      questionId: 'q-0',
      question: 'Pergunta 0',
      similarity: 1,
    });
  });

  it('ignores answers to the same question, in any simulation', () => {
    const [first, second] = earlier;
    const asked = (questionId: string) =>
      findRepeatedStory(first?.text ?? '', {
        questionId,
        earlier: [{ ...first!, questionId: 'same' }, second!],
      });
    expect(asked('another')).toMatchObject({ questionId: 'same', similarity: 1 });
    expect(asked('same')).toBeNull();
  });

  it('ignores short texts, and is quick with long ones', () => {
    expect(
      findRepeatedStory('Sim, fiz isso na loja.', {
        questionId: 'another',
        earlier: [{ ...earlier[0]!, text: 'Sim, fiz isso na loja.' }],
      }),
    ).toBeNull();
    const long = Array.from({ length: 1500 }, (_, at) => `w${at}`).join(' ');
    expect(
      findRepeatedStory(long, {
        questionId: 'another',
        earlier: Array.from({ length: 40 }, () => ({ ...earlier[0]!, text: long })),
      })?.similarity,
    ).toBe(1);
  });
});
