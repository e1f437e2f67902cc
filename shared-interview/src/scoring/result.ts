import type { InterviewQuestion, Passage, Shape } from '@aura/shared-domain';
import { foldText } from '@aura/shared-career';
import { RESULT_TEXTS } from '../generated/scoring-texts.ts';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { buildDimension, buildEvidence, type Finding, type GradedDimension, type Loss } from './finding.ts';
import { findPassages } from './part-words.ts';
import { quoteAs, quotePiece } from '../text/quoted.ts';
import { RESULT, SHOWN } from './table.ts';

/** Outcomes that say nothing more than that it went well. */
const VAGUE = new RegExp(
  [
    String.raw`(?<!\p{L})(?:deu (?:tudo )?certo|foi (?:muito )?bom|foi bem|ficou bom|foi um sucesso|`,
    String.raw`funcionou|correu (?:tudo )?bem|saiu tudo bem|ficaram? (?:muito )?(?:feliz|felizes)|ajudou muito|`,
    String.raw`melhorou muito|it worked|worked out|was a success|w(?:as|ere) (?:very )?happy)(?!\p{L})`,
  ].join(''),
  'u',
);
/** From this many words on a result says more than that. */
const TELLS = 10;

type Level = 'none' | 'deedOnly' | 'lessonOnly' | 'vague' | 'qualitative' | 'quantified';

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** Whether none of the results says more than that it went well. */
export const tellsLittle = (reading: AnswerReading): boolean =>
  findPassages(reading, 'result').every(({ start, end }) => {
    const told = reading.text.slice(start, end);
    return VAGUE.test(foldText(told).folded) && countWords(told) < TELLS;
  });

function findLevel(
  reading: AnswerReading,
  shape: Shape,
  results: readonly Passage[],
  measured: readonly Passage[],
): Level {
  if (measured.length > 0) return 'quantified';
  const told = results.map(({ start, end }) => reading.text.slice(start, end));
  const indicator =
    /(?<!\p{L})(?:indicador(?:es)?|metricas?|kpis?|taxa de|tempo medio|metrics?|rate|antes e depois|before and after)(?!\p{L})/u;
  if (shape === 'plan' && told.some((text) => indicator.test(foldText(text).folded))) return 'quantified';
  if (told.length > 0) return tellsLittle(reading) ? 'vague' : 'qualitative';
  if (shape === 'presentation' && findPassages(reading, 'action').length > 0) return 'deedOnly';
  return findPassages(reading, 'reflection').length > 0 && shape === 'story' ? 'lessonOnly' : 'none';
}

/** Resultado: whether there is one, whether it is measured, and which lesson follows. */
export function gradeResult(
  reading: AnswerReading,
  { id, shape }: Pick<InterviewQuestion, 'id' | 'shape'>,
): GradedDimension {
  const results = findPassages(reading, 'result');
  const measures = [...reading.numbers, ...reading.changes];
  const measured = results.filter(({ start, end }) =>
    measures.some((at) => at.start < end && at.end > start),
  );
  const level = findLevel(reading, shape, results, measured);
  const lessons = [
    ...findPassages(reading, 'reflection'),
    ...(shape === 'presentation' ? findPassages(reading, 'task') : []),
  ];
  const earnsLesson = lessons.length > 0 && level !== 'none' && level !== 'lessonOnly';
  const evidence = (ranges: readonly Passage[]): Finding['evidence'] =>
    buildEvidence(reading.text, id, ranges);
  const strengths: Omit<Finding, 'dimensionId'>[] = [];
  const losses: Omit<Loss, 'dimensionId'>[] = [];
  if (level === 'quantified')
    strengths.push({
      points: RESULT.quantified,
      text: quoteAs(
        shape === 'plan' ? 'o modo de medir' : 'um resultado com número',
        reading.text,
        measured.length > 0 ? measured : results,
      ),
      evidence: evidence(measured.length > 0 ? measured : results),
      matter: 'result',
    });
  else if (level === 'qualitative' && reading.words >= SHOWN.partsFrom)
    strengths.push({
      points: RESULT.qualitative,
      text: quoteAs('o que mudou', reading.text, results),
      evidence: evidence(results),
      matter: 'result',
    });
  if (earnsLesson && shape === 'story')
    strengths.push({
      points: RESULT.reflection,
      text: quoteAs('o que você aprendeu', reading.text, lessons),
      evidence: evidence(lessons),
    });
  if (level !== 'quantified')
    losses.push(
      results.length === 0
        ? {
            points: RESULT.quantified - RESULT[level],
            text: RESULT_TEXTS.missing[shape],
            evidence: [],
            matter: 'result',
            action:
              shape === 'plan'
                ? 'Diga o que você mediria e em quanto tempo.'
                : 'Feche com o efeito: o que melhorou, para quem, quanto.',
          }
        : {
            points: RESULT.quantified - RESULT[level],
            text:
              level === 'vague'
                ? `Do resultado encontrei só ${quotePiece(reading.text.slice(results[0]?.start, results[0]?.end))}, que diz pouco.`
                : 'Não encontrei um número no que mudou.',
            evidence: evidence(results),
            action:
              shape === 'plan'
                ? 'Dê o nome de um indicador e de quanto tempo você precisaria.'
                : 'Diga quanto era antes e quanto ficou depois, ou em quanto tempo.',
          },
    );
  if (lessons.length === 0)
    losses.push({
      points: RESULT.reflection,
      text: RESULT_TEXTS.noLesson[shape],
      evidence: [],
      action: RESULT_TEXTS.addLesson[shape],
    });
  return buildDimension(
    'result',
    RESULT[level] + (earnsLesson ? RESULT.reflection : 0),
    RESULT_TEXTS.how[shape],
    {
      strengths,
      losses,
    },
  );
}
