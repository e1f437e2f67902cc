import type { InterviewQuestion } from '@aura/shared-domain';
import { InterviewQuestionSchema, TopicSchema } from '@aura/shared-domain';
import { foldKey, stemOf } from '@aura/shared-career';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { QUESTIONS, TOPIC_WORDS, TOPIC_WORDS_ENGLISH } from './index.ts';

const COMPETENCIES = [
  'communication',
  'teamwork',
  'leadership',
  'problemSolving',
  'adaptability',
  'delivery',
  'customer',
  'integrity',
] as const;
const LEVELS = ['junior', 'mid', 'senior'] as const;

const STOP_WORDS: ReadonlySet<string> = new Set(
  `a ao aos as algum alguma alguem com como conte da das de descreva disso do dos e em era essa esse foi fale ja lhe
  mais na nas nem no nos o os ou para pela pelo por qual que quando quem se sem seu sua teve tinha um uma vez voce
  about an and describe did for from had have how in is it me of on tell that the them to was what when
  with you your`.split(/\s+/),
);

/** Questions that are unlawful in a job interview, in Portuguese and in English. */
const UNLAWFUL = new RegExp(
  [
    String.raw`\b(gravid\w*|gestacao|filh[oa]s?|marido|espos[oa]|casad[oa]s?|solteir[oa]s?|estado civil|`,
    String.raw`noiv[oa]|religi\w*|igreja|culto|que idade|qual (e )?(a )?sua idade|sua saude|doencas?|`,
    String.raw`deficiencia|sindica(to|lizad\w*)|partido|eleic\w*|orientacao sexual|racas?|etnia|nome sujo|`,
    String.raw`antecedentes|pregnan\w*|children|married|husband|wife|religio\w*|church|how old|disabilit\w*|`,
    String.raw`trade union|political)\b`,
  ].join(''),
  '',
);

const folded = (text: string) => foldKey(text);
const spoken = (question: InterviewQuestion) => [
  question.text,
  ...Object.values(question.followUps).flatMap((texts) => texts ?? []),
];
const idsWhere = (wrong: (question: InterviewQuestion) => boolean) =>
  QUESTIONS.filter(wrong).map((question) => question.id);

function contentStems(text: string): ReadonlySet<string> {
  const words = folded(text).match(/[a-z]+/g) ?? [];
  return new Set(words.filter((word) => word.length > 1 && !STOP_WORDS.has(word)).map(stemOf));
}

function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((stem) => other.has(stem)).length;
  return shared / (one.size + other.size - shared);
}

describe('question bank', () => {
  it('contains valid questions', () => {
    expect(idsWhere((question) => !v.is(InterviewQuestionSchema, question))).toEqual([]);
  });

  it('has at least six questions of every competency at every level, and a dozen about motivation', () => {
    const counts = COMPETENCIES.flatMap((topic) =>
      LEVELS.map((level) => ({
        cell: `${topic} ${level}`,
        questions: QUESTIONS.filter(
          (question) => question.language === 'pt' && question.topic === topic && question.level === level,
        ).length,
      })),
    );
    expect(counts.filter(({ questions }) => questions < 6)).toEqual([]);
    expect(QUESTIONS.filter((question) => question.topic === 'motivation').length).toBeGreaterThanOrEqual(12);
  });

  it('gives every question its own id and text', () => {
    expect(new Set(QUESTIONS.map((question) => question.id)).size).toBe(QUESTIONS.length);
    expect(new Set(QUESTIONS.map((question) => folded(question.text))).size).toBe(QUESTIONS.length);
  });

  it('contains no question twice in other words', () => {
    const read = QUESTIONS.map((question) => ({ question, stems: contentStems(question.text) }));
    const alike = read.flatMap((one, index) =>
      read
        .slice(index + 1)
        .filter((other) => likeness(one.stems, other.stems) >= 0.5)
        .map((other) => `${one.question.id} ~ ${other.question.id}`),
    );
    expect(alike).toEqual([]);
  });

  it('asks in one or two short, complete sentences', () => {
    expect(idsWhere(({ text }) => text.length < 40 || text.length > 220)).toEqual([]);
    expect(
      idsWhere((question) => spoken(question).some((text) => !/^[A-ZÀ-Ú].*[^\s.?][.?]$/s.test(text))),
    ).toEqual([]);
    expect(idsWhere((question) => spoken(question).some((text) => /\s{2}|\s[,.?;:]/.test(text)))).toEqual([]);
  });

  it('contains no question that hiring forbids', () => {
    expect(idsWhere((question) => spoken(question).some((text) => UNLAWFUL.test(folded(text))))).toEqual([]);
  });

  it('says the aim of each question and its signs', () => {
    expect(idsWhere(({ evaluates }) => !/^[A-ZÀ-Ú][^.?]{15,}\.$/.test(evaluates))).toEqual([]);
    const wrongSigns = (signs: readonly string[]) =>
      signs.length < 2 || signs.length > 4 || signs.some((sign) => sign.length < 10 || /[.\s]$/.test(sign));
    expect(
      idsWhere((question) => wrongSigns(question.strongSigns) || wrongSigns(question.weakSigns)),
    ).toEqual([]);
  });

  it('lists six to twelve meaningful words for good answers', () => {
    const wrongWord = (word: string) => word !== word.trim().toLowerCase() || STOP_WORDS.has(folded(word));
    expect(
      idsWhere(
        ({ words }) =>
          words.length < 6 ||
          words.length > 12 ||
          new Set(words.map(folded)).size < words.length ||
          words.some(wrongWord),
      ),
    ).toEqual([]);
  });

  it('has its own follow-up questions for at least two dimensions, if any', () => {
    expect(idsWhere(({ followUps }) => Object.keys(followUps).length === 1)).toEqual([]);
    const scarce = COMPETENCIES.filter((topic) => {
      const ofTopic = QUESTIONS.filter((question) => question.topic === topic);
      return ofTopic.filter(({ followUps }) => Object.keys(followUps).length > 0).length < ofTopic.length / 4;
    });
    expect(scarce).toEqual([]);
  });

  it('has words of every topic in both languages', () => {
    for (const words of [TOPIC_WORDS, TOPIC_WORDS_ENGLISH]) {
      const poor = TopicSchema.options.filter(
        (topic) => words[topic].length < 20 || new Set(words[topic]).size < words[topic].length,
      );
      expect(poor).toEqual([]);
    }
  });
});
