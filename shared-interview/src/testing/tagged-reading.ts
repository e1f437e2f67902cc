import type { InterviewQuestion, PassagePart } from '@aura/shared-domain';
import { findWords, type TextRange } from '@aura/shared-career';
import type { AnswerReading, ReadSentence } from '../reading/answer-reading.ts';

interface Marks {
  readonly language?: 'pt' | 'en';
  readonly numbers?: readonly string[];
  readonly names?: readonly string[];
  readonly times?: readonly string[];
  readonly fillers?: readonly string[];
  readonly singular?: number;
  readonly plural?: number;
}

/** A reading made by hand: sentences with the part that each of them is, joined by blanks. */
export function makeTaggedReading(
  sentences: readonly (readonly [PassagePart | null, string])[],
  marks: Marks = {},
): AnswerReading {
  const text = sentences.map(([, sentence]) => sentence).join(' ');
  let at = 0;
  const read = sentences.map(([part, sentence]): ReadSentence => {
    const start = text.indexOf(sentence, at);
    at = start + sentence.length;
    return { text: sentence, parts: part === null ? [] : [part], start, end: at };
  });
  const found = (words: readonly string[] = []): TextRange[] =>
    words.flatMap((word) => findWords(text, word));
  return {
    text,
    language: marks.language ?? 'pt',
    sentences: read,
    passages: read.flatMap(({ parts: [part], start, end }) => (part ? [{ part, start, end }] : [])),
    words: text.split(/\s+/u).length,
    numbers: found(marks.numbers),
    changes: [],
    names: found(marks.names),
    timeMarks: found(marks.times),
    singular: marks.singular ?? 3,
    plural: marks.plural ?? 0,
    plurals: [],
    deeds: marks.singular ?? 3,
    denials: 0,
    concrete: 10,
    fillers: (marks.fillers ?? []).map((word) => ({ word, at: findWords(text, word) })),
  };
}

/** A question about a past event, unless the fields say otherwise. */
export const makeQuestion = (fields: Partial<InterviewQuestion> = {}): InterviewQuestion => ({
  id: 'q-1',
  topic: 'problemSolving',
  level: null,
  language: 'pt',
  shape: 'story',
  text: 'Conte sobre um problema difícil que você resolveu.',
  evaluates: 'Como você analisa e decide.',
  strongSigns: [],
  weakSigns: [],
  words: [],
  followUps: {},
  ...fields,
});
