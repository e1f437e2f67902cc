import type { Speech } from '@aura/shared-domain';
import type { AnswerReading } from '../reading/answer-reading.ts';
import { DELIVERY } from './table.ts';

const roundToTenth = (value: number): number => Math.round(value * 10) / 10;

/** What speech comes to in a minute. */
export interface Pace {
  readonly wordsPerMinute: number;
  readonly fillersPerMinute: number;
  readonly pausesPerMinute: number;
}

/** Rates of a spoken answer; of a very short one as if it had lasted half a minute, except its words. */
export function getPace({ words, fillers }: Pick<AnswerReading, 'words' | 'fillers'>, speech: Speech): Pace {
  const minutes = Math.max(speech.seconds, DELIVERY.shortest) / 60;
  const count = fillers.reduce((sum, { at }) => sum + at.length, 0);
  return {
    wordsPerMinute: Math.round((60 * words) / speech.seconds),
    fillersPerMinute: roundToTenth(count / minutes),
    pausesPerMinute: roundToTenth(speech.longPauses / minutes),
  };
}
