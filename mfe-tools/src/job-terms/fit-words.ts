import { formatValue } from '@aura/shared-career-ui';
import {
  BAND_LABELS,
  BandSchema,
  choosePlural,
  findBand,
  formatNumber,
  nameBand,
  type FitNumber,
} from '@aura/shared-domain';

/** Points between the two ends from which a fit is shown as a range; a smaller difference says nothing. */
const LEAST_RANGE = 3;

export interface FitRange {
  readonly from: number;
  readonly to: number;
  /** Requirements that decide where in the range the person is. */
  readonly requirements: number;
}

/** The range of a fit that counts what the CV leaves open; null where one number says it. */
export function findFitRange({ value, open }: FitNumber): FitRange | null {
  if (value === null || open === undefined || value - open.without < LEAST_RANGE) return null;
  return { from: open.without, to: value, requirements: open.requirements };
}

/** An end of a range, short where it is whole. */
const formatEnd = (value: number): string => formatNumber(value, 1);

/** The number: "72,4", or "71,4 a 98". */
export function formatFit(fit: FitNumber): string {
  const range = findFitRange(fit);
  if (range) return `${formatEnd(range.from)} a ${formatEnd(range.to)}`;
  return fit.value === null ? '' : formatValue(fit.value);
}

/** The band, or those of both ends: "Bom a forte". */
export function nameFitBand(fit: FitNumber): string {
  const upper = nameBand(fit);
  const range = findFitRange(fit);
  if (!range) return upper;
  const bands = BandSchema.options;
  const lower = bands[Math.min(bands.indexOf(findBand(range.from, 1)), bands.indexOf(fit.band))] ?? fit.band;
  return lower === fit.band ? upper : `${BAND_LABELS[lower]} a ${upper.toLocaleLowerCase('pt-BR')}`;
}

/** "confirme 3 requisitos". */
export const describeConfirming = (requirements: number): string =>
  choosePlural(requirements, 'confirme 1 requisito', `confirme ${requirements} requisitos`);

/** "72,4 de 100", or "entre 71,4 e 98 de 100, conforme você confirme 3 requisitos". */
export function describeFitNumber(fit: FitNumber): string {
  const range = findFitRange(fit);
  if (!range) return `${formatFit(fit)} de 100`;
  const ends = `entre ${formatEnd(range.from)} e ${formatEnd(range.to)} de 100`;
  return `${ends}, conforme você ${describeConfirming(range.requirements)}`;
}
