import { foldKey } from '@aura/shared-career';
import { MENTOR_LIMITS, MentorIntentSchema } from '@aura/shared-domain';
import { ARTICLES } from '@aura/shared-domain/articles';
import { describe, expect, test } from 'vitest';
import { findBannedClaims } from '../claims/claims.ts';
import { fillLine, listKeys } from '../coach/fill-lines.ts';
import { FACT_KEYS } from '../person/known-facts.ts';
import { type Line, type Passage, PASSAGES, type Play, PLAYS, PLAYS_OF } from './index.ts';

const alternatives = (line: Line): readonly string[] => (typeof line === 'string' ? [line] : line);
const linesOf = ({ situation, options, nextStep, question }: Play): readonly Line[] => [
  ...situation,
  ...options.flatMap(({ what, when }) => [what, when]),
  nextStep.title,
  nextStep.description,
  nextStep.doneWhen,
  question,
];
/** Lines that an answer cannot do without. */
const neededOf = ({ options, nextStep, question }: Play): readonly Line[] => [
  ...options.flatMap(({ what, when }) => [what, when]),
  nextStep.title,
  nextStep.description,
  nextStep.doneWhen,
  question,
];
const UNKNOWN = new Map();

test('every intent has advice under its own id', () => {
  expect(MentorIntentSchema.options.filter((of) => PLAYS_OF[of].some(({ intent }) => intent !== of))).toEqual(
    [],
  );
  expect(new Set(PLAYS.map(({ id }) => id)).size).toBe(PLAYS.length);
  const examples = PLAYS.flatMap((play) => play.examples.map(foldKey));
  expect(new Set(examples).size).toBe(examples.length);
});

describe.each(PLAYS.map((play) => [play.id, play] as const))('%s', (_, play) => {
  const texts = linesOf(play).flatMap(alternatives);

  test('is complete without any fact', () => {
    expect(play.examples.length).toBeGreaterThanOrEqual(4);
    expect([2, MENTOR_LIMITS.options]).toContain(play.options.length);
    expect(neededOf(play).filter((line) => fillLine(line, UNKNOWN) === null)).toEqual([]);
    expect(play.situation.some((line) => fillLine(line, UNKNOWN) !== null)).toBe(true);
  });

  test('asks only for existing facts, in texts without internal marks', () => {
    expect(texts.flatMap(listKeys).filter((key) => !Object.hasOwn(FACT_KEYS, key))).toEqual([]);
    const plain = texts.map((text) => text.replace(/\{\w+\}/gu, 'x'));
    expect(plain.filter((text) => /[{}[\]]|—|\s{2}|^\s|\s$/u.test(text))).toEqual([]);
    expect(texts.flatMap(findBannedClaims)).toEqual([]);
  });

  test('has no alternative after one that always applies', () => {
    const idle = linesOf(play).filter((line) =>
      alternatives(line)
        .slice(0, -1)
        .some((text) => listKeys(text).length === 0),
    );
    expect(idle).toEqual([]);
  });

  test('has whole sentences, a title without a full stop and one question', () => {
    const { title, description, doneWhen } = play.nextStep;
    expect(alternatives(title).filter((text) => !/^\p{Lu}.*[^.?!:]$/u.test(text))).toEqual([]);
    const sentences = [
      ...play.situation,
      description,
      doneWhen,
      ...play.options.flatMap(({ what, when }) => [what, when]),
    ].flatMap(alternatives);
    expect(sentences.filter((text) => !/^[\p{Lu}“{].*[.?!]$/u.test(text))).toEqual([]);
    expect(alternatives(play.question).filter((text) => text.split('?').length !== 2)).toEqual([]);
  });

  test('names existing passages', () => {
    expect(play.passages.length).toBeLessThanOrEqual(MENTOR_LIMITS.sources);
    const ids = PASSAGES.map(({ id }) => id);
    expect(play.passages.filter((id) => !ids.includes(id))).toEqual([]);
  });
});

test('passages have their own ids, a title and a text', () => {
  expect(new Set(PASSAGES.map(({ id }) => id)).size).toBe(PASSAGES.length);
  expect(PASSAGES.filter(({ title, text }) => title === '' || text === '')).toEqual([]);
});

test('passages contain articles word for word', () => {
  const plain = (html: string): string => html.replace(/<[^>]+>/gu, '').replace(/\s+/gu, ' ');
  const texts = new Map(ARTICLES.map(({ id, content_html }) => [`/recursos/${id}`, plain(content_html)]));
  const quoted = PASSAGES.filter(({ type }) => type === 'article');
  expect(quoted.filter(({ link, text }) => !(texts.get(link ?? '') ?? '').includes(text))).toEqual([]);
});

test('laws name their part and a valid day of their check', () => {
  const laws = PASSAGES.filter(({ type }) => type === 'law');
  expect(laws.filter(({ title }) => !/artigos? \d/u.test(title))).toEqual([]);
  const isDay = (day: string): boolean => new Date(`${day}T00:00:00Z`).toJSON()?.slice(0, 10) === day;
  expect(laws.filter(({ checkedOn }) => !isDay(checkedOn ?? ''))).toEqual([]);
});

test('only laws carry the day of their check and the address of the authority', () => {
  const fits = ({ type, checkedOn, link }: Passage): boolean =>
    type === 'law'
      ? /^\d{4}-\d{2}-\d{2}$/u.test(checkedOn ?? '') &&
        (link ?? '').startsWith('https://www.planalto.gov.br/')
      : checkedOn === null && (link ?? '/').startsWith('/');
  expect(PASSAGES.filter((passage) => !fits(passage))).toEqual([]);
});
