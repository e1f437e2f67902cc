import { quotePiece } from '../text/quoted.ts';
import { type Alert, buildAnswerEvidence } from './alert.ts';
import type { Employer, Job, ResumeDocument } from './document.ts';
import { AT_EMPLOYER, type Statement } from './statement.ts';

/** Tolerance beyond the CV's periods, months: people round. */
const TOLERANCE = 11;
const STAYED = '(?:trabalhei|fiquei|atuei|passei|permaneci|estive|worked|stayed|spent)';
const ABOUT = '(?:(?:por|durante|for|quase|cerca de|mais de|uns|exatos|about|almost|over) )*';
const END = String.raw`(?=\s*(?:$|[.,;!?]|e |and ))`;
const STAY: readonly RegExp[] = [
  new RegExp(
    String.raw`(?<!\p{L})${STAYED} ${ABOUT}⟦Q(\d)⟧ (?:de (?:experiencia|casa) )?${AT_EMPLOYER}`,
    'u',
  ),
  new RegExp(String.raw`(?<!\p{L})${AT_EMPLOYER},? (?:eu |i )?${STAYED} ${ABOUT}⟦Q(\d)⟧${END}`, 'u'),
  new RegExp(String.raw`(?<!\p{L})${STAYED} ${AT_EMPLOYER},? ${ABOUT}⟦Q(\d)⟧${END}`, 'u'),
];

interface Months {
  readonly least: number;
  readonly most: number;
}

/** First and last month that a date of the CV can mean, counted from the year 0. */
function toMonths(date: string): Months {
  const [year = 0, month] = date.split('-').map(Number);
  return month === undefined
    ? { least: year * 12, most: year * 12 + 11 }
    : { least: year * 12 + month - 1, most: year * 12 + month - 1 };
}

/** How long a job was, as precisely as the CV says; null where an end is open. */
function computeLength(jobs: readonly Job[]): Months | null {
  const ends = jobs.map(({ start, end, current }) =>
    start === null || end === null || current ? null : { start: toMonths(start), end: toMonths(end) },
  );
  if (ends.length === 0 || ends.includes(null)) return null;
  const known = ends.filter((one) => one !== null);
  const first = known.reduce((a, b) => (b.start.least < a.start.least ? b : a)).start;
  const last = known.reduce((a, b) => (b.end.most > a.end.most ? b : a)).end;
  return { least: Math.max(0, last.least - first.most), most: last.most - first.least + 1 };
}

const isOutside = (said: number, { least, most }: Months): boolean =>
  said < least - TOLERANCE || said > most + TOLERANCE;

/** `2018-03` as 03/2018. */
export const formatAlertDate = (date: string): string => date.split('-').toReversed().join('/');

/** "de 01/2021 a 06/2024", and "desde 03/2022" of a job that goes on or whose end is not said. */
export function formatPeriod({ start, end, current }: Job): string {
  const begins = start === null ? null : formatAlertDate(start);
  if (end === null || current) return begins === null ? 'sem datas' : `desde ${begins}`;
  return begins === null ? `até ${formatAlertDate(end)}` : `de ${begins} a ${formatAlertDate(end)}`;
}

const listPeriods = ({ jobs }: Employer): string => jobs.map(formatPeriod).join(' e ');

/** "Fiquei cinco anos na Ambev" where the CV has two: only of jobs that are over, whole or one by one. */
export function findDurationAlert(
  statement: Statement,
  document: ResumeDocument,
  docId: string,
): Alert | null {
  const { employer, skeleton, quantities, raw } = statement;
  const match = employer && STAY.map((pattern) => pattern.exec(skeleton)).find((found) => found !== null);
  const quantity = quantities[Number(match?.[1] ?? -1)];
  if (!employer || !quantity || !(quantity.unit === 'year' || quantity.unit === 'month')) return null;
  const said = Number(quantity.value) * (quantity.unit === 'year' ? 12 : 1);
  const lengths = [computeLength(employer.jobs), ...employer.jobs.map((job) => computeLength([job]))];
  if (!Number.isFinite(said) || lengths.some((months) => months === null || !isOutside(said, months)))
    return null;
  const evidence = employer.jobs.flatMap(({ path }) => document.evidence(`${path}.start`));
  return {
    kind: 'differs',
    text: `Na resposta, ${quotePiece(raw.slice(quantity.start, quantity.end))} em ${employer.name}; no currículo, o período é ${listPeriods(employer)}.`,
    evidence: [buildAnswerEvidence(docId, statement, quantity), ...evidence],
  };
}
