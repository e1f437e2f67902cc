import { RIASEC_LETTERS } from '@aura/shared-domain';

/** Credit by distance on the hexagon: same letter, neighbour, one apart, opposite. */
const CREDIT_BY_DISTANCE = [3, 2, 1, 0] as const;
const POSITION_WEIGHTS = [3, 2, 1] as const;
const MOST = 18;

function computeDistance(a: string, b: string): number {
  const order: readonly string[] = RIASEC_LETTERS;
  const apart = Math.abs(order.indexOf(a) - order.indexOf(b));
  return Math.min(apart, order.length - apart);
}

/**
 * How well two three-letter interest codes agree, 0 to 100: the C index of Brown and Gore (1994), which compares the
 * letters place by place on Holland's hexagon and weighs the first place three times, the second twice.
 */
export function computeCongruence(person: string, work: string): number {
  const points = POSITION_WEIGHTS.reduce<number>((sum, weight, place) => {
    const distance = computeDistance(person.charAt(place), work.charAt(place));
    return sum + weight * (CREDIT_BY_DISTANCE[distance] ?? 0);
  }, 0);
  return (100 * points) / MOST;
}
