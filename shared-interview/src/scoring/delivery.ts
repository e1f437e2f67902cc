import { choosePlural, type Speech } from '@aura/shared-domain';
import type { AnswerReading } from '../reading/answer-reading.ts';
import {
  clamp,
  buildDimension,
  buildEvidence,
  type Finding,
  type GradedDimension,
  type Loss,
} from './finding.ts';
import { getPace } from './pace.ts';
import { DELIVERY } from './table.ts';

const {
  words: LENGTH,
  substance: SUBSTANCE,
  sentence: SENTENCE,
  pace: PACE,
  fillersPerMinute: FILLERS,
  pausesPerMinute: PAUSES,
  points: POINTS,
} = DELIVERY;

const HOW = {
  typed: (fewest: number) =>
    `Só o tamanho conta: entre ${fewest} e ${LENGTH.most} palavras, em frases de até ${SENTENCE.full} e com coisas concretas, vale tudo.`,
  spoken: (fewest: number) =>
    `Tamanho (${fewest} a ${LENGTH.most} palavras), ritmo (${PACE.slowest} a ${PACE.fastest} palavras ` +
    `por minuto), palavras de apoio (até ${FILLERS.full} por minuto) e silêncios longos. Sotaque, emoção ` +
    'e aparência nunca contam.',
} as const;

const computeFall = (value: number, full: number, none: number): number =>
  clamp((none - value) / (none - full), 0, 1);

/** Kind of content: a story, or facts, which take fewer words. */
type Matter = 'told' | 'technical';
const getFewest = (matter: Matter): number =>
  matter === 'technical' ? LENGTH.fewestTechnical : LENGTH.fewest;

/** Share of full credit that a length earns. */
export function computeLengthShare(words: number, matter: Matter = 'told'): number {
  const fewest = getFewest(matter);
  if (words < fewest && matter === 'technical')
    return clamp((words - LENGTH.noneTechnical) / (fewest - LENGTH.noneTechnical), 0, 1) * 0.7 + 0.3;
  if (words < fewest) return clamp((words - LENGTH.none) / (fewest - LENGTH.none), 0, 1);
  if (words <= LENGTH.most) return 1;
  const least = LENGTH.atTooMany / 100;
  return least + (1 - least) * computeFall(words, LENGTH.most, LENGTH.tooMany);
}

/** Share of full credit that the length of an answer may earn: many words about nothing in particular earn little. */
function computeSubstanceShare({ concrete, numbers, names, timeMarks }: AnswerReading): number {
  const { none, each } = SUBSTANCE;
  return clamp(none + each * (concrete + numbers.length + names.length + timeMarks.length), 0, 1);
}

function computePaceShare(wordsPerMinute: number): number {
  if (wordsPerMinute < PACE.slowest)
    return clamp((wordsPerMinute - PACE.stopped) / (PACE.slowest - PACE.stopped), 0, 1);
  return computeFall(wordsPerMinute, PACE.fastest, PACE.rushed);
}

interface Measure {
  readonly points: number;
  readonly share: number;
  /** Null for what goes without saying. */
  readonly good: string | null;
  readonly bad: string;
  readonly action: string;
  readonly evidence: Finding['evidence'];
}

const FULL_STOP = /[.!?…;](?=\s|$)|\n/gu;

/** How long the sentences of a typed answer are, by its full stops; speech has none. */
function measureSentences({ text, words }: AnswerReading, evidence: Finding['evidence']): Measure {
  const stops = Math.max(1, text.trim().match(FULL_STOP)?.length ?? 0);
  return {
    points: POINTS.typed.sentences,
    share: computeFall(words / stops, SENTENCE.full, SENTENCE.none),
    good: null,
    bad: `A resposta tem ${words} palavras e ${choosePlural(stops, 'um ponto final', `${stops} pontos finais`)}.`,
    action: 'Divida em frases curtas, uma para cada passo do que aconteceu.',
    evidence,
  };
}

