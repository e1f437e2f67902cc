import { describe, expect, it } from 'vitest';
import { JUDGED } from '../generated/samples/judged.ts';
import { findEnglishCeiling, judgeEnglish } from './judge-english.ts';

const judge = (text: string) => judgeEnglish({ text, words: text.split(/\s+/u).length });

const BROKEN =
  'I am work in logistic since 7 years. In my actual job I have 6 peoples in my team and I negociated with 9 carriers. ' +
  'I like very much of challenges and I pretend to be coordinator.';

describe('the English of an answer', () => {
  it('names each mishap with its place and correct form', () => {
    const { mishaps, value } = judge(BROKEN);
    expect(mishaps.map(({ said, better }) => `${said} → ${better}`)).toEqual([
      'I am work in logistic → I have worked in logistic',
      'since 7 years → for 7 years',
      'actual job → current job',
      'peoples → people',
      'negociated → negotiated',
      'like very much of → like',
      'I pretend to be → I intend to be',
    ]);
    for (const { start, end, said } of mishaps) expect(BROKEN.slice(start, end)).toBe(said);
    expect(value).toBeLessThan(50);
  });

  it('counts an irregular past with -ed as a mishap, each place once', () => {
    const { mishaps } = judge('The costs falled and I teached two interns. Then the costs falled again.');
    expect(mishaps.map(({ better, start }) => [better, start])).toEqual([
      ['fell', 10],
      ['taught', 23],
      ['fell', 59],
    ]);
  });

  it('finds none in correct English', () => {
    const spoken = JUDGED.filter(({ id }) => /^english-[345]$/u.test(id));
    expect(spoken.length).toBeGreaterThan(0);
    for (const { text } of spoken) expect(judge(text)).toMatchObject({ value: 100, mishaps: [] });
  });

  it('limits an answer only if several mishaps make it hard to follow', () => {
    expect(findEnglishCeiling(judge(BROKEN))).toMatchObject({ id: 'english', ceiling: 50 });
    expect(
      findEnglishCeiling(judge('I lead six peoples in a warehouse and we ship every order on time.')),
    ).toBeNull();
  });
});
