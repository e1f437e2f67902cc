import {
  type AnswerAnalysis,
  type AnswerPoint,
  type DraftedText,
  type Evidence,
  makeScore,
  type Score,
  type Speech,
} from '@aura/shared-domain';
import type { TextRange } from '@aura/shared-career';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { buildEvidence, gradeDelivery, findMannerCeiling, getManner } from '../scoring/index.ts';
import type { TechnicalQuestion } from './expected.ts';
import { type Judgement, judge } from './judge.ts';
import { TECHNICAL_GRADE, TECHNICAL_VERSION } from './table.ts';

const NOTHING_STRONGER: DraftedText = { text: '', facts: [], gaps: [], writtenBy: 'template' };

const list = (says: readonly string[]): string => says.map((one) => `“${one}”`).join('; ');

/** What of the whole an answer says, less what it says wrongly. */
function computeContentValue({ said, missing, wrong, isElsewhere }: Judgement, isUnknowing: boolean): number {
  const { wrongBelief, beside, unknowing } = TECHNICAL_GRADE;
  if (isUnknowing) return unknowing;
  if (isElsewhere) return 0;
  const share = (100 * said.length) / (said.length + missing.length);
  if (wrong.length > 0) return Math.max(wrongBelief.least, share - wrongBelief.points * wrong.length);
  return Math.max(beside, share);
}

function describeRule({ said, missing, wrong }: Judgement, source: string): string {
  const total = said.length + missing.length;
  return [
    said.length === 0
      ? `Não encontrei nenhum dos ${total} pontos que a pergunta pede.`
      : `Encontrei ${said.length} de ${total} pontos: ${list(said.map(({ says }) => says))}.`,
    ...(said.length > 0 && missing.length > 0 ? [`Não encontrei: ${list(missing)}.`] : []),
    ...wrong.map(({ belief }) => `A fonte contradiz: “${belief.says}”.`),
    `Fonte: ${source}.`,
  ].join(' ');
}

/** Sentences of the scale by how much of the answer is there, lowest first. */
const ANCHORS = [
  'Não encontrei na resposta o que a pergunta pede.',
  'Encontrei uma parte pequena do que a pergunta pede.',
  'Encontrei uma parte do que a pergunta pede.',
  'Encontrei a maior parte do que a pergunta pede.',
  'Encontrei quase tudo o que a pergunta pede.',
] as const;
const ALL_SAID = 'Encontrei tudo o que a pergunta pede.';
const CONTRADICTED = 'Há na resposta uma ideia que a fonte contradiz.';
const HELD_DOWN: Readonly<Record<string, string>> = {
  rude: 'O tom da resposta pesa mais do que o que ela diz.',
  unknowing: 'Uma resposta franca: falta estudar este ponto.',
  generic: 'A resposta é geral: não diz o que a pergunta pede.',
  offTopic: 'Não reconheci na resposta o que foi perguntado.',
};

function computeRating(
  score: Score,
  { said, missing, wrong }: Judgement,
): { rating: number; anchor: string } {
  const share = said.length / (said.length + missing.length);
  const rating = 1 + TECHNICAL_GRADE.rungs.filter((step) => (score.value ?? 0) >= step).length;
  const held = score.ceilings.map(({ id }) => HELD_DOWN[id]).find((anchor) => anchor !== undefined);
  if (held !== undefined) return { rating, anchor: held };
  if (wrong.length > 0) return { rating, anchor: CONTRADICTED };
  if (missing.length === 0) return { rating, anchor: ALL_SAID };
  const rung = said.length === 0 ? 0 : share < 0.4 ? 1 : share <= 0.5 ? 2 : share < 0.8 ? 3 : 4;
  return { rating, anchor: ANCHORS[rung] };
}

const MOST_POINTS = 2;
const QUOTED = 140;
const shorten = (text: string): string => {
  const line = text
    .trim()
    .replace(/\s+/gu, ' ')
    .replace(/[.;,]$/u, '');
  return line.length <= QUOTED ? line : `${line.slice(0, QUOTED).replace(/\s\S*$/u, '')}…`;
};

