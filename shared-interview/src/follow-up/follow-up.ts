import {
  type AnswerAnalysis,
  type AnswerDimension,
  AnswerDimensionSchema,
  type InterviewQuestion,
  type Score,
} from '@aura/shared-domain';
import { foldText } from '@aura/shared-career';
import * as v from 'valibot';
import { findMissing } from '../missing/index.ts';
import { quotePiece } from '../text/quoted.ts';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { FOLLOW_UPS } from '../generated/follow-ups.ts';
import { DELIVERY } from '../scoring/table.ts';
import type { FollowUpTemplate } from './follow-up-template.ts';

/** Why a question of the author is asked where it asks for something else than what was found missing. */
const OWN_WHY: Readonly<Record<AnswerDimension, string>> = {
  structure: 'A estrutura é o ponto mais fraco da nota, e isto ajuda quem ouve a seguir o que você conta.',
  specificity: 'Os detalhes são o ponto mais fraco da nota, e este é um que costumam querer saber aqui.',
  relevance: 'A relação com a pergunta é o ponto mais fraco da nota, e isto traz a resposta de volta a ela.',
  result: 'O resultado é o ponto mais fraco da nota, e isto ajuda a mostrar no que deu.',
  delivery: 'O tamanho e a clareza são o ponto mais fraco da nota, e isto pede o essencial de novo.',
};

/** From this value of the lowest dimension on, no follow-up is needed. */
const ENOUGH = 85;
/** An answer that shares some words with the question answers it; below this, ask how it relates. */
const OFF_THE_POINT = 50;
/** Fillers from which on they are what to ask about. */
const MANY_FILLERS = 4;

interface Graded {
  readonly id: AnswerDimension;
  readonly value: number;
  readonly weight: number;
}

const isWorthAsking = ({ id, value }: Graded): boolean =>
  value < (id === 'relevance' ? OFF_THE_POINT : ENOUGH);

/** The lowest of the dimensions that are worth a question; of equal ones the weightier. */
function findLowest(score: Score): Graded | null {
  const graded = score.dimensions
    .flatMap(({ id, value, weight }): Graded[] =>
      value !== null && v.is(AnswerDimensionSchema, id) ? [{ id, value, weight }] : [],
    )
    .filter(isWorthAsking);
  return graded.toSorted((a, b) => a.value - b.value || b.weight - a.weight)[0] ?? null;
}

/** Everything that a template can ask about: what is missing, and what the length and the fillers say. */
function listOccasions(reading: AnswerReading): ReadonlySet<string> {
  const occasions = new Set<string>(findMissing(reading));
  if (['numbers', 'names', 'time'].every((detail) => occasions.has(detail))) occasions.add('details');
  if (reading.words < DELIVERY.words.fewest) occasions.add('short');
  if (reading.words > DELIVERY.words.most) occasions.add('long');
  if (reading.fillers.reduce((sum, { at }) => sum + at.length, 0) >= MANY_FILLERS) occasions.add('fillers');
  return occasions;
}

/** What is missing so plainly that nothing else is asked first. */
const FIRST_OF_ALL: ReadonlySet<FollowUpTemplate['when']> = new Set(['ownPart', 'action'] as const);
/** A question after an amount. Folded. */
const AMOUNT =
  /(?<!\p{L})(?:quant[oa]s?|numeros?|medidas?|frequencia|valor(?:es)?|how (?:many|much|long|often|big)|numbers?|measures?|figures?)(?!\p{L})/u;

/** Whether a question of the author asks for the very thing that the template says is missing. */
function asksFor(question: string, { when }: FollowUpTemplate, dimension: AnswerDimension): boolean {
  if (dimension === 'result' && when === 'result') return true;
  return (when === 'numbers' || when === 'resultNumber') && AMOUNT.test(foldText(question).folded);
}

/** A deed is quoted up to so many characters: a question has to be heard at once. */
const QUOTED = 90;

/** What an interviewer asks about an answer that lacks nothing: the choice behind what was done, in its own words. */
function askAboutChoice(
  { language, shape }: InterviewQuestion,
  { text, passages }: AnswerReading,
): AnswerAnalysis['followUp'] {
  const deeds = passages.filter(({ part }) => part === 'action');
  const [deed] = deeds.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  if (!deed || shape === 'presentation') return null;
  const said = quotePiece(text.slice(deed.start, deed.end), QUOTED);
  return {
    dimensionId: 'structure',
    question:
      language === 'pt'
        ? `Você disse: ${said}. Que outra saída havia, e por que escolheu essa?`
        : `You said: ${said}. What else could you have done, and why did you choose that?`,
    why: 'Encontrei o que a pergunta pedia; depois de uma boa resposta costumam perguntar pela escolha.',
  };
}

/**
 * The most natural follow-up question: about the lowest dimension, in the words of the question's author if there are
 * any, with a reason that applies to that question. Null if nothing is low.
 */
export function followUpFor(given: {
  readonly question: InterviewQuestion;
  readonly score: Score;
  readonly reading: AnswerReading;
}): AnswerAnalysis['followUp'] {
  const { question, score, reading } = given;
  const lowest = findLowest(score);
  if (!lowest) return askAboutChoice(question, reading);
  const occasions = listOccasions(reading);
  const fits = ({ when, shapes }: FollowUpTemplate): boolean =>
    (when === undefined || occasions.has(when)) && (shapes?.includes(question.shape) ?? true);
  const template = FOLLOW_UPS[lowest.id].find(fits);
  if (!template) return null;
  const own = FIRST_OF_ALL.has(template.when) ? undefined : question.followUps[lowest.id]?.[0];
  const result =
    template.when === 'resultNumber' ? reading.passages.find(({ part }) => part === 'result') : undefined;
  if (own === undefined && result && question.shape === 'story') {
    const said = quotePiece(reading.text.slice(result.start, result.end), QUOTED);
    const asked =
      question.language === 'pt'
        ? `Você disse: ${said}. De quanto para quanto foi isso?`
        : `You said: ${said}. From how much to how much was that?`;
    return { dimensionId: lowest.id, question: asked, why: template.why };
  }
  const why = own === undefined || asksFor(own, template, lowest.id) ? template.why : OWN_WHY[lowest.id];
  return { dimensionId: lowest.id, question: own ?? template[question.language], why };
}
