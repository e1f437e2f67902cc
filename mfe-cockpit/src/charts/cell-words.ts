import { formatShare } from '@aura/shared-domain';
import { formatWhole } from '../words/numbers.ts';
import type { ShareReading } from './reading.ts';

/** The text for a number that is not shown. */
export const HIDDEN = '—';

/** Why it is not shown. */
export const HIDDEN_REASON = 'grupo pequeno demais';

export const UNMEASURED = 'sem dados';

/** For an index that is unknown for lack of people or data. */
export const NO_NUMBER = 'sem número';

export const HALVES = { below: 'menos da metade', above: 'metade ou mais' } as const;

/** The text for a cell of people. */
export function shareInWords(reading: ShareReading): string {
  switch (reading.kind) {
    case 'share':
      return `${formatWhole(reading.count)} de ${formatWhole(reading.n)} (${formatShare(reading.share)})`;
    case 'band':
      return reading.n === null
        ? HALVES[reading.half]
        : `${HALVES[reading.half]} de ${formatWhole(reading.n)}`;
    case 'hidden':
      return HIDDEN;
    case 'unmeasured':
      return UNMEASURED;
  }
}

/** "52% a 79%": the interval of a share; empty without one. */
export function describeInterval(reading: ShareReading): string {
  if (reading.kind !== 'share' || reading.interval === null) return '';
  return `${formatShare(reading.interval.low)} a ${formatShare(reading.interval.high)}`;
}
