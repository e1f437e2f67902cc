import { formatFactor } from '@aura/shared-career-ui';

/** From each weight on (0 to 1), how much a skill counts among those of the goal. */
const DEGREES = [
  { from: 0.85, words: 'entre as que mais pesam' },
  { from: 0.6, words: 'pesa bastante' },
  { from: 0.35, words: 'peso médio' },
] as const;
const LEAST = 'entre as que menos pesam';

/** Weight of a skill in the goal (0 to 1) in words first: a bare percentage reads like a share of a total. */
export function describeWeight(weight: number): string {
  const words = DEGREES.find(({ from }) => weight >= from)?.words ?? LEAST;
  return `${words} (${formatFactor(Math.round(weight * 100) / 100)} de 1)`;
}
