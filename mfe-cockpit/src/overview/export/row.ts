import { formatCell, formatShare, type LevelCell, type ShareCell } from '@aura/shared-domain';
import { HALVES, NO_NUMBER, UNMEASURED } from '../../charts/cell-words.ts';
import { readLevel, readShare } from '../../charts/reading.ts';

/** Cells of a row of the file, as texts. */
export type Row = readonly string[];

/** The text for a number that is not shown. */
const SUPPRESSED = 'suprimida';

/** A number as spreadsheets in Portuguese read it: "13,5". */
export const formatNumberCell = (value: number): string => formatCell(value);

/** A share for readers: "66,7%"; unknown ones are marked. */
export const shareCell = (share: number | null): string =>
  share === null ? NO_NUMBER : formatShare(share, 1);

/** Names of the columns of {@link formatPeopleCells}. */
export const PEOPLE_COLUMNS = ['Pessoas', 'De', 'Parcela', 'Faixa: de', 'Faixa: até'] as const;

/** A cell of people: how many, of how many, the share and its interval. */
export function formatPeopleCells(cell: ShareCell): Row {
  const reading = readShare(cell);
  switch (reading.kind) {
    case 'share': {
      const { count, n, share, interval } = reading;
      const margin = interval === null ? ['', ''] : [shareCell(interval.low), shareCell(interval.high)];
      return [formatNumberCell(count), formatNumberCell(n), shareCell(share), ...margin];
    }
    case 'band':
      return [HALVES[reading.half], reading.n === null ? '' : formatNumberCell(reading.n), '', '', ''];
    case 'hidden':
      return [SUPPRESSED, '', '', '', ''];
    case 'unmeasured':
      return [UNMEASURED, '', '', '', ''];
  }
}

/** A cell of knowledge: points of a hundred, and the coverage. */
export function formatLevelCells(cell: LevelCell | undefined): Row {
  const reading = cell ? readLevel(cell) : ({ kind: 'unmeasured' } as const);
  if (reading.kind === 'hidden') return [SUPPRESSED, ''];
  if (reading.kind === 'unmeasured') return [UNMEASURED, ''];
  return [
    formatNumberCell(reading.value * 100),
    reading.coverage === null ? '' : shareCell(reading.coverage),
  ];
}
