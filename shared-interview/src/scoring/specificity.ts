import type { InterviewQuestion } from '@aura/shared-domain';
import { foldKey, type TextRange } from '@aura/shared-career';
import { DETAIL_TEXTS } from '../generated/scoring-texts.ts';
import type { AnswerReading } from '../reading/answer-reading.ts';
import {
  buildDimension,
  buildEvidence,
  type Finding,
  type GradedDimension,
  type Loss,
  saturate,
} from './finding.ts';
import { quotePlaces } from '../text/quoted.ts';
import { SHOWN, SPECIFICITY } from './table.ts';

/** Each detail once, regardless of repetitions. */
export function selectDistinct(text: string, ranges: readonly TextRange[]): TextRange[] {
  const seen = new Set<string>();
  return ranges.filter(({ start, end }) => {
    const key = foldKey(text.slice(start, end));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** eu ÷ (eu + nós), 0 to 1; null where neither acts. */
export function getOwnShare({ singular, plural }: Pick<AnswerReading, 'singular' | 'plural'>): number | null {
  return singular + plural === 0 ? null : Math.round((100 * singular) / (singular + plural)) / 100;
}

const KINDS = (['numbers', 'names', 'timeMarks'] as const).map((kind) => ({ kind, ...DETAIL_TEXTS[kind] }));

const joinNames = (names: readonly string[]): string =>
  names.length <= 1 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} nem ${names.at(-1)}`;

/** Detalhes concretos: numbers, names and marks of time per 100 words; who acts is judged only where it is hardly "eu". */
export function gradeSpecificity(
  reading: AnswerReading,
  { id, shape }: Pick<InterviewQuestion, 'id' | 'shape'>,
): GradedDimension {
  const { text, words } = reading;
  const details = {
    numbers: selectDistinct(text, reading.numbers),
    names: selectDistinct(text, reading.names),
    timeMarks: selectDistinct(text, reading.timeMarks),
  };
  const all = [...details.numbers, ...details.names, ...details.timeMarks];
  const rate = (100 * all.length) / Math.max(words, SPECIFICITY.words);
  const earned = 100 * saturate(rate / SPECIFICITY.full[shape], SPECIFICITY.saturation);
  const strengths: Omit<Finding, 'dimensionId'>[] = [];
  const losses: Omit<Loss, 'dimensionId'>[] = [];
  const inOrder = all.toSorted((a, b) => a.start - b.start);
  const said = quotePlaces(text, inOrder);
  const isGood = earned >= SHOWN.good;
  if (isGood)
    strengths.push({
      points: earned,
      text: `Isto conta como detalhe concreto: ${said}.`,
      evidence: buildEvidence(text, id, inOrder),
    });
  const missing = KINDS.filter(
    ({ kind }) => details[kind].length === 0 && !(shape === 'plan' && kind === 'timeMarks'),
  );
  const [first] = missing;
  if (!isGood)
    losses.push({
      points: 100 - earned,
      text: first
        ? `Não encontrei ${joinNames(missing.map(({ name }) => name))}.`
        : `Para o tamanho da resposta, contei poucos detalhes: ${said}.`,
      evidence: first ? [] : buildEvidence(text, id, all),
      action: first?.action ?? 'Troque uma frase geral por um detalhe: um número, um nome, uma data.',
    });
  const { least, plural, points } = SPECIFICITY.ownShare;
  const share = getOwnShare(reading);
  const blurred = shape !== 'plan' && share !== null && share < least && reading.plural >= plural;
  if (blurred)
    losses.push({
      points,
      text: 'Quase tudo está em “nós” ou “a gente”; não dá para ver a sua parte.',
      evidence: buildEvidence(text, id, reading.plurals),
      action: 'Diga o que foi seu: “eu propus”, “eu montei”, e depois o que a equipe fez.',
    });
  const how =
    `Números, nomes e marcas de tempo por 100 palavras; ${String(SPECIFICITY.full[shape]).replace('.', ',')} ` +
    `valem tudo. ${all.length === 0 ? 'Não encontrei nenhum' : `Contei ${all.length}: ${said}`}.`;
  return buildDimension('specificity', earned - (blurred ? points : 0), how, { strengths, losses });
}
