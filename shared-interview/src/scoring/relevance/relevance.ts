import { choosePlural, type Score } from '@aura/shared-domain';
import type { AnswerReading } from '../../reading/answer-reading.ts';
import {
  clamp,
  buildDimension,
  buildEvidence,
  type Finding,
  type GradedDimension,
  type Loss,
} from '../finding.ts';
import { quotePlaces } from '../../text/quoted.ts';
import type { Manner } from '../manner.ts';
import { BESIDE_THE_CLAIM, RELEVANCE, SHOWN, UNKNOWING_RELEVANCE } from '../table.ts';
import { isBesideClaim } from './claim.ts';
import { isOffTopic } from './off-topic.ts';
import { type Asked, type Point, readPoint } from './point.ts';

const HOW =
  `Conta as palavras da pergunta, que valem ${RELEVANCE.matter.points}, e as do tema, do cargo e da vaga, cada uma uma vez; ` +
  `tira pontos onde a resposta está mais perto de outro tema; ${RELEVANCE.full} pontos valem tudo.`;
const HOW_ABOUT_ONESELF = `${HOW} Em pergunta sobre você contam também o que você faz, o que sabe, o seu caminho e o que busca.`;

const describeLoss = (count: number): string => {
  if (count === 0) return 'Não encontrei na resposta palavras da pergunta, do tema nem do cargo.';
  return choosePlural(
    count,
    'Só um ponto da resposta tem relação com a pergunta, o tema, o cargo ou a vaga.',
    `Só ${count} pontos da resposta têm relação com a pergunta, o tema, o cargo ou a vaga.`,
  );
};

function computeValue({ counted, ofMatter, nearness }: Point): number {
  const { full, matter, most, nearness: near } = RELEVANCE;
  const ofMatterMost = Math.min(matter.most, ofMatter);
  const points =
    matter.points * ofMatterMost +
    Math.min(most, counted.length - ofMatterMost) +
    near.points * clamp(nearness ?? 0, near.least, near.most);
  return 100 * clamp(points / full, 0, 1);
}

/** Which words tie an answer to what was asked: those of the question itself apart from those of its topic and the role. */
function describeWords({ text }: AnswerReading, { asked, counted }: Point): string {
  const others = counted.filter(({ start }) => asked.every((one) => one.start !== start));
  const ofQuestion =
    asked.length === 0 ? [] : [`Há na resposta palavras da pergunta: ${quotePlaces(text, asked)}.`];
  const ofTopic =
    others.length === 0
      ? []
      : [`Há na resposta palavras do tema, do seu cargo ou da vaga: ${quotePlaces(text, others)}.`];
  return [...ofQuestion, ...ofTopic].join(' ');
}

/** Relação com a pergunta, and the ceiling of an answer that is about something else. */
export function gradeRelevance(
  reading: AnswerReading,
  asked: Asked,
  manner: Manner | null = null,
): GradedDimension & { readonly ceilings: Score['ceilings']; readonly isBeside: boolean } {
  const { id, shape } = asked.question;
  const point = readPoint(reading, asked);
  const how = shape === 'presentation' ? HOW_ABOUT_ONESELF : HOW;
  const isBeside = asked.question.words.length > 0 && point.ofMatter === 0 && (point.nearness ?? 0) <= 0;
  const graded = (
    value: number,
    found: Parameters<typeof buildDimension>[3],
    ceilings: Score['ceilings'],
  ) => ({
    ...buildDimension('relevance', value, how, found),
    ceilings,
    isBeside,
  });
  if (manner === 'unknowing' || manner === 'untold')
    return graded(UNKNOWING_RELEVANCE, { strengths: [], losses: [] }, []);
  const action = 'Releia a pergunta e diga na primeira frase como o que você conta responde a ela.';
  // Who wanders or speaks in general, and of nothing else, has a ceiling that tells it better.
  const isTold = (manner === 'generic' || manner === 'rambling') && point.elsewhere.length === 0;
  if (!isTold && isOffTopic(reading, shape, point)) {
    const { value, ceiling } = RELEVANCE.offTopic;
    const loss: Omit<Loss, 'dimensionId'> = {
      points: 100 - value,
      text: 'Não reconheci na resposta o que foi perguntado.',
      evidence: buildEvidence(reading.text, id, point.elsewhere),
      action,
    };
    const reason = 'Não reconheci na resposta o que foi perguntado.';
    return graded(value, { strengths: [], losses: [loss] }, [{ id: 'offTopic', ceiling, reason }]);
  }
  if (isBesideClaim(reading, asked)) {
    const { value, ceiling, reason } = BESIDE_THE_CLAIM;
    const loss = { points: 100 - value, text: reason, evidence: [], action };
    return graded(value, { strengths: [], losses: [loss] }, [{ id: 'besideClaim', ceiling, reason }]);
  }
  const count = point.counted.length;
  const value = computeValue(point);
  const evidence = buildEvidence(reading.text, id, point.counted);
  const strength: Omit<Finding, 'dimensionId'> = {
    points: value,
    text: describeWords(reading, point),
    evidence,
  };
  // Words of the trade alone are not the subject of the question.
  const isGood = value >= SHOWN.good && !isBeside;
  const loss = { points: 100 - value, text: describeLoss(count), evidence, action };
  return graded(
    value,
    isGood ? { strengths: [strength], losses: [] } : { strengths: [], losses: [loss] },
    [],
  );
}
