import {
  type Dimension,
  formatCount,
  formatDecimal,
  formatList,
  PRACTICE_LIMITS,
  type PracticeRecord,
} from '@aura/shared-domain';
import { PRACTICE, READINESS_WEIGHTS } from '../weights.ts';
import { toTenth } from './input.ts';

/** Whether anything was practised. */
export const isPractised = ({ simulations, lessons, applications }: PracticeRecord): boolean =>
  simulations.length > 0 || lessons > 0 || applications > 0;

const isEnough = ({ simulations, lessons, applications }: PracticeRecord): boolean =>
  simulations.length > 0 ||
  lessons >= PRACTICE.lessons.enough ||
  applications >= PRACTICE.applications.enough;

const computeMean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Practice, 0 to 100: what one of its three parts (simulations, lessons, applications) leaves open, another can fill,
 * `100 (1 - (1 - s)(1 - l)(1 - a))`. So no practice lowers it but a worse simulation.
 */
function computePractice({ simulations, lessons, applications }: PracticeRecord): number {
  const shares = [
    computeMean(simulations) / 100,
    lessons / PRACTICE.lessons.full,
    applications / PRACTICE.applications.full,
  ];
  const open = shares.reduce((left, share) => left * (1 - Math.min(1, Math.max(0, share))), 1);
  return toTenth(100 * (1 - open));
}

function describeRecord({ simulations, lessons, applications }: PracticeRecord): string {
  const parts = [
    simulations.length === 0
      ? 'nenhuma simulação completa'
      : `nota média ${formatDecimal(computeMean(simulations), 1)} em ` +
        formatCount(simulations.length, 'simulação completa', 'simulações completas'),
    `${formatCount(lessons, 'lição concluída', 'lições concluídas')} nos últimos ${PRACTICE_LIMITS.lessonDays} dias`,
    formatCount(applications, 'candidatura enviada', 'candidaturas enviadas'),
  ];
  return formatList(parts);
}

/** The dimension of practice: simulations, lessons and applications that the platform has recorded. */
export function gradePractice(record: PracticeRecord): Dimension {
  const base = { id: 'practice', label: 'Prática', weight: READINESS_WEIGHTS.practice, evidence: [] };
  if (!isEnough(record)) {
    return {
      ...base,
      value: null,
      rule:
        `Ainda sem registro que baste até este diagnóstico: ${describeRecord(record)}. Esta parte começa a contar com uma simulação de ` +
        `entrevista com ${PRACTICE_LIMITS.answers} respostas avaliadas, ${PRACTICE.lessons.enough} lições concluídas ou ` +
        `${PRACTICE.applications.enough} candidaturas enviadas.`,
      howToImprove: `Uma simulação de entrevista com ${PRACTICE_LIMITS.answers} respostas já dá o primeiro registro.`,
    };
  }
  const value = computePractice(record);
  return {
    ...base,
    value,
    rule:
      `${describeRecord(record)}. Cada parte cobre até o todo (nota 100, ${PRACTICE.lessons.full} lições, ` +
      `${PRACTICE.applications.full} candidaturas), e o que uma deixa aberto outra pode cobrir.`,
    ...(value < 100 && {
      howToImprove: 'Lições concluídas, candidaturas e novas simulações sobem esta parte.',
    }),
  };
}
