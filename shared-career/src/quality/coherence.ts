import { choosePlural, type Evidence } from '@aura/shared-domain';
import { foldText } from '../text/index.ts';
import { findTense } from '../wording/actions.ts';
import { formatCounted } from '../wording/quote.ts';
import { tidyField, type QualityFacts } from './facts.ts';
import { listEntries, type Entry, isDated, computeMonth, computeThisMonth } from './periods.ts';
import { gradeDimension, type Loss, type Measured, leaveUngraded } from './settle.ts';
import { COHERENCE, QUALITY_WEIGHTS } from './weights.ts';

const listOwnLines = (entry: Entry): Evidence[] =>
  (entry.period ? [entry.period] : entry.head ? [entry.head] : []).map((line) => line.evidence);

function isReversed({ start, end }: Entry): boolean {
  return start !== null && end !== null && computeMonth(start, 'first') > computeMonth(end, 'last');
}

/** Contracts whose end is known from the start. */
const FOR_A_TIME =
  /(?<!\p{L})(?:estag|aprendiz|trainee|tempor|bolsista|residen|intern(?!\p{L})|internship|mandato)/u;

/** A start to come, or, in work that is not for a fixed time, an end to come. */
function isToCome(entry: Entry, now: Date): boolean {
  const month = computeThisMonth(now);
  if (entry.start !== null && computeMonth(entry.start, 'first') > month) return true;
  if (entry.kind === 'education' || entry.current || entry.end === null) return false;
  return (
    computeMonth(entry.end, 'first') > month && !FOR_A_TIME.test(foldText(entry.head?.text ?? '').folded)
  );
}

const YEAR = /(?<!\d)(?:19|20)\d{2}(?!\d)|(?<!\d)\d{1,2}\/(?:\d{4}|\d{2})(?![\d/])/u;

/** For an entry without a period: lines of its heading with a date that could not be read. */
function findUnreadable(entry: Entry): Evidence[] {
  if (isDated(entry)) return [];
  return entry.lines
    .filter(({ path, text }) => !/\.(?:items|summary)/.test(path) && YEAR.test(text))
    .map((line) => line.evidence);
}

/** Freelancers have no employer to name. */
const OWN_ACCOUNT = new RegExp(
  [
    String.raw`(?<!\p{L})(?:autonom|freelance|free-lance|mei(?!\p{L})|conta propria|bico|diarista|profissional liberal|`,
    String.raw`self-employed|consultor|proprietari|socio|socia(?!l)|fundador)`,
  ].join(''),
  'u',
);

function isWithoutEmployer({ kind, index, lines }: Entry, { resume }: QualityFacts): boolean {
  const job = resume.experiences[index];
  if (kind !== 'experiences' || !job || tidyField(job.company) !== '') return false;
  return lines.length > 0 && !OWN_ACCOUNT.test(foldText(job.title).folded);
}

/** In a job that is over, items in the present beside items in the past. */
function findMixedTenses({ kind, current, end, lines, period }: Entry): Evidence[] {
  if (kind !== 'experiences' || current || end === null) return [];
  const told = lines
    .filter(({ path }) => path.includes('.items.'))
    .map((line) => ({ evidence: line.evidence, tense: findTense(line.text) }))
    .filter(({ tense }) => tense !== null);
  return new Set(told.map(({ tense }) => tense)).size < 2
    ? []
    : [...(period ? [period.evidence] : []), ...told.map(({ evidence }) => evidence)];
}

function makePeriodLoss(id: string, some: readonly Evidence[][], message: string, action: string): Loss {
  return {
    id,
    points: COHERENCE.period * some.length,
    message: `${formatCounted(some.length, 'período', 'períodos')} ${message}`,
    action,
    evidence: some.flat(),
  };
}

function listLosses(facts: QualityFacts, entries: readonly Entry[]): Loss[] {
  const reversed = entries.filter(isReversed);
  const toCome = entries.filter((entry) => !isReversed(entry) && isToCome(entry, facts.now));
  const unread = entries.map(findUnreadable).filter((lines) => lines.length > 0);
  const mixed = entries.map(findMixedTenses).filter((lines) => lines.length > 0);
  const nameless = entries.filter((entry) => isWithoutEmployer(entry, facts));
  return [
    makePeriodLoss(
      'coherence-reversed',
      reversed.map(listOwnLines),
      choosePlural(reversed.length, 'termina antes de começar.', 'terminam antes de começar.'),
      'Confira mês e ano de início e de fim.',
    ),
    makePeriodLoss(
      'coherence-future',
      toCome.map(listOwnLines),
      'com data que ainda não chegou.',
      'Se a atividade continua, escreva “atual” no lugar do fim; se a data está errada, corrija.',
    ),
    makePeriodLoss(
      'coherence-unreadable',
      unread,
      choosePlural(unread.length, 'não pôde ser lido.', 'não puderam ser lidos.'),
      'Escreva as datas como mês e ano, por exemplo 03/2021 – 05/2024.',
    ),
    {
      id: 'coherence-tense',
      points: COHERENCE.wording * mixed.length,
      message: `${formatCounted(mixed.length, 'experiência encerrada mistura', 'experiências encerradas misturam')} verbos no presente e no passado.`,
      action: 'No que já terminou, deixe todos os verbos no passado.',
      evidence: mixed.flat(),
    },
    {
      id: 'coherence-employer',
      points: COHERENCE.wording * nameless.length,
      message: `Não encontrei o nome da empresa em ${formatCounted(nameless.length, 'experiência', 'experiências')}.`,
      action: 'Diga onde foi; se trabalhava por conta própria, escreva “autônomo” ou “MEI”.',
      evidence: nameless.flatMap(({ head }) => (head ? [head.evidence] : [])),
    },
  ];
}

/** Whether periods and wording agree with each other. Breaks and overlaps cost nothing. */
export function measureCoherence(facts: QualityFacts): Measured {
  const entries = listEntries(facts).filter((entry) => entry.lines.length > 0 || isDated(entry));
  const base = { id: 'coherence', label: 'Coerência', weight: QUALITY_WEIGHTS.coherence };
  if (!entries.some((entry) => entry.kind === 'experiences' || isDated(entry)))
    return leaveUngraded(
      { ...base, rule: 'Não há experiências nem datas para conferir; por isso esta parte não conta.' },
      'Informe mês e ano do que fez: experiências, projetos e formação.',
    );
  return gradeDimension(
    {
      ...base,
      rule:
        `Parte de 100 e perde ${COHERENCE.period} por período invertido, no futuro ou ilegível e ${COHERENCE.wording} ` +
        'por experiência encerrada que mistura tempos verbais ou sem o nome da empresa. Intervalos e trabalhos ' +
        'ao mesmo tempo não descontam nada.',
    },
    listLosses(facts, entries),
    entries.filter(isDated).flatMap(listOwnLines),
  );
}
