import { sampleCases } from '@aura/testing';
import { describe, expect, test } from 'vitest';
import { PLAYS, PLAYS_OF } from '../library/index.ts';
import { advise } from './advise.ts';
import { choosePlay, NOTES } from './choose.ts';
import { PEOPLE } from './evaluation/made-up-people.ts';
import { learnPlays } from './rank.ts';
import { countPartWords } from './compose.ts';

const record = PEOPLE['everything'];
if (!record) throw new Error('no person');
const raise = { question: 'Como peço um aumento?', play: 'salary.raise' };

test.each([
  [
    'salary',
    'Quero pedir aumento, trabalho como analista há 3 anos e meu salário está congelado',
    'salary.raise',
  ],
  ['salary', 'a proposta veio abaixo do combinado', 'salary.offer'],
  ['salary', 'CLT ou PJ, o que compensa?', 'salary.pj'],
  ['conflict', 'estou sobrecarregada e não consigo dizer não', 'conflict.overload'],
  ['transition', 'como peço demissão sem queimar pontes?', 'transition.quit'],
  ['resume', 'nunca trabalhei, como faço meu currículo?', 'resume.first-job'],
  ['job', 'me mandaram embora e preciso de outro emprego', 'job.after-dismissal'],
] as const)('%s: “%s” is %s, for every person', (intent, text, play) => {
  for (const person of Object.values(PEOPLE))
    expect(advise({ text, intent, record: person }).play).toBe(play);
});

test('most examples are recognised from the others', () => {
  const folds = 5;
  const tried = Object.values(PLAYS_OF).flatMap((plays) =>
    sampleCases('advice by others', [...Array(folds).keys()], 1).flatMap((fold) => {
      const isHeld = (at: number): boolean => at % folds === fold;
      const read = learnPlays(
        plays.map((play) => ({ ...play, examples: play.examples.filter((_one, at) => !isHeld(at)) })),
      );
      return plays.flatMap(({ examples }, of) =>
        examples
          .filter((_one, at) => isHeld(at))
          .map((text) => {
            const chances = read(text);
            return chances.indexOf(Math.max(...chances)) === of;
          }),
      );
    }),
  );
  const share = tried.filter(Boolean).length / tried.length;
  console.warn(`choice of advice: ${(100 * share).toFixed(1)} % of ${tried.length} by the others`);
  expect(share).toBeGreaterThanOrEqual(0.6);
});

describe('the follow-up of an answer', () => {
  const next = (text: string, before = raise, intent: 'salary' | 'study' = 'salary') =>
    choosePlay(text, intent, before);

  test('gets the play that its words ask for', () => {
    expect(next('e se eles negarem?')).toMatchObject({ id: 'salary.refused', note: '' });
  });

  test('goes deeper on request, then to a related play', () => {
    const deeper = next('me dá um exemplo');
    expect(deeper).toMatchObject({ id: 'salary.raise.deeper', note: NOTES.deeper });
    const after = next('como assim?', { question: 'me dá um exemplo', play: deeper.id });
    expect(after.note).toBe(NOTES.another);
    expect(after.play.id).not.toBe('salary.raise');
    expect(next('já tentei isso e não funcionou').id).toBe('salary.refused');
  });

  test('takes no unrelated play if it has no subject of its own', () => {
    const before = { question: 'que curso eu faço?', play: 'study.what-next' };
    expect(next('e quanto tempo leva?', before, 'study').id).toBe('study.what-next.deeper');
  });

  test('gets the same play for the same example, and another for other words', () => {
    expect(next('como peço um aumento')).toMatchObject({ id: 'salary.raise', note: '' });
    expect(next('quero pedir aumento ao meu chefe').id).not.toBe('salary.raise');
  });

  test('never repeats the answer before, and stays within its words', () => {
    for (const { id, intent, examples } of PLAYS)
      for (const text of [
        'e se não der certo?',
        'me explica melhor',
        'me dá outra opção',
        examples[1] ?? '',
      ]) {
        const before = { question: 'o que eu faço?', play: id };
        const answer = advise({ text, intent, record, before });
        expect(answer.play).not.toBe(id);
        expect(countPartWords(answer.parts)).toBeLessThanOrEqual(180);
      }
  });
});
