import { FEWEST_ANSWERS, type PulseUnit, type ShareCell } from '@aura/shared-domain';
import type { Company } from '../records/company.ts';
import { shareCell } from '../view/cells/share-cell.ts';
import { roundToPlaces } from '../view/decimals.ts';
import { computeMinimums } from '../view/visibility/minimums.ts';
import { sumOf } from '../view/visibility/part.ts';
import { computeSeen } from '../view/visibility/seen.ts';
import { computeVisibleWeek } from '../view/visibility/visible-week.ts';
import type { PulseSums, PulseUnitSums } from './pulse-record-schema.ts';

/** The three rounded sums that answers to one question fall into, of one unit. Together they are those who answered. */
interface Thirds {
  readonly against: number;
  readonly neither: number;
  readonly favour: number;
}

const HIDDEN: ShareCell = {
  state: 'suppressed',
  n: null,
  count: null,
  share: null,
  low: null,
  high: null,
  band: null,
};

/**
 * What is shown of a pulse, out of its rounded sums alone and behind the same fence as every other number: the units
 * that may be shown, and all of them as their sum. A number needs so many answers; where a unit has fewer, the total is of
 * the others, so that what is hidden is no difference of two numbers.
 */
export function computePulseResults(
  company: Company,
  sums: PulseSums,
  items: readonly string[],
): PulseUnit[] {
  const week = computeVisibleWeek(company, sums.units);
  const { exact } = computeMinimums(company);
  const fewest = Math.max(FEWEST_ANSWERS, exact);
  const units = [
    { id: null, name: 'Todas as pessoas consultadas' },
    ...week.units.filter(({ state }) => state === 'shown'),
  ];
  const numbers = (unit: string | null, of: (part: PulseUnitSums) => Thirds): readonly Thirds[] => {
    const seen = computeSeen(week, unit);
    if (typeof seen === 'string') return [];
    const thirds = seen.map(of);
    const enough = thirds.filter((one) => countAnswered(one) >= fewest);
    return enough.length > 0 ? enough : sumOf(thirds, countAnswered) >= fewest ? thirds : [];
  };
  return units.map(({ id, name }) => {
    const scored = numbers(id, toThirds);
    return {
      id,
      name,
      answered: shareCell(computeSeen(week, id), ({ answered }) => answered, { exact }),
      items: items.map((item) => {
        const thirds = numbers(id, ofItem(item));
        return {
          id: item,
          unfavourable: shareOf(thirds, 'against', sums.size),
          favourable: shareOf(thirds, 'favour', sums.size),
        };
      }),
      promoters: shareOf(scored, 'favour', sums.size),
      detractors: shareOf(scored, 'against', sums.size),
      enps: scoreOf(scored, sums.size),
    };
  });
}

const ofItem =
  (item: string) =>
  ({ items }: PulseUnitSums): Thirds => {
    const { unfavourable, neutral, favourable } = items[item] ?? {
      unfavourable: 0,
      neutral: 0,
      favourable: 0,
    };
    return { against: unfavourable, neither: neutral, favour: favourable };
  };

const toThirds = ({ enps: { detractors, passives, promoters } }: PulseUnitSums): Thirds => ({
  against: detractors,
  neither: passives,
  favour: promoters,
});

const countAnswered = ({ against, neither, favour }: Thirds): number => against + neither + favour;

const FIELDS = ['against', 'neither', 'favour'] as const;

/** The bounds of a sum before each unit was rounded. */
function computeRange(parts: readonly Thirds[], field: keyof Thirds, size: number) {
  const off = Math.floor(size / 2);
  return {
    low: sumOf(parts, (part) => Math.max(0, part[field] - off)),
    high: sumOf(parts, (part) => part[field] + off),
  };
}

/** A third of those who answered, and what it can have been before the sums were rounded. */
function shareOf(parts: readonly Thirds[], field: keyof Thirds, size: number): ShareCell {
  const n = sumOf(parts, countAnswered);
  if (n === 0) return HIDDEN;
  const count = sumOf(parts, (part) => part[field]);
  const own = computeRange(parts, field, size);
  const others = FIELDS.filter((one) => one !== field).map((one) => computeRange(parts, one, size));
  const least = sumOf(others, ({ low }) => low);
  const most = sumOf(others, ({ high }) => high);
  return {
    state: 'ok',
    n,
    count,
    share: roundToPlaces(count / n, 4),
    low: roundToPlaces(own.low / (own.low + most), 4),
    high: roundToPlaces(own.high / (own.high + least), 4),
    band: null,
  };
}

const WHOLE = 100;

/** The net score: who is in favour less who is against, of a hundred who answered. It rises with the first and falls with the second. */
function scoreOf(parts: readonly Thirds[], size: number): PulseUnit['enps'] {
  const n = sumOf(parts, countAnswered);
  if (n === 0) return { state: 'suppressed', n: null, score: null, low: null, high: null };
  const [less, between, more] = FIELDS.map((field) => computeRange(parts, field, size)) as [
    Range,
    Range,
    Range,
  ];
  return {
    state: 'ok',
    n,
    score: computeNet(
      sumOf(parts, ({ favour }) => favour),
      sumOf(parts, ({ against }) => against),
      sumOf(parts, ({ neither }) => neither),
    ),
    low: computeNet(more.low, less.high, more.low < less.high ? between.low : between.high),
    high: computeNet(more.high, less.low, more.high > less.low ? between.low : between.high),
  };
}

type Range = ReturnType<typeof computeRange>;

const computeNet = (more: number, less: number, between: number): number =>
  // Adding nothing turns a negative zero into zero.
  Math.round((WHOLE * (more - less)) / (more + less + between)) + 0;
