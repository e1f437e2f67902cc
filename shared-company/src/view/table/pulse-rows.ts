import { type PulseUnit, type ShareCell, type TableRow, computeWeek } from '@aura/shared-domain';

/** A counted pulse in its displayed form. */
export interface CountedPulse {
  readonly closesAt: Date;
  readonly units: readonly PulseUnit[];
}

/** Suffix of a statement's id. */
const SIDES = { unfavourable: 'desfavoravel', favourable: 'favoravel' } as const;

/** The numbers of a pulse, in the week of its end; the net score appears as its component shares. */
export function listPulseRows({ closesAt, units }: CountedPulse): TableRow[] {
  // It ends with a day: a moment before, so that this is of the week of that day.
  const week = computeWeek(new Date(closesAt.getTime() - 1));
  return units.flatMap(({ id: unit, answered, items, promoters, detractors }) => {
    const row = (id: string, cell: ShareCell): TableRow => {
      const { state, n, count, share: value, low, high } = cell;
      return { week, unit, kind: 'pulse', id, state, n, count, value, low, high };
    };
    return [
      row('participacao', answered),
      ...items.flatMap((item) => [
        row(`${item.id}.${SIDES.unfavourable}`, item.unfavourable),
        row(`${item.id}.${SIDES.favourable}`, item.favourable),
      ]),
      row('enps.promotoras', promoters),
      row('enps.detratoras', detractors),
    ];
  });
}
