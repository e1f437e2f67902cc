import type { Speech } from '@aura/shared-domain';
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
  pace: PACE,
  fillersPerMinute: FILLERS,
  pausesPerMinute: PAUSES,
  points: POINTS,
} = DELIVERY;

const HOW = {
  typed: (fewest: number) => `Só o tamanho conta: entre ${fewest} e ${LENGTH.most} palavras vale tudo.`,
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
  if (words < fewest) return clamp((words - LENGTH.none) / (fewest - LENGTH.none), 0, 1) * 0.7 + 0.3;
  if (words <= LENGTH.most) return 1;
  const least = LENGTH.atTooMany / 100;
  return least + (1 - least) * computeFall(words, LENGTH.most, LENGTH.tooMany);
}

function computePaceShare(wordsPerMinute: number): number {
  if (wordsPerMinute < PACE.slowest)
    return clamp((wordsPerMinute - PACE.stopped) / (PACE.slowest - PACE.stopped), 0, 1);
  return computeFall(wordsPerMinute, PACE.fastest, PACE.rushed);
}

interface Measure {
  readonly points: number;
  readonly share: number;
  readonly good: string;
  readonly bad: string;
  readonly action: string;
  readonly evidence: Finding['evidence'];
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
  const length: Measure = {
    points: speech === null ? 100 : POINTS.length,
    share: computeLengthShare(reading.words, matter),
    good: `O tamanho está bom: ${reading.words} palavras.`,
    bad: `A resposta tem ${reading.words} palavras; entre ${fewest} e ${LENGTH.most} cabe uma ${isTold ? 'história' : 'resposta'} completa.`,
    action:
      reading.words < fewest
        ? isTold
          ? 'Acrescente o que falta da história; um minuto de fala é um bom tamanho.'
          : 'Diga também o porquê ou um exemplo; meio minuto de fala é um bom tamanho.'
        : 'Corte o contexto e as repetições até caber em dois minutos de fala.',
    evidence: whole,
  };
  if (speech === null) return [length];
  const pace = getPace(reading, speech);
  const slow = pace.wordsPerMinute < PACE.slowest;
  const said = reading.fillers
    .slice(0, 3)
    .map(({ word, at }) => `“${word}” (${at.length})`)
    .join(', ');
  return [
    length,
    {
      points: POINTS.pace,
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
      points: POINTS.fillers,
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
      points: POINTS.pauses,
      share: computeFall(pace.pausesPerMinute, PAUSES.full, PAUSES.none),
      good: 'Quase sem silêncios longos.',
      bad: `Houve ${speech.longPauses} silêncios de mais de três segundos.`,
      action: 'Anote três palavras-chave antes de começar.',
      evidence: whole,
    },
  ];
}

/** Clareza da entrega: of a typed answer its length, of a spoken one also pace, fillers and silences. */
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
    if (share >= 1) strengths.push({ points, text: good, evidence });
    else losses.push({ points: points * (1 - share), text: bad, evidence, action });
  }
  const value = all.reduce((sum, { points, share }) => sum + points * share, 0);
  return buildDimension('delivery', value, HOW[speech === null ? 'typed' : 'spoken'](getFewest(matter)), {
    strengths,
    losses,
  });
}