function buildMeasures(
  reading: AnswerReading,
  docId: string,
  speech: Speech | null,
  matter: Matter,
): Measure[] {
  const fewest = getFewest(matter);
  const isTold = matter === 'told';
  const whole = buildEvidence(reading.text, docId, [
    { start: reading.sentences[0]?.start ?? 0, end: reading.sentences.at(-1)?.end ?? 0 },
  ]);
  const points = POINTS[matter];
  const ofLength = computeLengthShare(reading.words, matter);
  const ofSubstance = isTold ? computeSubstanceShare(reading) : 1;
  const isHollow = ofSubstance < ofLength;
  const length: Measure = {
    points: speech !== null ? points.length : isTold ? POINTS.typed.length : 100,
    share: Math.min(ofLength, ofSubstance),
    good: `O tamanho está bom: ${reading.words} palavras.`,
    bad: isHollow
      ? `A resposta tem ${reading.words} palavras; encontrei poucas que digam coisas, lugares, pessoas ou números do caso.`
      : `A resposta tem ${reading.words} palavras; entre ${fewest} e ${LENGTH.most} cabe uma ${isTold ? 'história' : 'resposta'} completa.`,
    action: isHollow
      ? 'Troque frases gerais por coisas, lugares, pessoas e números do que aconteceu.'
      : reading.words < fewest
        ? isTold
          ? 'Acrescente o que falta da história; um minuto de fala é um bom tamanho.'
          : 'Diga também o porquê ou um exemplo; meio minuto de fala é um bom tamanho.'
        : 'Corte o contexto e as repetições até caber em dois minutos de fala.',
    evidence: whole,
  };
  if (speech === null) return isTold ? [length, measureSentences(reading, whole)] : [length];
  const pace = getPace(reading, speech);
  const slow = pace.wordsPerMinute < PACE.slowest;
  const said = reading.fillers
    .slice(0, 3)
    .map(({ word, at }) => `“${word}” (${at.length})`)
    .join(', ');
  return [
    length,
    {
      points: points.pace,
      share: computePaceShare(pace.wordsPerMinute),
      good: `O ritmo está bom: ${pace.wordsPerMinute} palavras por minuto.`,
      bad: `O ritmo foi de ${pace.wordsPerMinute} palavras por minuto; entre ${PACE.slowest} e ${PACE.fastest} é mais fácil acompanhar.`,
      action: slow
        ? 'Ensaie em voz alta até a resposta sair sem procurar as palavras.'
        : isTold
          ? 'Faça uma pausa curta entre a situação, a ação e o resultado.'
          : 'Faça uma pausa curta entre um ponto e o seguinte.',
      evidence: whole,
    },
    {
      points: points.fillers,
      share: computeFall(pace.fillersPerMinute, FILLERS.full, FILLERS.none),
      good: 'Poucas palavras de apoio.',
      bad: `Foram ${String(pace.fillersPerMinute).replace('.', ',')} palavras de apoio por minuto: ${said}.`,
      action: 'Troque a palavra de apoio por um silêncio curto.',
      evidence: buildEvidence(
        reading.text,
        docId,
        reading.fillers.flatMap(({ at }) => at),
      ),
    },
    {
      points: points.pauses,
      share: computeFall(pace.pausesPerMinute, PAUSES.full, PAUSES.none),
      good: 'Quase sem silêncios longos.',
      bad: `Houve ${speech.longPauses} silêncios de mais de três segundos.`,
      action: 'Anote três palavras-chave antes de começar.',
      evidence: whole,
    },
  ];
}

/** Tamanho e clareza: of a typed answer its length and that of its sentences, of a spoken one also pace, fillers and silences. */
export function gradeDelivery(
  reading: AnswerReading,
  docId: string,
  speech: Speech | null,
  matter: Matter = 'told',
): GradedDimension {
  const all = buildMeasures(reading, docId, speech, matter);
  const strengths: Omit<Finding, 'dimensionId'>[] = [];
  const losses: Omit<Loss, 'dimensionId'>[] = [];
  for (const { points, share, good, bad, action, evidence } of all) {
    if (share >= 1 && good !== null) strengths.push({ points, text: good, evidence });
    else if (share < 1) losses.push({ points: points * (1 - share), text: bad, evidence, action });
  }
  const value = all.reduce((sum, { points, share }) => sum + points * share, 0);
  return buildDimension('delivery', value, HOW[speech === null ? 'typed' : 'spoken'](getFewest(matter)), {
    strengths,
    losses,
  });
}
