import type { ArchetypeId, BehaviorResult } from '@aura/shared-domain';
import type { ScenarioOption } from '../scenarios.ts';
import { type Axes, BORDER, computeMargin, SIDES, TENDENCIES } from './axes.ts';

const fitOf = (id: ArchetypeId, { outer, inner }: Axes): number =>
  SIDES[id].outer * outer + SIDES[id].inner * inner;

const areNeighbours = (a: ArchetypeId, b: ArchetypeId): boolean =>
  (SIDES[a].outer === SIDES[b].outer) !== (SIDES[a].inner === SIDES[b].inner);

/** The tendencies, the likeliest first: by the axes, then by the scenarios, then in the fixed order. */
function sortByLikelihood(axes: Axes, chosen: readonly ScenarioOption[]): ArchetypeId[] {
  const votes = (id: ArchetypeId): number => chosen.filter(({ archetype }) => archetype === id).length;
  return TENDENCIES.toSorted((a, b) => fitOf(b, axes) - fitOf(a, axes) || votes(b) - votes(a));
}

/** A tendency, or the two closest ones, the likelier first. */
export type Outcome = Pick<BehaviorResult, 'archetype' | 'between'> & {
  /** The tendency, or the likelier of the two. */
  readonly likeliest: ArchetypeId;
};

/**
 * The result of the axes. From {@link BORDER} on it is the quadrant; nearer, the two quadrants next to the nearest
 * border, which share the side of the other axis. If both axes are equally near, scenarios decide which is likelier.
 *
 * Four scenarios together move an axis by at most .2: they can clarify a near miss or blur a narrow result, and decide
 * if the items are exactly on a border. They never lead to a quadrant that the items contradict.
 */
export function computeOutcome(axes: Axes, chosen: readonly ScenarioOption[]): Outcome {
  const [likeliest = 'obliger', ...others] = sortByLikelihood(axes, chosen);
  if (computeMargin(axes) >= BORDER) return { likeliest, archetype: likeliest, between: null };
  const second = others.find((id) => areNeighbours(id, likeliest)) ?? 'questioner';
  return { likeliest, archetype: null, between: [likeliest, second] };
}
