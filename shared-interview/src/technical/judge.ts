import { escapePattern, foldText, type TextRange } from '@aura/shared-career';
import type { AnswerReading, ReadSentence } from '../reading/answer-reading.ts';
import type { SaidAs, TechnicalQuestion, WrongBelief } from './expected.ts';
import { TECHNICAL_QUESTIONS } from './technical-question.ts';

const patterns = new Map<string, RegExp>();

/** An expression as people write it: whole words, in the plural too; numbers as whole numbers. */
function makePattern(expression: string): RegExp {
  const known = patterns.get(expression);
  if (known) return known;
  const isOpen = expression.endsWith('*');
  const body = escapePattern(isOpen ? expression.slice(0, -1) : expression).replace(/ /gu, String.raw`\s+`);
  const isNumber = /\d/u.test(expression);
  const end = isOpen
    ? String.raw`[\p{L}\p{N}]*`
    : isNumber
      ? String.raw`[oa]?(?![\p{L}\p{N}]|[.,]\d)`
      : String.raw`(?:e?s)?(?![\p{L}\p{N}])`;
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}]|\d[.,])${body}${end}`, 'gu');
  patterns.set(expression, pattern);
  return pattern;
}

const foldNumbers = (text: string): string => foldText(text).folded.replace(/(\d) %/gu, '$1%');

/** "Não", "nunca": what follows is not said. "Não só" denies nothing. */
const DENIAL =
  /(?<!\p{L})(?:nao|nunca|jamais|nem|sem|evit\p{L}*)(?!\p{L})(?!\s+(?:so|apenas|somente)(?!\p{L}))/gu;
/** "Para não perder a venda" says what for. */
const PURPOSE = /(?<!\p{L})(?:para|pra) nao(?!\p{L})/gu;
/** Words that, anywhere in a sentence, show that an idea is named to be rejected. */
const REJECTION = /(?<!\p{L})(?:proib\p{L}*|errad[oa]s?|erro|vedad[oa]s?|em vez de|ao contrario)(?!\p{L})/u;
/** Words of a denial's reach: "não colho o lactato". */
const REACH = 4;

const countDenials = (text: string): number => text.match(DENIAL)?.length ?? 0;

/** Whether the text at a place is negated; two negations cancel each other ("não aplico sem conferir"). */
function isDenied(folded: string, at: number): boolean {
  const clause =
    folded
      .slice(0, at)
      .split(/[.,;:!?\n]| mas | porem /u)
      .at(-1) ?? '';
  const before = clause
    .split(/\s+/u)
    .slice(-REACH - 1)
    .join(' ');
  return countDenials(before) % 2 === 1;
}

const findAlternatives = (folded: string, alternatives: readonly string[]): { at: number; text: string }[] =>
  alternatives.flatMap((one) =>
    [...folded.matchAll(makePattern(one))].map((match) => ({ at: match.index, text: match[0] })),
  );

/** Where an answer says a point: of every list of alternatives one, and not denied. Empty where it does not. */
function findSaid(
  sentences: readonly ReadSentence[],
  { says, words }: { says: string; words: SaidAs },
): TextRange[] {
  // A point that is itself negative contains a negation.
  const mayDeny = countDenials(foldNumbers(says)) > 0;
  const places = words.map((alternatives) =>
    sentences.filter(({ text }) => {
      const folded = foldNumbers(text);
      return findAlternatives(folded, alternatives).some(({ at }) => mayDeny || !isDenied(folded, at));
    }),
  );
  if (places.some((own) => own.length === 0)) return [];
  const all = new Set(places.flatMap(([first]) => first ?? []));
  return sentences.filter((sentence) => all.has(sentence)).map(({ start, end }) => ({ start, end }));
}

/** The last sentence that states a wrong belief; null if there is none, or if a later one retracts it. */
function findStated(
  sentences: readonly ReadSentence[],
  { words, unless = [] }: WrongBelief,
): ReadSentence | null {
  let stated: ReadSentence | null = null;
  for (const sentence of sentences) {
    const folded = foldNumbers(sentence.text);
    const hits = words.map((alternatives) => findAlternatives(folded, alternatives));
    if (hits.some((own) => own.length === 0)) continue;
    const rest = hits
      .flatMap((own) => own.slice(0, 1))
      .reduce((text, hit) => text.replace(hit.text, ' '), folded.replace(PURPOSE, ' '));
    const isRejected =
      countDenials(rest) > 0 || REJECTION.test(rest) || findAlternatives(folded, unless).length > 0;
    stated = isRejected ? null : sentence;
  }
  return stated;
}

/** Number of equal letters from which two words count as forms of one. */
const STEM = 5;
const listStems = (text: string): Set<string> =>
  new Set((foldNumbers(text).match(/\p{L}{5,}/gu) ?? []).map((word) => word.slice(0, STEM)));

/** A word of so many questions says nothing of one of them. */
const OF_MANY = 5;
const listMatterStems = ({ text, points }: TechnicalQuestion): Set<string> =>
  listStems([text, ...points.map(({ says }) => says)].join(' '));
const inQuestions = new Map<string, number>();
for (const question of TECHNICAL_QUESTIONS)
  for (const stem of listMatterStems(question)) inQuestions.set(stem, (inQuestions.get(stem) ?? 0) + 1);

/** Whether the answer contains hardly any word of the question or of its solution. */
function speaksOfElse(text: string, question: TechnicalQuestion, points: number): boolean {
  const said = listStems(text);
  const shared = [...listMatterStems(question)].filter((stem) => said.has(stem));
  const own = shared.filter((stem) => (inQuestions.get(stem) ?? 0) < OF_MANY);
  return points > 0 ? shared.length === 0 : own.length < 2;
}

/** What an answer says of what its question asks for. */
export interface Judgement {
  readonly said: readonly { readonly says: string; readonly at: readonly TextRange[] }[];
  readonly missing: readonly string[];
  readonly wrong: readonly { readonly belief: WrongBelief; readonly sentence: ReadSentence }[];
  /** Whether it hardly shares a word with its question nor with what answers it. */
  readonly isElsewhere: boolean;
}

/** Compares an answer with the points and the wrong beliefs of its question. */
export function judge(
  { text, sentences }: Pick<AnswerReading, 'text' | 'sentences'>,
  question: TechnicalQuestion,
): Judgement {
  const points = question.points.map((point) => ({ says: point.says, at: findSaid(sentences, point) }));
  const wrong = question.wrong.flatMap((belief) => {
    const sentence = findStated(sentences, belief);
    return sentence ? [{ belief, sentence }] : [];
  });
  const said = points.filter(({ at }) => at.length > 0);
  return {
    said,
    missing: points.filter(({ at }) => at.length === 0).map(({ says }) => says),
    wrong,
    isElsewhere:
      wrong.length === 0 && 2 * said.length < points.length && speaksOfElse(text, question, said.length),
  };
}
