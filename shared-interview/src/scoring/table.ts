import type { AnswerDimension, PassagePart, Shape } from '@aura/shared-domain';

/** Version of the grade of an answer. Any change to this file or to a rule beside it asks for a new one. */
export const ANSWER_VERSION = 'ent-1.6';

/** Weights of the dimensions: searched on the labelled answers, and rounded (docs/interview-simulator.md). */
export const ANSWER_WEIGHTS: Readonly<Record<AnswerDimension, number>> = {
  structure: 0.3,
  specificity: 0.1,
  relevance: 0.1,
  result: 0.15,
  delivery: 0.35,
};

export const ANSWER_LABELS: Readonly<Record<AnswerDimension, string>> = {
  structure: 'Estrutura',
  specificity: 'Detalhes concretos',
  relevance: 'Relação com a pergunta',
  result: 'Resultado',
  delivery: 'Tamanho e clareza',
};

interface PartCredit {
  readonly part: Exclude<PassagePart, 'reflection'>;
  readonly points: number;
  /** Words from which on the part counts in full. */
  readonly words: number;
}

/** What the parts of a story and of a plan are worth, of 100. */
export const STRUCTURE_PARTS: Readonly<Record<'story' | 'plan', readonly PartCredit[]>> = {
  story: [
    { part: 'situation', points: 20, words: 6 },
    { part: 'task', points: 5, words: 4 },
    { part: 'action', points: 45, words: 14 },
    { part: 'result', points: 30, words: 4 },
  ],
  plan: [
    { part: 'situation', points: 20, words: 6 },
    { part: 'task', points: 15, words: 4 },
    { part: 'action', points: 45, words: 30 },
    { part: 'result', points: 20, words: 4 },
  ],
};

/** What a presentation is worth: what one is in the first sentences, what proves it, where one wants to go. */
export const PRESENTATION_PARTS = {
  opening: { points: 30, sentences: 2 },
  proof: { points: 40, words: 15, parts: ['action', 'result'] },
  direction: { points: 30, words: 5, parts: ['task', 'reflection'] },
} as const;

/** What the balance and the order of the parts take off Structure. */
export const STRUCTURE_LOSSES = {
  /** Own action below this share of situation, task and action; context above that share of everything told. */
  imbalance: { points: 15, leastAction: 0.3, mostContext: 0.5 },
  /** More sentences than this before the first deed or result. */
  lateStart: { points: 10, sentences: 5 },
  /** If every pair of parts is in reverse order; proportional below that. */
  order: { story: 20, plan: 10 },
} as const;

/** Concrete details per 100 words for full credit; fewer words than `words` count as so many. */
export const SPECIFICITY = {
  full: { story: 7, plan: 3.5, presentation: 5 } satisfies Record<Shape, number>,
  words: 60,
  saturation: 0.5,
  /** "Eu" below this share, where "nós" acts at least so often. */
  ownShare: { least: 0.2, plural: 3, points: 15 },
} as const;

/** What is to the point, in points of a word each, and how many give full credit. */
export const RELEVANCE = {
  full: 10,
  /** A word of the question itself, and how many count so much. */
  matter: { points: 2, most: 3 },
  /** Other words of the topic, the role and the job that count at most. */
  most: 6,
  /** How much nearer the answer is to the question's topic than to any other, or farther; a word that topics share counts in part. */
  nearness: { points: 2, least: -1, most: 2 },
  /** Requirements of the job, and words and skills of the role, that count at most. */
  requirements: 2,
  role: { story: 2, plan: 2, presentation: 3 } satisfies Record<Shape, number>,
  /**
   * An answer is off-topic if words of the question, the role and working life, plus points for the author's actions,
   * are too few for its length; or if words of other topics are many, both in number and relative to those.
   */
  offTopic: {
    perWords: 0.1,
    least: 3.5,
    most: 12,
    points: { deed: 2, sharedDeed: 1, own: 1 },
    elsewhere: {
      besideOwnVoice: 2,
      voice: 2,
      others: { least: 3, times: 1 },
      ownStory: { least: 3, times: 1.5 },
    },
    idleVoice: 1,
    /** Words from which on an answer without a tie to anything asked is one; ties that a word of something else outweighs. */
    untied: 8,
    smallTies: 1,
    /** Words up to which one word of something else is enough, if none is of work. */
    smallTalk: 24,
    value: 20,
    ceiling: 10,
  },
} as const;

/** Value of Result by the best that was found, of 100. */
export const RESULT = {
  none: 0,
  lessonOnly: 30,
  vague: 30,
  qualitative: 50,
  quantified: 85,
  /** What a lesson, a risk or a direction adds to a result. */
  reflection: 15,
  /** Of a presentation: something done, without an outcome. */
  deedOnly: 40,
} as const;

