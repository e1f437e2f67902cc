import type { BarShape } from './bar-rows.tsx';
import type { ShareReading } from './reading.ts';

/** How a cell of people is drawn: a half as a range, for more is not known. */
export function shareShape(reading: ShareReading): BarShape {
  if (reading.kind === 'share') return { kind: 'filled', to: reading.share, interval: reading.interval };
  if (reading.kind !== 'band') return { kind: 'nothing' };
  return reading.half === 'below' ? { kind: 'range', from: 0, to: 0.5 } : { kind: 'range', from: 0.5, to: 1 };
}
