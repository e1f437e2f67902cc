import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { JUDGED, type JudgedAnswer } from '../generated/samples/judged.ts';
import { readAnswer } from '../reading/index.ts';
import { makeQuestion } from '../testing/tagged-reading.ts';
import { getDisorder } from './order.ts';
import { scoreAnswer } from './score-answer.ts';

const byId = (id: string): JudgedAnswer => {
  const found = JUDGED.find((answer) => answer.id === id);
  if (!found) throw new Error(id);
  return found;
};
const gradeText = (answer: JudgedAnswer, text: string): ReturnType<typeof scoreAnswer> =>
  scoreAnswer(readAnswer(text, answer.question), {
    question: answer.question,
    jobRequirements: [],
    role: '',
    speech: null,
  });
const valueOf = (score: ReturnType<typeof scoreAnswer>, id: string): number =>
  score.dimensions.find((dimension) => dimension.id === id)?.value ?? -1;

const sentencesOf = (answer: JudgedAnswer): string[] =>
  readAnswer(answer.text, answer.question).sentences.map(({ text }) => text);
const withResult = JUDGED.filter(
  ({ question, text, speech }) =>
    question.shape === 'story' &&
    speech === null &&
    readAnswer(text, question).passages.some(({ part }) => part === 'result'),
);
/** Stories that are told in order and in which every sentence is one part. */
const WELL_TOLD = ['nurse-5', 'driver-5', 'teacher-5', 'english-5'].map(byId);

describe('the grade of an answer', () => {
  it.each(withResult.map(({ id }) => id))('falls without the sentences with the result: %s', (id) => {
    const answer = byId(id);
    const reading = readAnswer(answer.text, answer.question);
    const rest = reading.sentences.filter(({ parts }) => !parts.includes('result')).map(({ text }) => text);
    const [whole, cut] = [gradeText(answer, answer.text), gradeText(answer, rest.join(' '))];
    const least = whole.ceilings.length > 0 ? 0 : 0.1;
    expect(cut.value).toBeLessThanOrEqual((whole.value ?? 0) - least);
  });

  it.each(WELL_TOLD.map(({ id }) => id))(
    'has no more Structure in any other order, and less with the result first: %s',
    (id) => {
      const answer = byId(id);
      const sentences = sentencesOf(answer);
      const told = valueOf(gradeText(answer, sentences.join(' ')), 'structure');
      const parts = (text: string): string =>
        readAnswer(text, answer.question)
          .passages.map(({ part }) => part)
          .join();
      const order = parts(sentences.join(' '));
      fc.assert(
        fc.property(fc.shuffledSubarray(sentences, { minLength: sentences.length }), (shuffled) => {
          const text = shuffled.join(' ');
          // Sentences of one part may change places, and a result may come first as a headline.
          const reading = readAnswer(text, answer.question);
          fc.pre(parts(text) !== order && getDisorder(reading).share > 0);
          const action = reading.passages.find(({ part }) => part === 'action');
          const isResultFirst = getDisorder(reading).early.some(
            ({ part, start }) => part === 'result' && start < (action?.start ?? 0),
          );
          const most = isResultFirst ? told - 0.1 : told;
          expect(valueOf(gradeText(answer, text), 'structure')).toBeLessThanOrEqual(most);
        }),
        { numRuns: 60 },
      );
    },
  );

  it('counts every order except the told one and a headline as disorder', () => {
    const answer = byId('nurse-5');
    const sentences = sentencesOf(answer);
    fc.assert(
      fc.property(fc.nat(sentences.length - 1), fc.nat(sentences.length - 1), (from, to) => {
        const moved = sentences.toSpliced(from, 1).toSpliced(to, 0, sentences[from] ?? '');
        const reading = readAnswer(moved.join(' '), answer.question);
        const ranks = reading.sentences.map(({ parts }) =>
          ['situation', 'task', 'action', 'result', 'reflection'].indexOf(parts[0] ?? ''),
        );
        const judged = ranks[0] === 3 ? ranks.slice(1) : ranks;
        const inOrder = judged.every((rank, at) => at === 0 || rank >= (judged[at - 1] ?? 0));
        expect(getDisorder(reading).share > 0).toBe(!inOrder);
      }),
    );
  });

  it('rises in Specificity or Result with a number in the result', () => {
    const answers = withResult.filter(({ id }) =>
      /^(?:nurse-[34]|driver-3|team-we|team-4|manager-3|developer-4|english-3)$/u.test(id),
    );
    fc.assert(
      fc.property(fc.constantFrom(...answers), fc.integer({ min: 3, max: 97 }), (answer, share) => {
        const reading = readAnswer(answer.text, answer.question);
        const result = reading.passages.findLast(({ part }) => part === 'result');
        const end = result?.end ?? 0;
        const more = `${answer.text.slice(0, end)} ${answer.question.language === 'pt' ? 'em' : 'by'} ${share}%${answer.text.slice(end)}`;
        const [before, after] = [gradeText(answer, answer.text), gradeText(answer, more)];
        expect(valueOf(after, 'specificity') + valueOf(after, 'result')).toBeGreaterThan(
          valueOf(before, 'specificity') + valueOf(before, 'result'),
        );
        expect(after.value).toBeGreaterThan(before.value ?? 0);
      }),
    );
  });

  it('ignores text copied from the question', () => {
    const question = makeQuestion({
      text: 'Conte sobre um problema difícil de logística que você resolveu com a sua equipe.',
    });
    const answer: JudgedAnswer = { ...byId('developer-off'), question };
    const pasted = valueOf(gradeText(answer, `${question.text} ${answer.text}`), 'relevance');
    expect(pasted).toBe(valueOf(gradeText(answer, answer.text), 'relevance'));
  });

  it('keeps an answer to something else under the ceiling', () => {
    const answer: JudgedAnswer = {
      ...byId('nurse-5'),
      question: makeQuestion({
        id: 'q',
        topic: 'motivation',
        text: 'Por que você escolheu a sua profissão?',
      }),
    };
    const party =
      'Em 2022 organizei uma festa para 80 convidados no Clube Aurora. Aluguei mesas, comprei 40 quilos de ' +
      'carne, contratei o DJ Paulo e pendurei bandeirinhas com a minha irmã em três dias. Depois chegaram os ' +
      'primos e dançamos até as 4 horas. Choveu um pouco, mas ninguém foi embora antes do bolo. Sobraram 6 ' +
      'quilos de farofa e 12 refrigerantes, que dividimos com os vizinhos no domingo.';
    const score = gradeText(answer, party);
    expect(score.ceilings.map(({ id }) => id)).toEqual(['offTopic']);
    expect(score.value).toBeLessThanOrEqual(39);
  });
});