/** What holds the whole down: its manner, a wrong belief, or that it is about something else. */
function computeCeilings(
  reading: AnswerReading,
  judgement: Judgement,
  source: string,
): { ceilings: Score['ceilings']; manner: ReturnType<typeof getManner> } {
  const { said, missing, wrong, isElsewhere } = judgement;
  // What would be a result in a story is none here.
  const found = getManner({ ...reading, passages: [] }, { isTechnical: true });
  // Who says a good part of it is neither unknowing nor general.
  const knows = found === 'unknowing' ? said.length > 0 : 2 * said.length >= said.length + missing.length;
  const manner = found !== 'rude' && knows ? null : found;
  const own = manner === null ? [] : [findMannerCeiling(manner, reading)];
  const unknowing = own.map((one) =>
    one.id === 'unknowing'
      ? { ...one, reason: `Você disse com franqueza que não sabe. Estude este ponto em: ${source}.` }
      : one.id === 'generic'
        ? { ...one, reason: 'A resposta serviria para qualquer pergunta: diga o passo, o número ou a regra.' }
        : one,
  );
  return {
    manner,
    ceilings: [
      ...unknowing,
      ...(wrong.length > 0
        ? [
            {
              id: 'wrongBelief',
              ceiling: TECHNICAL_GRADE.wrongBelief.ceiling,
              reason: 'Uma ideia que a fonte contradiz pesa mais do que o resto da resposta.',
            },
          ]
        : []),
      ...(isElsewhere && manner !== 'unknowing'
        ? [
            {
              id: 'offTopic',
              ceiling: TECHNICAL_GRADE.offTopic,
              reason: 'Não encontrei na resposta o assunto da pergunta.',
            },
          ]
        : []),
    ],
  };
}

type Graded = Pick<AnswerAnalysis, 'score' | 'rating' | 'anchor' | 'worked' | 'improve' | 'followUp'>;

/**
 * Grades a technical answer: the points of its question that it states, and its contradictions of the source. An
 * unrecognised point is only reported as "Não encontrei", because it may be there in other words.
 */
export function gradeTechnical(
  reading: AnswerReading,
  question: TechnicalQuestion,
  speech: Speech | null,
): Graded {
  const judgement = judge(reading, question);
  const { said, missing, wrong } = judgement;
  const { source } = question;
  const { ceilings, manner } = computeCeilings(reading, judgement, source);
  const at = (ranges: readonly TextRange[]): Evidence[] => buildEvidence(reading.text, question.id, ranges);
  const value = computeContentValue(judgement, manner === 'unknowing');
  const delivery = gradeDelivery(reading, question.id, speech, 'technical');
  const score = makeScore(TECHNICAL_VERSION, {
    dimensions: [
      {
        id: 'relevance',
        label: 'Conteúdo técnico',
        weight: TECHNICAL_GRADE.weight,
        value: Math.round(10 * value) / 10,
        rule: describeRule(judgement, source),
        evidence: at([...said.flatMap((one) => one.at), ...wrong.map(({ sentence }) => sentence)]),
        ...(value < 100 ? { howToImprove: `Estude em: ${source}.` } : {}),
      },
      { ...delivery.dimension, weight: 1 - TECHNICAL_GRADE.weight },
    ],
    ceilings,
  });
  const corrections = wrong.map(({ belief, sentence }): AnswerPoint => ({
    dimensionId: 'relevance',
    text: `Você disse: “${shorten(sentence.text)}”. ${belief.instead} Fonte: ${source}.`,
    evidence: at([sentence]),
  }));
  const absent: AnswerPoint[] =
    missing.length === 0
      ? []
      : [
          {
            dimensionId: 'relevance',
            text: `Não encontrei: ${list(missing)}. Fonte: ${source}.`,
            evidence: [],
          },
        ];
  const isRude = manner === 'rude';
  return {
    score,
    ...computeRating(score, judgement),
    worked: isRude
      ? []
      : said.slice(0, MOST_POINTS).map((one) => ({
          dimensionId: 'relevance' as const,
          text: `Encontrei: “${one.says}”.`,
          evidence: at(one.at),
        })),
    improve: [...corrections, ...absent].slice(0, MOST_POINTS),
    followUp: followUpOf(judgement, manner !== null),
  };
}

/** The follow-up question for such an answer; null if nothing is missing or there is no question. */
function followUpOf({ said, missing, wrong }: Judgement, isHeldDown: boolean): AnswerAnalysis['followUp'] {
  const [first] = wrong;
  if (first)
    return {
      dimensionId: 'relevance',
      question: `Você disse: “${shorten(first.sentence.text)}”. Mantém essa parte? Por quê?`,
      why: 'Uma fonte diz outra coisa, e quem entrevista insistiria nesse ponto.',
    };
  if (isHeldDown || missing.length === 0) return null;
  return {
    dimensionId: 'relevance',
    question: 'O que mais entra nessa resposta?',
    why: `Encontrei ${said.length} de ${said.length + missing.length} pontos que a pergunta pede.`,
  };
}

/** Parts of an analysis that an answer about facts does not have. */
export const WITHOUT_STORY = {
  passages: [],
  stronger: NOTHING_STRONGER,
  alerts: [],
  repeats: null,
} satisfies Partial<AnswerAnalysis>;
