import type { Lesson, Question } from '@aura/shared-lessons';

const base = { prompt: 'Pergunta de teste', explanation: 'Explicação de teste.' };
const questions: readonly Question[] = [
  { ...base, id: 'melhor-hora', kind: 'choice', options: ['Agora', 'Depois', 'Nunca'], right: 1 },
  { ...base, id: 'e-verdade', kind: 'trueFalse', right: false },
  { ...base, id: 'a-palavra', kind: 'gap', accepted: ['evidência'] },
];

/** A lesson of the library with a text and questions that no author changes: five minutes, three questions. */
const sample = (id: string): Lesson => ({
  id,
  title: 'Lição de teste',
  description: 'Uma lição.',
  category: 'Testes',
  readingTime: 5,
  topics: ['learning'],
  skills: [],
  content_html: '<p>Texto.</p>',
  objectives: [],
  sources: [],
  questions,
  application: { task: 'Fazer.', evidence: 'Feito.' },
});

/** Ids of the lessons that tests may learn from. */
export const SAMPLE_LESSONS = ['negociacao-salarial', 'mudar-de-area'] as const;

/** What answers each question of a sample lesson, right or wrong. */
export const SAMPLE_ANSWERS = {
  'melhor-hora': { right: 1, wrong: 0 },
  'e-verdade': { right: 1, wrong: 0 },
  'a-palavra': { right: ' Evidencia. ', wrong: 'opinião' },
} as const;

export const loadSampleLesson = async (id: string): Promise<Lesson | null> =>
  SAMPLE_LESSONS.some((lesson) => lesson === id) ? sample(id) : null;
