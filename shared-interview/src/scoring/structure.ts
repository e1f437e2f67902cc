import type { InterviewQuestion, PassagePart } from '@aura/shared-domain';
import { PART_NAMES, STRUCTURE_TEXTS } from '../generated/scoring-texts.ts';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { quoteAs, quotePiece } from '../text/quoted.ts';
import { buildDimension, buildEvidence, type Finding, type GradedDimension, type Loss } from './finding.ts';
import { getDisorder } from './order.ts';
import { countPartWords, findPassages } from './part-words.ts';
import { gradePresentation } from './presentation.ts';
import { tellsLittle } from './result.ts';
import { SHOWN, STRUCTURE_LOSSES, STRUCTURE_PARTS } from './table.ts';

type Told = Omit<Finding, 'dimensionId'>;
type Lost = Omit<Loss, 'dimensionId'>;

/** Estrutura of a story or a plan: its parts, their balance and their order. */
function gradeParts(reading: AnswerReading, docId: string, shape: 'story' | 'plan'): GradedDimension {
  const words = countPartWords(reading);
  const evidence = (ranges: readonly { start: number; end: number }[]): Finding['evidence'] =>
    buildEvidence(reading.text, docId, ranges);
  const names = PART_NAMES[shape];
  const strengths: Told[] = [];
  const losses: Lost[] = [];
  let value = 0;
  for (const { part, points, words: full } of STRUCTURE_PARTS[shape]) {
    const earned = points * Math.min(1, words[part] / full);
    value += earned;
    const spans = evidence(findPassages(reading, part));
    const action = STRUCTURE_TEXTS.actions[shape][part];
    const matter = part === 'result' ? { matter: part } : {};
    if (earned >= points * 0.8) {
      if (!isShown(part, reading)) continue;
      strengths.push({
        points: earned,
        text: quoteAs(names[part], reading.text, findPassages(reading, part)),
        evidence: spans,
        ...matter,
      });
    } else if (words[part] === 0)
      losses.push({
        points,
        text: `Não encontrei com clareza ${names[part]}.`,
        evidence: [],
        action,
        ...matter,
      });
    else
      losses.push({
        points: points - earned,
        text: `Encontrei pouco sobre ${names[part]}.`,
        evidence: spans,
        action,
      });
  }
  for (const loss of [
    findImbalance(reading, docId, shape, words),
    findLateStart(reading, docId),
    findDisorder(reading, docId, shape),
  ]) {
    if (loss === null) continue;
    losses.push(loss);
    value -= loss.points;
  }
  return buildDimension('structure', value, STRUCTURE_TEXTS.how[shape], { strengths, losses });
}

/** Whether a part is long enough and in the right place to be recognised beyond doubt. */
function isShown(part: PassagePart, reading: AnswerReading): boolean {
  if (reading.words < SHOWN.partsFrom) return false;
  if (part === 'result') return !tellsLittle(reading);
  const [first] = findPassages(reading, part);
  if (part === 'situation' && findPassages(reading, 'action').length === 0) return false;
  const [result] = findPassages(reading, 'result');
  return part !== 'situation' || !first || !result || first.start < result.start;
}

function findImbalance(
  reading: AnswerReading,
  docId: string,
  shape: 'story' | 'plan',
  { situation, task, action, result }: ReturnType<typeof countPartWords>,
): Lost | null {
  const { points, leastAction, mostContext } = STRUCTURE_LOSSES.imbalance;
  // What is not told at all has lost its own points already.
  if (action === 0) return null;
  const context = situation + task;
  if (action / (context + action) >= leastAction && context / (context + action + result) <= mostContext)
    return null;
  return {
    points,
    text:
      shape === 'story'
        ? 'Encontrei mais sobre o contexto do que sobre o que você fez.'
        : 'Encontrei mais sobre o contexto do que sobre os passos que você daria.',
    evidence: buildEvidence(reading.text, docId, [
      ...findPassages(reading, 'situation'),
      ...findPassages(reading, 'task'),
    ]),
    action: 'Resuma o contexto em duas frases e passe logo às suas decisões.',
  };
}

function findLateStart(reading: AnswerReading, docId: string): Lost | null {
  const { points, sentences } = STRUCTURE_LOSSES.lateStart;
  const first = reading.passages.find(({ part }) => part === 'action' || part === 'result');
  if (!first) return null;
  const before = reading.sentences.filter(({ end }) => end <= first.start);
  if (before.length <= sentences) return null;
  return {
    points,
    text: `A primeira ação só aparece depois de ${before.length} frases.`,
    evidence: buildEvidence(reading.text, docId, before),
    action: 'Diga o essencial logo no começo; uma frase com o resultado pode vir antes de tudo.',
  };
}

function findDisorder(reading: AnswerReading, docId: string, shape: 'story' | 'plan'): Lost | null {
  const { share, early } = getDisorder(reading);
  const [action] = findPassages(reading, 'action');
  const [result] = early.filter(({ part }) => part === 'result');
  if (!action || !result || result.start > action.start) return null;
  return {
    points: STRUCTURE_LOSSES.order[shape] * share,
    text: `O resultado vem antes do que você fez: ${quotePiece(reading.text.slice(result.start, result.end))}.`,
    evidence: buildEvidence(reading.text, docId, early),
    action:
      shape === 'story'
        ? 'Siga a ordem: situação, objetivo, o que você fez, resultado.'
        : 'Siga a ordem: o que entender, a prioridade, os passos, como medir.',
  };
}

/** Estrutura, by the shape that a good answer to the question has. */
export function gradeStructure(
  reading: AnswerReading,
  { id, shape }: Pick<InterviewQuestion, 'id' | 'shape'>,
): GradedDimension {
  return shape === 'presentation' ? gradePresentation(reading, id) : gradeParts(reading, id, shape);
}
