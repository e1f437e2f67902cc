import {
  DETRACTOR_UP_TO,
  FAVOURABLE_FROM,
  PROMOTER_FROM,
  UNFAVOURABLE_UP_TO,
  type PulseAnswers,
} from '@aura/shared-domain';
import { roundToMultiple } from '../snapshot/round-to-multiple.ts';
import type { PulseSums, PulseUnitSums } from './pulse-record-schema.ts';

/** An answer, and the unit that it counts in. */
export type UnitAnswers = PulseAnswers & { readonly unit: string };

interface Counting {
  /** Units that numbers are published of, with the people in their closed groups. */
  readonly units: readonly Pick<PulseUnitSums, 'unit' | 'n'>[];
  readonly answers: readonly UnitAnswers[];
  /** Ids of the statements. */
  readonly items: readonly string[];
  /** People of a group. */
  readonly size: number;
}

/**
 * Counts a pulse, once and for all: sums over whole groups, each rounded before anything else is done with it, as those
 * of a snapshot are. Who is in no unit that is published is not counted at all.
 */
export const countPulse = ({ units, answers, items, size }: Counting): PulseSums => ({
  version: 'pulse-1.0',
  size,
  units: units.map(({ unit, n }) => {
    const own = answers.filter((answer) => answer.unit === unit);
    const count = (holds: (answer: UnitAnswers) => boolean) =>
      Math.min(n, roundToMultiple(own.filter(holds).length, size));
    const within = (id: string, fits: (value: number) => boolean) =>
      count(({ items: given }) => id in given && fits(given[id] ?? 0));
    const scored = (fits: (value: number) => boolean) => count(({ enps }) => enps !== null && fits(enps));
    return {
      unit,
      n,
      answered: count((answer) => Object.keys(answer.items).length > 0 || answer.enps !== null),
      items: Object.fromEntries(
        items.map((id) => [
          id,
          {
            unfavourable: within(id, (value) => value <= UNFAVOURABLE_UP_TO),
            neutral: within(id, (value) => value > UNFAVOURABLE_UP_TO && value < FAVOURABLE_FROM),
            favourable: within(id, (value) => value >= FAVOURABLE_FROM),
          },
        ]),
      ),
      enps: {
        detractors: scored((value) => value <= DETRACTOR_UP_TO),
        passives: scored((value) => value > DETRACTOR_UP_TO && value < PROMOTER_FROM),
        promoters: scored((value) => value >= PROMOTER_FROM),
      },
    };
  }),
});