export const DELIVERY = {
  words: {
    none: 4,
    fewest: 60,
    noneTechnical: 5,
    fewestTechnical: 15,
    most: 280,
    tooMany: 560,
    atTooMany: 40,
  },
  /** Share of the length that counts without anything concrete, and what each concrete word or detail adds. */
  substance: { none: 0.3, each: 0.1 },
  /** Words between two full stops of a typed answer up to which it reads well, and from which on it does not. */
  sentence: { full: 22, none: 45 },
  pace: { stopped: 50, slowest: 100, fastest: 165, rushed: 230 },
  fillersPerMinute: { full: 3, none: 10 },
  pausesPerMinute: { full: 2, none: 6 },
  /** Rates of shorter speech are worked out as if it had lasted this long, seconds. */
  shortest: 30,
  /** Points of what is told aloud and of what is typed; of a technical answer. */
  points: {
    typed: { length: 75, sentences: 25 },
    told: { length: 70, pace: 12, fillers: 12, pauses: 6 },
    technical: { length: 25, pace: 30, fillers: 30, pauses: 15 },
  },
} as const;

/** How few or many signs of a manner tell it. */
export const MANNER_SIGNS = {
  /** A short answer that offends says nothing else. */
  rude: { words: 40, ceiling: 10 },
  unknowingWords: 25,
  buzzwords: { least: 2, perHundred: 6 },
  /** Words that are abstract by their ending; fewer are enough where nothing was done. */
  abstract: { least: 3, perHundred: 9 },
  abstractWithoutDeed: { least: 2, perHundred: 7 },
  /** Words from which on a story without a deed, a detail and a result is no story. */
  uneventfulWords: 15,
  /** A longer story without a detail, in which so few of a hundred words name anything. */
  vague: { words: 50, perHundred: 6 },
  /** Or one comma after the other and hardly a full stop. */
  rambling: { words: 30, perHundred: 5, details: 2, spliced: { commas: 14, wordsPerStop: 30 } },
} as const;

/** What holds an answer down whatever its words, and what a person reads of it. */
export const MANNER_CEILINGS = {
  rude: {
    ceiling: 18,
    reason:
      'Há na resposta uma ofensa ou um tom de desprezo, e é disso que vão se lembrar. Conte o que aconteceu, sem qualificar ninguém.',
  },
  unknowing: {
    ceiling: 20,
    reason: 'Você disse com franqueza que não tem o que contar agora, e falta o que a pergunta procura.',
  },
  untold: {
    ceiling: 20,
    reason:
      'Não encontrei na resposta nada que você fez. Conte o caso mais próximo que você viveu, mesmo fora do trabalho.',
  },
  generic: {
    ceiling: 25,
    reason:
      'A resposta serviria para qualquer pessoa: quase tudo são qualidades e intenções. Conte uma vez só, com lugar, pessoas e o que você fez.',
  },
  uneventful: {
    ceiling: 27,
    reason:
      'Não encontrei na resposta um caso que aconteceu. Escolha uma vez só e conte onde foi, o que você fez e no que deu.',
  },
  vague: {
    ceiling: 49,
    reason:
      'Não encontrei na resposta um número, um nome nem um momento, e quase nenhuma palavra que só caiba nesse caso. Diga onde, com quem e com o quê.',
  },
  rambling: {
    ceiling: 30,
    reason:
      'Encontrei frases longas ou muitas palavras de passagem, e poucos detalhes. Escolha um caso só e conte o que havia, o que você fez e no que deu.',
  },
} as const;

/** What an answer earns that touches no word of what its question is about and is nearer to another topic. */
export const BESIDE_THE_MATTER = {
  multiplier: 0.85,
  /** Rung at most. */
  rating: 3,
  reason:
    'Não reconheci na resposta o assunto da pergunta. Diga na primeira frase como o que você conta responde a ela.',
} as const;

/** An answer that takes up nothing of the line of the CV that it was to show a case of. */
export const BESIDE_THE_CLAIM = {
  value: 20,
  ceiling: 45,
  reason:
    'Não achei o caso que a pergunta pediu: a resposta não retoma a linha do seu currículo, nem as palavras nem os números dela.',
} as const;

/** Relevance of who says honestly that they do not know: they answered what was asked. */
export const UNKNOWING_RELEVANCE = 85;

/** Values from which on each rung of the scale begins. */
export const RATING_STEPS: readonly number[] = [30, 50, 65, 80];

/**
 * Display limits: spans under a dimension, points on each side, the minimum loss worth mentioning, the value from
 * which a measured dimension is praised rather than improved, and the number of words from which an answer has
 * recognisable parts.
 */
export const SHOWN = { evidence: 6, points: 2, leastImprovement: 1.5, good: 75, partsFrom: 20 } as const;
